"""What learners are refused."""

from __future__ import annotations

from yksi.errors import YksiError


class IllegalAction(YksiError, ValueError):
    """An action that its mask does not allow; nothing has changed anywhere."""

    code = "illegal-action"

    def __init__(self, env: int, seat: int, action: int) -> None:
        super().__init__(
            f"{self.code}: action {action} of seat {seat} in environment {env} is not legal now;"
            " nothing was changed"
        )
        self.env, self.seat, self.action = env, seat, action
