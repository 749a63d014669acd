"""Commands whose help and errors come from the locale files, loaded only when they are used.

Extends click as little as possible; knows no particular command. A help text in code is the key
of a sentence: `command-NAME` for the list, `command-NAME.help` for the command's own page.
"""

from __future__ import annotations

import contextlib
import errno
import importlib
import math
import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any, TypeVar

import click

from yksi.texts import LANGUAGES, Texts, Trouble, known_language, language_of

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
LANG_OPTION = "--lang"
FAILURE_CODE = 1
USAGE_CODE = 2
INTERRUPT_CODE = 130
_NO_MORE_OUTPUT = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
NARROW = 60  # columns of a terminal that has no room for two of them
NARROW_NAMES = 11
# Of what was typed, and of a reason that may quote it, in a sentence.
_LONGEST = {"value": 60, "word": 60, "words": 60, "reason": 300}


def texts_of(ctx: click.Context) -> Texts:
    """The texts of the language that was asked for."""
    texts = ctx.find_object(Texts)
    return Texts(LANGUAGES[0]) if texts is None else texts


def asked_language(args: Sequence[str]) -> str:
    """The language of `--lang` wherever it stands, else that of the surroundings."""
    word = None
    for number, arg in enumerate(args):
        if arg == LANG_OPTION and number + 1 < len(args):
            word = args[number + 1]
        elif arg.startswith(LANG_OPTION + "="):
            word = arg.partition("=")[2]
    if word is None:
        return language_of(os.environ)
    language = known_language(word)
    if language is None:
        raise Trouble("error-language", word=word, languages=", ".join(LANGUAGES))
    return language


class _Option(click.Option):
    """An option whose help is the key of a sentence.

    `usual` is what holds where it is not given and there is no plain default: a word, or the key of
    some (`usual-…`).
    """

    def __init__(self, *args: Any, usual: str | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.usual = usual

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        text, record = texts_of(ctx), super().get_help_record(ctx)
        if record is None:
            return None
        usual = self._usual(text, ctx)
        default = f" {text('option-default', value=usual)}" if usual else ""
        return record[0], text(self.help or "") + default

    def _usual(self, text: Texts, ctx: click.Context) -> str | None:
        """What holds if nothing is said."""
        if self.usual is not None:
            return text(self.usual) if self.usual.startswith("usual-") else self.usual
        default = self.get_default(ctx)
        return str(default) if isinstance(default, str | float) and not self.is_flag else None


class NumberRange(click.FloatRange):
    """A number between two others. What is no number (`nan`) lies between none."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(str(value), param, ctx)
        return number


def option(*names: str, key: str, **settings: Any) -> Callable[[Decorated], Decorated]:
    """An option, explained by the sentence of a key."""
    return click.option(*names, cls=_Option, help=key, **settings)


def lang_option() -> Callable[[Decorated], Decorated]:
    """`--lang`, which the group has read already."""
    return option(LANG_OPTION, key="option-lang", metavar="CODE", expose_value=False)


class Command(click.Command):
    """A command that speaks the person's language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if isinstance(self, click.Group):
            return super().parse_args(ctx, args)
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args:
            raise Trouble("error-extra", words=" ".join(ctx.args))
        return rest

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is None:
            return None
        return _Option(
            found.opts,
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=found.callback,
            help="option-help",
        )

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        text = texts_of(ctx)
        arguments = click.Command.collect_usage_pieces(self, ctx)[1:]
        usage = " ".join([text("usage-arguments", kind=self.kind), *arguments])
        formatter.write_usage(ctx.command_path, usage, text("usage") + " ")

    kind = "command"

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(texts_of(ctx)(f"command-{self.name}.help"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [p for p in self.get_params(ctx) if isinstance(p, click.Option)]
        records = [record for p in options if (record := p.get_help_record(ctx))]
        with formatter.section(texts_of(ctx)("usage-options")):
            _write_list(formatter, records)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text(texts_of(ctx)("usage-codes"))


def _write_list(formatter: click.HelpFormatter, records: Sequence[tuple[str, str]]) -> None:
    """Names beside what they mean; above it where lines are short."""
    if formatter.width < NARROW:
        formatter.write_dl(records, col_max=NARROW_NAMES, col_spacing=1)
    else:
        formatter.write_dl(records)


class Group(Command, click.Group):
    """Commands that are imported when they are called, from `<package>.<name>`."""

    kind = "group"

    def __init__(self, name: str, package: str, commands: Sequence[str], **settings: Any) -> None:
        super().__init__(name, invoke_without_command=True, **settings)
        self._package = package
        self._names = list(commands)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return self._names

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in self._names:
            raise Trouble("error-command", word=cmd_name, commands=", ".join(self._names))
        command: click.Command = importlib.import_module(f"{self._package}.{cmd_name}").command
        return command

    def key_of(self, name: str) -> str:
        """The key of what a command does, for the list."""
        return f"command-{name}"

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        text = texts_of(ctx)
        with formatter.section(text("usage-commands")):
            _write_list(formatter, [(name, text(self.key_of(name))) for name in self._names])
        super().format_options(ctx, formatter)

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        columns = shutil.get_terminal_size().columns
        if columns < NARROW:
            extra["terminal_width"] = columns  # otherwise help would have at least fifty
        return super().make_context(
            info_name, args, parent, obj=Texts(asked_language(args)), **extra
        )

    def main(self, args: Sequence[str] | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run, and end with a sentence and a code where something is wrong."""
        args = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(args, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except (Trouble, click.UsageError) as trouble:
            click.echo(_sentence(_texts(args), trouble), err=True)
            code = USAGE_CODE
        except click.Abort:
            code = INTERRUPT_CODE
        except OSError as error:
            if error.errno not in _NO_MORE_OUTPUT:
                raise
            _silence(sys.stdout)
            click.echo(_texts(args)("error-output", reason=os.strerror(error.errno)), err=True)
            code = FAILURE_CODE
        sys.exit(code)


def _silence(stream: IO[str]) -> None:
    """What could not be written is not tried again when Python ends."""
    with contextlib.suppress(OSError):  # streams of tests are no files
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def said(text: Texts, key: str, arguments: Mapping[str, str | int]) -> str:
    """What is wrong, without all of what was typed where that is long."""
    return text(key, **{name: _short(name, value) for name, value in arguments.items()})


def _short(name: str, value: str | int) -> str | int:
    longest = _LONGEST.get(name)
    if isinstance(value, str) and longest is not None and len(value) > longest:
        return f"{value[: longest - 1]}…"
    return value


def _shown(param: click.Parameter) -> str:
    """An option as it is typed, an argument as the usage names it."""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _texts(args: Sequence[str]) -> Texts:
    try:
        return Texts(asked_language(args))
    except Trouble:
        return Texts(language_of(os.environ))


def _sentence(text: Texts, trouble: Trouble | click.UsageError) -> str:
    match trouble:
        case Trouble():
            return said(text, trouble.key, trouble.arguments)
        case click.NoSuchOption():
            return text("error-option", option=trouble.option_name)
        case click.BadOptionUsage():
            return text("error-option-value", option=trouble.option_name)
        case click.MissingParameter(param=click.Parameter() as missing):
            return text("error-missing", name=_shown(missing))
        case click.BadParameter(param=click.Parameter(type=NumberRange() as range_) as bad):
            low, high = str(range_.min), str(range_.max)
            return text("error-range", option=_shown(bad), low=low, high=high)
        case click.BadParameter(param=click.Parameter() as bad):
            return text("error-value", option=_shown(bad))
        case _:
            return text("error-usage", reason=trouble.format_message())
