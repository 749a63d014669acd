"""Why something about an evening is not done. Nothing has changed then."""

from __future__ import annotations

from yksi.errors import YksiError
from yksi.server.evenings.shapes import EveningRefusal


class RefusedError(YksiError):
    """It was refused; `status` is how HTTP says it."""

    def __init__(self, status: int, refusal: EveningRefusal) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


def refused(status: int, code: str, **details: int) -> RefusedError:
    return RefusedError(status, EveningRefusal(code, **details))
