"""The record of a table: it replays to the same, or says which line is wrong."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from tests.party import Party
from tests.table.situations import SECOND, given
from yksi.game import actions as do
from yksi.game.record import RecordError
from yksi.messages import commands as say
from yksi.records.table_record import replay, write_record
from yksi.seeds import secret_of


def test_a_card_has_one_name() -> None:
    """Or the record of a game would not be written again as it was read."""
    table = given("edition custom\nseats 2\nturn A\ntop R5\nhand A WC1 R1 R2")
    assert table.handle(0, 0, say.Act(do.Lay(("WC",), "red"))).refusal is not None
    assert table.handle(0, 0, say.Act(do.Lay(("WC1",), "red"))).refusal is None


def evening() -> Party:
    """Everything that a record can hold, in short."""
    party = Party.lobby("custom", people=3, bots=1, seed=2)
    party.do(0, say.WriteCard(1, 'say “äö” and "\\"'))
    party.do(1, say.Vote(True), after=1234)
    party.do(2, say.Vote(True))
    for person in range(3):
        party.do(person, say.Ready())
    party.do(0, say.StartGame())
    party.refuse(1, say.Act(do.Catch(2)))
    party.do(2, say.Leave())
    for _ in range(30):
        party.obey(0) or party.obey(1) or party.bots_act() or party.wait(SECOND)
    return party


def test_a_record_replays_to_the_same() -> None:
    party = evening()
    text = write_record(party.table)
    twin, effects = replay(text)
    assert write_record(twin) == text
    assert [effect for part in effects for effect in part] == party.told
    twin.tick(party.now)
    for person in range(4):
        assert twin.view(person) == party.table.view(person)
    assert secret_of(2001) in text  # whoever has the record can deal again
    assert "! B catches C" in text


HEAD = "yksi table 1\nchance chacha8\n\n"
ENTERS = '0.000 A enters "Anna" key a\n'
BAD = {
    "": "line 1: the record of a table begins with 'yksi table 1' and its chance",
    "yksi table 2\nchance chacha8\n\n": "line 1: the record of a table begins",
    "yksi table 1\nchance dice\n\n": "line 1: the record of a table begins",
    f"{HEAD}soon A leaves\n": "line 4: a line begins with seconds such as 12.345, not 'soon'",
    f"{HEAD}1.5 A leaves\n": "line 4: a line begins with seconds",
    f"{HEAD}{ENTERS}\n0.500\n0.400\n": "line 7: time does not run backwards",
    f'{HEAD}0.000 B enters "Bo" key b\n': "line 4: whoever comes in next is A",
    f'{HEAD}0.000 A enters "Bo\\x" key b\n': 'line 4: "Bo\\x" is not a quoted text',
    f"{HEAD}{ENTERS}0.000 A flies\n": "line 5: 'flies' is not a move; moves are: ",
    f"{HEAD}{ENTERS}0.000 table sings\n": "line 5: 'table sings' is nothing that the house can say",
    f"{HEAD}{ENTERS}0.000 ä leaves\n": "line 5: ä is not at this table",
    f"{HEAD}{ENTERS}0.000 B leaves\n": "line 5: it is refused: stranger",
    f"{HEAD}{ENTERS}0.000 A starts\n": "line 5: it is refused: seat-count",
    f"{HEAD}{ENTERS}0.000 ! A leaves\n": "line 5: it is accepted",
}


@pytest.mark.parametrize(("text", "message"), BAD.items())
def test_a_bad_record_is_refused_with_line_and_reason(text: str, message: str) -> None:
    with pytest.raises(RecordError) as raised:
        replay(text)
    assert str(raised.value).startswith(message)


def test_a_damaged_record_is_refused_and_never_more() -> None:
    """Whatever is done to a record, it replays or says which line is wrong."""
    dice = random.Random(1)
    text = write_record(evening().table)
    letters = [*sorted(set(text)), "\x00", "\ud800", "²", "Ä", "٣"]
    refused = 0
    for _ in range(150):
        damaged = list(text)
        for _ in range(dice.choice((1, 1, 2, 5))):
            at = dice.randrange(len(damaged))
            match dice.randrange(4):
                case 0:
                    damaged[at] = dice.choice(letters)
                case 1:
                    del damaged[at]
                case 2:
                    damaged.insert(at, dice.choice(letters))
                case _:
                    end = dice.randrange(at, min(at + 80, len(damaged)))
                    damaged[at:end] = damaged[at:end] * dice.choice((0, 2))
        with suppress(RecordError):
            replay("".join(damaged))
            continue
        refused += 1
    assert refused > 50
