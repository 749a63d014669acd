"""Who is in the room: people, bots, and what each of them is at the moment."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)  # there are many of them
class Person:
    """Somebody in the room. A place belongs to whoever knows its secret, not to a connection."""

    number: int  # in the order of coming in
    name: str
    key: str = ""  # digest of the secret; bots have none
    bot: str | None = None  # its level
    animal: str | None = None  # that was chosen, of a person; else it goes by the number
    forgets: int = 0  # of a hundred calls, a bot
    here: bool = True
    left_at: int = 0  # when last
    ready: bool = False
    watching: bool = False  # only, and says so
    pledge: str | None = None  # for a part of the next deal
    acknowledged: bool = False  # the etiquette (KPG-ETI-1)
    beginner: bool = False  # says so (KPG-R64)
    coaching: int | None = None  # whom this spectator may advise (KPG-§3.2.4)
    moved_away: bool = False  # sees and says nothing more (KPG-§3.2.3)
    put_out: bool = False  # out of the room
    freed: bool = False  # left before playing, and the place is free again
    silenced: bool = False  # by the host: writes nothing to everybody
    rounds: int = 0  # played here to their end
    warnings: list[str] = field(default_factory=list)  # their reasons (KPG-§15.1)
    barred: bool = False  # from the games of the series (KPG-SCO-8)
    wrong_catches: list[int] = field(default_factory=list)  # when
    spoke_at: list[int] = field(default_factory=list)

    @property
    def is_gone(self) -> bool:
        """Whether the place is no longer theirs."""
        return self.put_out or self.freed

    @property
    def is_human(self) -> bool:
        return self.bot is None
