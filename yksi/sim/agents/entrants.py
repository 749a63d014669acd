"""Who comes from outside, as it was typed: a name, and how the player is made.

`NAME=module:Class` is a class with the interface of `yksi.bots.Bot`, made anew for every game with
its seed. `NAME=command` is a process that speaks in lines (`agents.process`).
"""

from __future__ import annotations

import importlib
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from yksi.bots import Bot
from yksi.policies.levels import POLICIES
from yksi.sim.plan import PlanError

_NAME = re.compile(r"[A-Za-z][\w.-]{0,23}", re.ASCII)
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*", re.ASCII)
MakeBot = Callable[[int], Bot]  # of a seed


class Entrant(NamedTuple):
    name: str
    make: MakeBot | None  # a class, loaded already
    command: tuple[str, ...]  # of a process, where it is no class


def read_entrants(classes: Sequence[str], commands: Sequence[str]) -> tuple[Entrant, ...]:
    """Those that were typed behind `--agent` and `--process`; what cannot be one is refused."""
    found = [
        *(_class_entrant(*_parted("--agent", text)) for text in classes),
        *(_process_entrant(*_parted("--process", text)) for text in commands),
    ]
    names = [entrant.name for entrant in found]
    for name in names:
        if name.lower() in POLICIES or names.count(name) > 1:
            raise PlanError("error-agent-taken", name=name)
    return tuple(found)


def _parted(option: str, text: str) -> tuple[str, str]:
    name, _, how = (part.strip() for part in text.partition("="))
    if not _NAME.fullmatch(name) or not how:
        raise PlanError("error-agent-form", option=option, word=text)
    return name, how


def _class_entrant(name: str, how: str) -> Entrant:
    if not _CLASS.fullmatch(how):
        raise PlanError("error-agent-form", option="--agent", word=how)
    module, _, attribute = how.partition(":")
    here = os.getcwd()
    if here not in sys.path:  # a module beside the person, as `python -m` finds it
        sys.path.insert(0, here)
    try:
        make = getattr(importlib.import_module(module), attribute)
        bot = make(0)
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise PlanError("error-agent-load", name=name, reason=reason) from error
    if not callable(getattr(bot, "decide", None)):
        raise PlanError("error-agent-load", name=name, reason="it has no decide(view, legal)")
    return Entrant(name, make, ())


def _process_entrant(name: str, how: str) -> Entrant:
    try:
        command = tuple(shlex.split(how))
    except ValueError as error:
        raise PlanError("error-agent-load", name=name, reason=str(error)) from None
    if not command or shutil.which(command[0]) is None:
        raise PlanError("error-agent-load", name=name, reason=f"no program {how!r}")
    return Entrant(name, None, command)
