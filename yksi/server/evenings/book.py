"""The book of all evenings that friends watch: who may write what, and what is told of it.

It changes nothing that the rules of an evening refuse, nothing twice, and nothing for a pen that
has gone to another hand. For threads: it waits for the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from yksi import machine
from yksi.evening.evening import Evening
from yksi.evening.notation import read_entry
from yksi.evening.record import read_record, read_written, write_line, write_record
from yksi.evening.refusal import RefusedEntryError
from yksi.game.notation import NotationError
from yksi.game.record import RecordError
from yksi.server.evenings import shapes
from yksi.server.evenings.papers import Papers
from yksi.server.evenings.refusals import refused
from yksi.store import Log, LogError, StoredEvening

MOST_TRIES = 5  # to change an evening that others change at the same moment
FIRST_EPOCH = 1
MARK = 12  # letters by which somebody who asks for the pen is known to whoever has it
HEARD_EVERY = 20_000  # milliseconds after which it is noted again that the pen is there
USED_EVERY = 3_600_000  # the same of those who watch
STEADY = 2_000  # milliseconds by which the clock of a pen may differ from what was told


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class Done(NamedTuple):
    """What became of entries that were sent."""

    told: shapes.WrittenTold
    entries: int  # that are new
    is_news: bool  # for those who watch


class Book:
    def __init__(self, log: Log, most_entries: int) -> None:
        self._evenings = log.evenings
        self._retention = log.retention
        self._most = most_entries
        self._papers = Papers(log.evenings)

    # --- beginning and ending

    def begin(self, name: str, said: shapes.BeginEvening) -> shapes.WrittenTold:
        """A new evening; whoever begins the same one again is answered the same."""
        head, now = _head(said.head), machine.wall()
        new = StoredEvening(
            name,
            created=now,
            used=now,
            heard=now,
            began=now - said.now,
            head=head,
            entries=0,
            revision=1,
            epoch=FIRST_EPOCH,
            pen=_hash(said.token),
            writer=_readable(said.writer),
        )
        if self._evenings.create(new):
            return shapes.WrittenTold(0, FIRST_EPOCH)
        found = self.need(name)
        if found.pen != new.pen or found.head != head:
            raise refused(409, "taken")
        return shapes.WrittenTold(found.entries, found.epoch, _asker(found))

    def stop(self, name: str, token: str) -> None:
        """Whoever has the pen deletes the evening for everybody."""
        found = self.need(name)
        _need_pen(found, token, found.epoch)
        self._evenings.delete(name, machine.wall())

    def need(self, name: str) -> StoredEvening:
        found = self._evenings.find(name)
        if found is None:
            is_gone = self._retention.is_gone(name)
            raise refused(410, "gone") if is_gone else refused(404, "no-evening")
        return found

    # --- entries

    def write(self, name: str, said: shapes.WriteEntries) -> Done:
        """Keep what is new of some entries; they are told of the same however often they come."""
        for _ in range(MOST_TRIES):
            found = self.need(name)
            self._need_writing(found, said)
            lines = [_canonical(line, number) for number, line in enumerate(said.lines, said.first)]
            new = self._new_of(found, said.first, lines)
            answer = shapes.WrittenTold(found.entries + len(new), found.epoch, _asker(found))
            if not new and not _is_news(found, said):
                self._note_heard(found)
                return Done(answer, 0, is_news=False)
            if self._is_kept(found, said, new):
                return Done(answer, len(new), is_news=True)
        raise LogError(f"evening {name} changes too often")

    def _need_writing(self, found: StoredEvening, said: shapes.WriteEntries) -> None:
        """Refuse a pen that has gone; what it had written before counts, and it is told so."""
        if _has_pen(found, said.token, said.epoch):
            return
        stored = self._evenings.entries(found.id, said.first)
        mine = [each.text for each in stored if each.epoch == said.epoch]
        kept = 0
        for line, text in zip(said.lines, mine, strict=False):
            if _canonical(line, said.first + kept) != text:
                break
            kept += 1
        raise refused(409, "pen-moved", entries=found.entries, epoch=found.epoch, kept=kept)

    def _new_of(self, found: StoredEvening, first: int, lines: Sequence[str]) -> Sequence[str]:
        """The lines behind those that are there already, which must be the same."""
        if first > found.entries:
            raise refused(409, "gap", entries=found.entries)
        there = [each.text for each in self._evenings.entries(found.id, first)]
        there = there[: found.entries - first]
        for number, (line, text) in enumerate(zip(lines, there, strict=False), first):
            if line != text:
                raise refused(409, "different-entry", number=number, entries=found.entries)
        new = lines[len(there) :]
        if found.entries + len(new) > self._most:
            raise refused(409, "evening-full", entries=found.entries)
        return new

    def _is_kept(self, found: StoredEvening, said: shapes.WriteEntries, new: Sequence[str]) -> bool:
        """Whether the new lines are on the disk; not when somebody was quicker."""
        evening = self._papers.take(found)
        if len(evening.written) != found.entries:
            return False
        for number, line in enumerate(new, found.entries):
            _check(evening, line, number)
        now = machine.wall()
        is_kept = self._evenings.append(
            found.id,
            found.pen,
            found.epoch,
            found.entries,
            new,
            began=now - said.now,
            heard=now,
            used=now,
            draft=_draft(said.draft),
        )
        if is_kept:
            self._papers.put(found.id, evening)
        return is_kept

    def _note_heard(self, found: StoredEvening) -> None:
        now = machine.wall()
        if now - found.heard > HEARD_EVERY:
            self._evenings.note(found.id, heard=now, used=now)

    # --- the pen

    def hold(self, name: str, wish: shapes.PenWish) -> None:
        """Do what somebody wishes of the pen; the same wish again changes nothing more."""
        for _ in range(MOST_TRIES):
            if self._is_done(self.need(name), wish):
                return
        raise LogError(f"evening {name} changes too often")

    def _is_done(self, found: StoredEvening, wish: shapes.PenWish) -> bool:
        now, change = machine.wall(), self._evenings.change
        match wish:
            case shapes.KeepSpareKey(token, epoch, spare):
                _need_pen(found, token, epoch)
                return change(found.id, epoch, spare=spare)
            case shapes.TakePen(token, key, writer):
                if found.pen == _hash(token):
                    return True
                if found.spare != _hash(key):
                    raise refused(403, "wrong-key")
                return self._evenings.hand_over(found, _hash(token), _readable(writer), now)
            case shapes.AskForPen(token, writer):
                if found.pen == _hash(token):
                    return True
                name = _readable(writer)
                return change(found.id, found.epoch, asker=_hash(token), asker_name=name)
            case shapes.GivePen(token, epoch, mark, is_given):
                _need_pen(found, token, epoch)
                if found.asker is None or found.asker[:MARK] != mark:
                    raise refused(409, "nobody-asks")
                if is_given:
                    writer = found.asker_name or ""
                    return self._evenings.hand_over(found, found.asker, writer, now)
                return change(found.id, epoch, asker=None, asker_name=None)

    # --- telling

    def tell(self, name: str, first: int = 0, token: str | None = None) -> shapes.EveningTold:
        """An evening for somebody who watches or, by its token, for whoever has the pen."""
        found, now = self.need(name), machine.wall()
        who = None if token is None else _hash(token)
        is_mine = who == found.pen
        if is_mine:
            self._note_heard(found)
        elif now - found.used > USED_EVERY:
            self._evenings.note(name, used=now)
        stored = self._evenings.entries(name, first) if first < found.entries else []
        return shapes.EveningTold(
            head=found.head,
            first=first,
            lines=tuple(each.text for each in stored[: found.entries - first]),
            entries=found.entries,
            revision=found.revision,
            epoch=found.epoch,
            writer=found.writer,
            now=max(0, now - found.began),
            quiet=0 if is_mine else max(0, now - found.heard),
            draft=found.draft,
            mine=is_mine,
            spare=found.spare is not None,
            asks=who is not None and who == found.asker,
            asker=_asker(found) if is_mine else None,
        )

    def record(self, name: str) -> str:
        """The record as far as it was written."""
        found = self.need(name)
        stored = self._evenings.entries(name)
        return found.head + "".join(f"{each.text}\n" for each in stored)


def _head(text: str) -> str:
    """The first lines of a record as they are always written."""
    try:
        evening = read_record(text)
    except RecordError:
        raise refused(422, "head") from None
    if evening.written:
        raise refused(422, "head")
    return write_record(evening)


def _canonical(line: str, number: int) -> str:
    """A line as it is always written."""
    try:
        return write_line(read_written(line, number))
    except RecordError:
        raise refused(422, "no-entry", number=number) from None


def _check(evening: Evening, line: str, number: int) -> None:
    """Write a line down, or say by which code it is refused."""
    written = read_written(line, number)
    try:
        evening.write(written.at, written.entry)
    except RefusedEntryError as error:
        raise refused(422, error.code, number=number) from None


def _readable(name: str) -> str:
    """A name without signs that nobody sees: they change what friends, or a terminal, show."""
    return "".join(sign for sign in name if sign.isprintable())


def _draft(sentence: str) -> str:
    """What is being counted, if that is what it says."""
    if not sentence.isprintable():
        return ""
    try:
        read_entry(sentence)
    except NotationError:
        return ""
    return sentence


def _has_pen(found: StoredEvening, token: str, epoch: int) -> bool:
    return found.pen == _hash(token) and found.epoch == epoch


def _need_pen(found: StoredEvening, token: str, epoch: int) -> None:
    if not _has_pen(found, token, epoch):
        raise refused(409, "pen-moved", entries=found.entries, epoch=found.epoch)


def _asker(found: StoredEvening) -> shapes.Asker | None:
    if found.asker is None:
        return None
    return shapes.Asker(found.asker[:MARK], found.asker_name or "")


def _is_news(found: StoredEvening, said: shapes.WriteEntries) -> bool:
    """Whether those who watch should learn of a message without new entries."""
    is_off = abs(machine.wall() - said.now - found.began) > STEADY
    return is_off or _draft(said.draft) != found.draft
