"""The kernel's functions for one set of rules and no events: `r.field` becomes a constant.

A GPU pays for every branch that is never taken with space in its small instruction cache, and for
every look at a record with time; what is known beforehand, the compiler leaves out.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from typing import Any

from yksi.rules import Rules


class _WithoutRules(ast.NodeTransformer):
    """Drops `r: Rules` from a definition and `r` from every call; nobody is told anything."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.args.args = [argument for argument in node.args.args if argument.arg != "r"]
        for argument in node.args.args:
            argument.annotation = None
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if node.attr == "telling" and isinstance(node.ctx, ast.Load):
            return ast.copy_location(ast.Constant(0), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        node.args = [arg for arg in node.args if not (isinstance(arg, ast.Name) and arg.id == "r")]
        self.generic_visit(node)
        return node


def specialised(function: types.FunctionType) -> types.CodeType:
    """The code of a function that finds the rules in its module rather than in an argument."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    code = compile(ast.fix_missing_locations(_WithoutRules().visit(tree)), "kernel", "exec")
    return next(part for part in code.co_consts if isinstance(part, types.CodeType))


def constants(rules: Rules) -> Any:
    """The rules as a module of ints, whose members are constants to a compiler."""
    module = types.ModuleType("r")
    vars(module).update({name: int(value) for name, value in rules._asdict().items()})
    return module
