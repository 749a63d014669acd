"""Files that commands read and write; what is wrong with one is said in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

from yksi.game.position import PositionError
from yksi.game.record import RecordError
from yksi.rules import RulesError
from yksi.texts import Trouble


def read_text(path: Path) -> str:
    """The text of a file; a byte order mark, which some editors write, is no part of it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Trouble("error-file", file=str(path), reason=error.strerror or "") from None
    except UnicodeDecodeError:
        raise Trouble("error-file-text", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    _write(path, "w", text)


def check_apart(files: Mapping[str, str | None]) -> None:
    """Two documents in one file, or one behind the other on the output (-), could not be read."""
    for (one, file), (other, too) in combinations(files.items(), 2):
        if file is not None and file == too:
            raise Trouble("error-file-twice", one=one, other=other, file=file)


def check_writable(path: Path) -> None:
    """A file that cannot be written is told of now, not after a long run or a whole game."""
    _write(path, "a", "")


def _write(path: Path, mode: str, text: str) -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Trouble("error-file-write", file=str(path), reason=error.strerror or "") from None


@contextmanager
def faults_told(path: Path) -> Iterator[None]:
    """A record that cannot be played is told of with its file and the reason."""
    try:
        yield
    except (RecordError, RulesError, PositionError) as error:
        raise Trouble("error-text", file=str(path), reason=str(error)) from None
