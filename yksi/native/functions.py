"""The functions that compilers are given: those of `programs.MODULES`, in spaces of their own.

The same functions go to the processor's compiler and to a GPU's. Nothing here knows either.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

import numpy as np

from yksi import cards
from yksi.native.programs import MODULES
from yksi.native.specialisation import constants, specialised
from yksi.rules import Rules


def own_functions(module: types.ModuleType) -> dict[str, types.FunctionType]:
    """The functions to compile that a module defines, in their order."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType)
        and value.__module__ == module.__name__
        and not (module is cards and name.startswith("_"))
    }


def _plain(value: Any) -> Any:
    """A tuple as an array, an enumeration as a module of ints, which every compiler understands."""
    if isinstance(value, tuple) and all(type(item) is int for item in value):
        return np.array(value, np.int64)
    if isinstance(value, type) and issubclass(value, IntEnum):
        numbers = types.ModuleType(value.__name__)
        vars(numbers).update({member.name: int(member) for member in value})
        return numbers
    return value


def _space(module: types.ModuleType) -> dict[str, Any]:
    """A module's names, as compilers want them."""
    return {name: _plain(value) for name, value in vars(module).items()}


def modules_of_functions() -> dict[types.FunctionType, types.ModuleType]:
    """Every function to compile with its module, callees first."""
    return {function: module for module in MODULES for function in own_functions(module).values()}


def needed(entries: Iterable[str]) -> set[types.FunctionType]:
    """The entries and everything that they call."""
    known = modules_of_functions()
    found: set[types.FunctionType] = set()
    ahead = [function for function in known if function.__name__ in entries]
    while ahead:
        function = ahead.pop()
        found.add(function)
        called = {function.__globals__.get(name) for name in function.__code__.co_names}
        ahead += [other for other in known if other in called and other not in found]
    return found


def dispatchers(
    make: Callable[[types.FunctionType], Any], rules: Rules | None = None
) -> dict[types.FunctionType, Any]:
    """The functions of the kernel, each made by a compiler, calling each other, callees first.

    With rules they are made for these alone, and take none as an argument.
    """
    spaces = {module: _space(module) for module in MODULES}
    if rules is not None:
        for space in spaces.values():
            space["r"] = constants(rules)
    found = {
        function: make(_twin(function, spaces[module], rules is not None))
        for function, module in modules_of_functions().items()
    }
    for space in spaces.values():
        for name, value in space.items():
            if isinstance(value, types.FunctionType) and value in found:
                space[name] = found[value]
    return found


def _twin(function: types.FunctionType, space: dict[str, Any], special: bool) -> types.FunctionType:
    """A function with the same code that finds other names in its module."""
    code = specialised(function) if special else function.__code__
    twin = types.FunctionType(code, space, function.__name__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__name__
    return twin
