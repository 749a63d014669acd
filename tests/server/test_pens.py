"""The pen of an evening: given, asked for, or taken by a key, and never in two hands."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.devices import Device, new_secret, rounds
from tests.server.wire import Wire
from yksi.store import Evenings

pytestmark = pytest.mark.anyio
NAMED = {"writer": "Bo"}


@pytest.fixture
async def aino(wire: Wire) -> Device:
    """Whoever has the pen."""
    found = Device(wire)
    await found.begin()
    await found.write(0, rounds(2))
    return found


async def test_whoever_watches_writes_nothing(aino: Device) -> None:
    bo = aino.friend()
    moved = {"code": "pen-moved", "entries": 2, "epoch": 1}
    assert await bo.write(2, rounds(3)[2:]) == (409, moved | {"kept": 0})
    assert await bo.wish("spare", epoch=1, spare="0" * 64) == (409, moved)
    assert await bo.wish("give", epoch=1, asker="", yes=True) == (409, moved)
    assert await bo.wish("take", key=new_secret()) == (403, {"code": "wrong-key"})
    assert (await aino.look())[1]["entries"] == 2


async def test_a_key_takes_the_pen_once(aino: Device) -> None:
    key, bo, cy = await aino.spare(), aino.friend(), aino.friend()
    status, told = await bo.wish("take", key=key, **NAMED)
    assert (status, told["mine"], told["epoch"], told["writer"]) == (200, True, 2, "Bo")
    assert told["lines"] == rounds(2)
    assert await cy.wish("take", key=key) == (403, {"code": "wrong-key"})
    assert (await bo.wish("take", key=key))[1]["epoch"] == 2  # whose answer was lost
    assert (await bo.write(2, rounds(3)[2:]))[1]["entries"] == 3
    status, told = await aino.write(2, ["9.000 B deals"])
    assert (status, told) == (409, {"code": "pen-moved", "entries": 3, "epoch": 2, "kept": 0})
    assert (await cy.look())[1]["lines"] == rounds(3)


async def test_a_key_that_was_taken_back_takes_nothing(aino: Device) -> None:
    key = await aino.spare()
    assert (await aino.wish("spare", epoch=1, spare=None))[1]["spare"] is False
    assert (await aino.friend().wish("take", key=key))[0] == 403


async def test_an_old_pen_learns_what_of_its_own_is_kept(aino: Device) -> None:
    """The answer to its last entries was lost, and the pen has gone since."""
    key, bo = await aino.spare(), aino.friend()
    lines = rounds(5)
    await aino.write(2, lines[2:4])
    await bo.wish("take", key=key)
    await bo.write(4, lines[4:])
    mine = [*lines[2:4], "8.000 C deals"]
    assert (await aino.write(2, mine))[1]["kept"] == 2
    assert (await aino.write(2, lines[2:]))[1]["kept"] == 2  # the last one is Bo's, though equal
    assert (await aino.write(2, mine[1:]))[1]["kept"] == 0


async def test_whoever_asks_is_given_the_pen(aino: Device) -> None:
    bo = aino.friend()
    status, told = await bo.wish("ask", **NAMED)
    assert (status, told["asks"], told["mine"], told["asker"]) == (200, True, False, None)
    asker = (await aino.look())[1]["asker"]
    assert asker["writer"] == "Bo"
    assert (await aino.write(2, rounds(3)[2:]))[1]["asker"] == asker  # told with every answer
    status, told = await aino.wish("give", epoch=1, asker=asker["mark"], yes=True)
    assert (status, told["mine"], told["writer"], told["entries"]) == (200, False, "Bo", 3)
    _, told = await bo.look()
    assert (told["mine"], told["epoch"], told["asks"]) == (True, 2, False)
    bo.epoch = 2
    assert (await bo.write(3, rounds(4)[3:]))[0] == 200
    assert (await aino.write(3, rounds(4)[3:]))[1]["code"] == "pen-moved"


async def test_a_request_can_be_refused(aino: Device) -> None:
    bo = aino.friend()
    await bo.wish("ask", **NAMED)
    asker = (await aino.look())[1]["asker"]
    assert (await aino.wish("give", epoch=1, asker=asker["mark"], yes=False))[1]["mine"]
    assert not (await bo.look())[1]["asks"]
    again = await aino.wish("give", epoch=1, asker=asker["mark"], yes=True)
    assert again == (409, {"code": "nobody-asks"})


async def test_the_pen_goes_to_the_one_who_was_nodded_to(aino: Device) -> None:
    """Somebody else has asked between the question and the nod."""
    bo, cy = aino.friend(), aino.friend()
    await bo.wish("ask", writer="Bo")
    asker = (await aino.look())[1]["asker"]
    await cy.wish("ask", writer="Cy")
    status, told = await aino.wish("give", epoch=1, asker=asker["mark"], yes=True)
    assert (status, told) == (409, {"code": "nobody-asks"})
    assert (await aino.look())[1]["asker"]["writer"] == "Cy"


async def test_a_pen_that_comes_back_has_a_new_epoch(aino: Device) -> None:
    """What was sent under the old one comes too late."""
    bo = aino.friend()
    await bo.wish("take", key=await aino.spare())
    await aino.wish("take", key=await bo.spare())
    assert aino.epoch == 3
    aino.epoch = 1
    assert (await aino.write(2, rounds(3)[2:]))[1]["code"] == "pen-moved"
    aino.epoch = 3
    assert (await aino.write(2, rounds(3)[2:]))[0] == 200


async def test_a_draft_goes_with_its_pen(aino: Device) -> None:
    key = await aino.spare()
    await aino.write(2, [], draft="B goes out; A holds 7")
    assert (await aino.friend().wish("take", key=key))[1]["draft"] == ""


async def test_two_who_write_at_once_are_one_after_another(
    aino: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pen moves, or an entry is kept, between looking and writing: it is looked again."""
    bo, key = aino.friend(), await aino.spare()
    real = Evenings.append
    loop = asyncio.get_running_loop()

    def meanwhile(self: Evenings, *given: object, **values: object) -> bool:
        monkeypatch.setattr(Evenings, "append", real)
        taking = asyncio.run_coroutine_threadsafe(bo.wish("take", key=key), loop)
        assert taking.result()[0] == 200
        return real(self, *given, **values)  # type: ignore[arg-type]

    monkeypatch.setattr(Evenings, "append", meanwhile)
    assert (await aino.write(2, rounds(3)[2:]))[1]["code"] == "pen-moved"
    assert (await bo.look())[1]["entries"] == 2


async def test_many_pens_want_to_write_the_same_number(aino: Device) -> None:
    """The same device in many tabs: one entry is kept, the others are told that it is another."""
    told = await asyncio.gather(*(aino.write(2, [f"{n}.000 B deals"]) for n in range(5, 15)))
    assert sorted(status for status, _ in told) == [200] + [409] * 9
    assert {answer["code"] for status, answer in told if status == 409} == {"different-entry"}
    assert (await aino.look())[1]["entries"] == 3


async def test_one_key_and_many_hands(aino: Device) -> None:
    key = await aino.spare()
    told = await asyncio.gather(*(aino.friend().wish("take", key=key) for _ in range(8)))
    assert sorted(status for status, _ in told) == [200] + [403] * 7
    assert (await aino.look())[1]["epoch"] == 2
