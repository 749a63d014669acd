"""What is said at a table as text and back: the moves of the game, and the forms of the table."""

from __future__ import annotations

from functools import lru_cache

from yksi.game import Action
from yksi.game.notation import Names, NotationError, parse_move, write_move
from yksi.messages import commands as say
from yksi.messages.forms import Labels, forms_of, forms_of_text
from yksi.messages.text_tools import AnyTool
from yksi.table.room import Room

HOUSE = "table"
REFUSED = "!"  # said in vain


def _names(room: Room, labels: Labels) -> Names:
    """What the seats are called: like the people who sit there."""
    return Names([labels.label(number) for number in room.seats])


@lru_cache(maxsize=256)  # people mostly sit down in the order in which they come
def _usual_names(seats: tuple[int, ...]) -> Names:
    """What seats are called where nobody gives other labels; for writing alone."""
    labels = Labels()
    return Names([labels.label(number) for number in seats])


@lru_cache(maxsize=4096)  # there are few different ones, and tables make each again and again
def _write_act(seats: tuple[int, ...], who: int, action: Action) -> str | None:
    try:
        return write_move(seats.index(who), action, _usual_names(seats))
    except IndexError:  # a seat that is not there
        return None


def write_command(room: Room, who: int | None, command: say.Command) -> str | None:
    """`A is ready`, `B plays R5`, `table seals …`; Enter is said by whoever comes in.

    None for what nobody can say there, and which is refused.
    """
    if isinstance(command, say.Act):
        return None if who not in room.seats else _write_act(tuple(room.seats), who, command.action)
    labels = Labels()
    if isinstance(command, say.Enter):
        who = len(room.people)
    said = command.tool if isinstance(command, say.UseTool) else command
    texts = (form.write(said, labels) for form in forms_of(said))
    text = next((text for text in texts if text is not None), None)
    return None if text is None else f"{HOUSE if who is None else labels.label(who)} {text}"


def write_line(at: int, said: str = "", refused: bool = False) -> str:
    """A line of the record: when, and what was said; a time alone: it passed."""
    moment = f"{at // 1000}.{at % 1000:03}"
    if refused:
        moment = f"{moment} {REFUSED}"
    return f"{moment} {said}" if said else moment


def parse_command(room: Room, labels: Labels, text: str) -> tuple[int | None, say.Command]:
    """Who says what; NotationError when it cannot be read."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    who = None if word == HOUSE else labels.number(word)
    for form in forms_of_text(rest):
        said = form.read(rest, labels)
        if said is not None:
            command = say.UseTool(said) if isinstance(said, AnyTool) else said
            return (None if isinstance(command, say.Enter) else who), command
    if who is None:
        raise NotationError(f"{text.strip()!r} is nothing that the house can say")
    names = _names(room, labels)
    people = dict.fromkeys([*range(len(room.people)), who])
    seatless = (number for number in people if number not in room.seats)
    names.letters += map(labels.label, seatless)  # moves of them, or about them, are refused
    _, action = parse_move(text.strip(), names)
    return who, say.Act(action)  # type: ignore[arg-type] # every Action is one of AnyAction
