"""Examples in docstrings shown as code: the site's reader of modules takes them for quotations.

An extension of griffe, which reads the modules for the reference page.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

# From a prompt to the next empty line; what an example prints may hold no empty line either.
_EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class ExamplesInDocstrings(griffe.Extension):  # type: ignore[misc] # not in the tests' environment
    """Puts every example between fences."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            fenced = _EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
            obj.docstring.value = fenced
