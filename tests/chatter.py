"""What people say at tables in tests: what makes sense there, and anything at all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from yksi.cards import COLOR_NAMES, FACE_NAMES
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import text_tools
from yksi.messages.stage import Stage
from yksi.seeds import pledge_of, secret_of
from yksi.table.lobby.chairs import circle
from yksi.table.procedures.talk import REACTIONS
from yksi.table.room import Room

Said = tuple[int | None, say.Command]

SETTINGS = (
    *(("turn", value) for value in ("0", "5", "60")),
    *(("absent", value) for value in ("5", "20")),
    *(("pause", value) for value in ("0", "5")),
    *(("bot", value) for value in ("0", "2")),
    *(("bot_uno", value) for value in ("0", "5")),
    *(("chat", value) for value in ("yes", "no")),
    *(("open_hands", value) for value in ("yes", "no")),
    *(("series", value) for value in ("yes", "no")),
    ("ballot", "10"),
    ("limit", "10"),
    ("public", "on"),
    ("practice", "yes"),
    *(("knock", value) for value in ("yes", "no")),
)
RULES = ("classic", "custom", "moomin", "kpgut", "kpgut + referee=open", "custom + hand_size=12")
PARTS = tuple(secret_of(seed) for seed in range(4))  # that browsers pledge and contribute
TEXTS = ("everyone stands up", "joke", "draw_to_color", "rooster", "blank", '“Æ” \\ "R5"')


def sensible_command(room: Room, dice: Random) -> Said:
    """Something that might be said now, by somebody who might say it."""
    ballot, inquiry, carrying = room.ballot, room.inquiry, room.carrying
    if ballot is not None and dice.random() < 0.8:
        voter = dice.choice(ballot.voters or (0,))
        return voter, say.Vote(dice.random() < 0.7)
    if inquiry is not None and dice.random() < 0.7:
        return inquiry.person, say.Answer(dice.choice(inquiry.question.answers))
    people = [person.number for person in room.humans_here()] or [0]
    who = dice.choice(people)
    if carrying is not None and dice.random() < 0.9:
        return _carrying_out(room, who, dice)
    if room.gathering is not None and dice.random() < 0.7:
        return dice.choice(list(room.gathering.pledges)), say.Contribute(dice.choice(PARTS))
    if room.stage is not Stage.PLAYING:
        return who, dice.choice(_IN_THE_LOBBY)(room, dice)
    practice = room.practice
    if practice is not None and practice.is_open and dice.random() < 0.4:
        return practice.person, dice.choice((say.AskForHint(), say.TakeBackAct()))
    if not room.rules.conduct:
        return who, dice.choice(_AT_CARDS)(room, dice)
    if dice.random() < 0.15 and room.still_in():
        who = dice.choice((room.by_age(room.still_in())[0], room.by_age(room.still_in())[-1]))
        return who, _at_office(room, dice)
    if room.drawings and dice.random() < 0.4:
        return dice.choice(room.seats), say.DoubtDrawing(_drawer(room, dice))
    if room.game is not None and dice.random() < 0.15:
        return room.seats[room.game.turn], dice.choice((say.Act(do.Draw()), say.DrawOn()))
    beside = _spectator(room, dice)
    if dice.random() < 0.15 and beside not in room.seats:
        return beside, say.AskToJoin(_player(room, dice), dice.choice((None, *room.seats)))
    return who, dice.choice(_WITH_OFFICES)(room, dice)


def _at_office(room: Room, dice: Random) -> say.Command:
    """What only the oldest and the youngest may say (KPG-§15)."""
    warned = [number for number in room.seats if room.people[number].warnings]
    if warned and dice.random() < 0.6:
        return say.RemovePlayer(dice.choice(warned))
    return say.Warn(_player(room, dice), "slow")


def _carrying_out(room: Room, who: int, dice: Random) -> Said:
    carrying = room.carrying
    assert carrying is not None
    assert room.game is not None
    if carrying.chooses is None:
        done = dice.random() < 0.2
        return (carrying.person, say.Done()) if done else (who, say.UseTool(_tool(room, dice)))
    seat = room.seats.index(carrying.chooses)
    hand = list(room.game.view(seat).seats[seat].hand or ())
    dice.shuffle(hand)
    if carrying.gives_to is not None:
        return carrying.chooses, say.HandCards(tuple(hand[: carrying.gives]))
    return carrying.chooses, say.Act(do.Discard(tuple(hand[: carrying.discards])))


def _anybody(room: Room, dice: Random) -> int:
    return dice.randrange(len(room.people))


def _some(room: Room, dice: Random) -> tuple[int, ...]:
    return tuple(dice.sample(range(len(room.people)), min(2, len(room.people))))


def _tool(room: Room, dice: Random) -> text_tools.AnyTool:
    somebody, other = _player(room, dice), _player(room, dice)
    return dice.choice(
        (
            text_tools.DrawCards(somebody, dice.choice((1, 2, 10))),
            text_tools.DiscardCards(somebody, dice.choice((1, 2, 3))),
            text_tools.GiveCard(somebody, other, dice.choice((1, 1, 2))),
            text_tools.ShowHand(dice.choice((somebody, None))),
            text_tools.PutMarker(dice.choice((somebody, None)), dice.choice(("", "king"))),
            text_tools.DrawCards(None, 1),
            text_tools.DiscardCards(None, dice.choice((1, 2))),
            text_tools.GiveCard(None, other),
            text_tools.GiveTurn(somebody),
            text_tools.SetColor(dice.choice(COLOR_NAMES)),
        )
    )


def _last_player(room: Room) -> int:
    """Who made the last play, or somebody."""
    if room.game is None or not 0 <= room.game.state.player < len(room.seats):
        return 0
    return room.seats[room.game.state.player]


def _player(room: Room, dice: Random) -> int:
    return dice.choice(room.seats)


def _absent(room: Room, dice: Random) -> int:
    gone = [number for number in room.seats if not room.people[number].here]
    return dice.choice(gone or room.seats)


def _drawer(room: Room, dice: Random) -> int:
    return dice.choice(list(room.drawings) or [0])


def _spectator(room: Room, dice: Random) -> int:
    watching = [person.number for person in room.present() if person.number not in room.seats]
    return dice.choice(watching or [0])


def _order(number: int, dice: Random) -> say.Command:
    """What a host does about somebody; being sent out is rare, for it is for good."""
    if dice.random() < 0.05:
        return say.SendOut(number)
    return say.Silence(number) if dice.random() < 0.5 else say.LetWrite(number)


def _answer_door(room: Room, dice: Random) -> say.Command:
    knock = dice.choice(list(room.knocks) or [0])
    return say.TurnAway(knock) if dice.random() < 0.3 else say.LetIn(knock)


def _chair(room: Room, dice: Random) -> say.Command:
    """A chair between two who sit side by side, as it looks to whoever is not among them."""
    chairs = circle(room) or [0]
    at = dice.randrange(len(chairs))
    return say.Sit(chairs[at], chairs[(at + dice.choice((1, 1, 1, 2))) % len(chairs)])


Maker = Callable[[Room, Random], say.Command]

_ANYWHERE: tuple[Maker, ...] = (
    lambda room, dice: say.Say("good luck"),
    lambda room, dice: say.Say("play red", dice.choice((None, _anybody(room, dice)))),
    lambda room, dice: say.React(dice.choice(REACTIONS)),
    lambda room, dice: say.Change(*dice.choice(SETTINGS)),
    lambda room, dice: say.HandOver(_anybody(room, dice)),
    lambda room, dice: say.Rename(f"Name {dice.randrange(9)}"),
    lambda room, dice: say.MoveToPutOut(_anybody(room, dice)),
    lambda room, dice: _order(_anybody(room, dice), dice),
    _answer_door,
    lambda room, dice: dice.choice((say.StandUp(), say.Learn())),
    lambda room, dice: say.Pledge(pledge_of(dice.choice(PARTS))),
    lambda room, dice: say.MoveToStop() if dice.random() < 0.2 else say.Acknowledge(),
)
_IN_THE_LOBBY: tuple[Maker, ...] = (
    *_ANYWHERE,
    *(_chair,) * 2,
    lambda room, dice: say.Unready(),
    lambda room, dice: say.OrderAges(_some(room, dice)),
    lambda room, dice: say.WriteCard(dice.choice((1, 2, 3)), dice.choice(TEXTS)),
    lambda room, dice: say.SeatBot(f"Bot {len(room.people)}", "casual"),
    lambda room, dice: say.DismissBot(_anybody(room, dice)),
    lambda room, dice: say.LetForget(_anybody(room, dice), dice.choice((0, 30, 100))),
    lambda room, dice: say.AccuseConduct(_last_player(room)),
    lambda room, dice: say.EndSeries(),
    lambda room, dice: say.Change("rules", dice.choice(RULES)),
    *(lambda room, dice: say.Ready(),) * 8,
    *(lambda room, dice: say.StartGame(),) * 3,
)
_AT_CARDS: tuple[Maker, ...] = (
    *_ANYWHERE,
    lambda room, dice: say.Act(do.Catch(dice.randrange(len(room.seats)))),
    lambda room, dice: say.Act(do.Call()),
    lambda room, dice: say.AskToJoin(_player(room, dice)),
    lambda room, dice: say.Ready(),
    lambda room, dice: say.DrawOn(),
    lambda room, dice: say.AskForHint(),
    lambda room, dice: say.TakeBackAct(),
)
_WITH_OFFICES: tuple[Maker, ...] = (
    *_AT_CARDS,
    lambda room, dice: say.ReportAdvice(_spectator(room, dice), _player(room, dice)),
    lambda room, dice: say.ReportAdvice(_spectator(room, dice), _player(room, dice)),
    lambda room, dice: say.ReportAdvice(_player(room, dice), _player(room, dice)),
    lambda room, dice: say.ReportQuestion(_anybody(room, dice)),
    lambda room, dice: say.AccuseConduct(_last_player(room)),
    lambda room, dice: say.Act(do.Accuse(dice.randrange(len(room.seats)))),
    lambda room, dice: say.CallMyselfBeginner(),
    lambda room, dice: say.AskForCoach(_spectator(room, dice)),
    lambda room, dice: say.AskForCoach(_spectator(room, dice)),
    lambda room, dice: say.NameCoach(_anybody(room, dice), _anybody(room, dice)),
    lambda room, dice: say.DoubtDrawing(_drawer(room, dice)),
    lambda room, dice: say.DoubtDrawing(_drawer(room, dice)),
    lambda room, dice: say.Warn(_player(room, dice), dice.choice(("", "rude"))),
    lambda room, dice: say.RemovePlayer(_player(room, dice)),
    lambda room, dice: say.Ask("Is it so?"),
    lambda room, dice: say.MoveGaveUp(_absent(room, dice)),
    lambda room, dice: say.Act(do.Forfeit()) if dice.random() < 0.3 else say.Act(do.Draw()),
)


# --- anything

_NUMBERS = (-1, 0, 1, 2, 3, 7, 26, 99, -(10**9), 10**12)
_TEXTS = ("", " ", "x" * 5000, "\x00", "\ud800", "a\nb", '"', "\\", "R5", "casual", "yes", "rules")
_CARDS = (*FACE_NAMES, "", "R10", "w4", "🂡", "R 5")
_FIELDS = ("rules", "turn", "series", "limit", "chat", "nothing", "", "turn turn")
_VALUES = ("kpgut + referee=open", "classic\n+ draw=until", "classic ", "-1", "9999", "x", "", "²")


def anything(room: Room, dice: Random) -> Said:
    """Of anybody, of nobody, of any shape."""
    who = dice.choice((None, *range(len(room.people)), *_NUMBERS))
    number, other = dice.choice(_NUMBERS), dice.choice(_NUMBERS)
    text, word = dice.choice(_TEXTS), dice.choice(_TEXTS)
    return who, dice.choice(
        (
            say.Enter(text, word),
            say.Knock(text, word),
            say.ForgetKnock(number),
            say.LetIn(number),
            say.TurnAway(number),
            say.Sit(number, other),
            say.StandUp(),
            say.Learn(),
            say.Return(),
            say.Rename(text),
            say.SeatBot(text, word),
            say.DismissBot(number),
            say.HandOver(number),
            say.SendOut(number),
            say.Silence(number),
            say.LetWrite(number),
            say.Change(dice.choice(_FIELDS), dice.choice(_VALUES)),
            say.OrderAges(tuple(dice.choices(_NUMBERS, k=dice.randrange(3)))),
            say.StartGame(),
            say.WriteCard(number, text),
            say.HandCards((dice.choice(_CARDS),)),
            say.UseTool(text_tools.DrawCards(number, other)),
            say.UseTool(text_tools.DiscardCards(number, other)),
            say.UseTool(text_tools.GiveCard(number, other)),
            say.UseTool(text_tools.SetColor(text)),
            say.Done(),
            say.ReportAdvice(number, other),
            say.ReportQuestion(number),
            say.AccuseConduct(number),
            say.AskToJoin(number, other),
            say.AskForCoach(number),
            say.NameCoach(number, other),
            say.DoubtDrawing(number),
            say.Warn(number, text),
            say.RemovePlayer(number, text),
            say.LetForget(number, other),
            say.DrawOn(),
            say.AskForHint(),
            say.TakeBackAct(),
            say.Open(number),
            say.UseTool(text_tools.PutMarker(None, text)),
            say.UseTool(text_tools.GiveCard(None, number, other)),
            say.Answer(text, word),
            say.Ask(text),
            say.MoveGaveUp(number),
            say.MoveToPutOut(number),
            say.Vote(dice.random() < 0.5),
            say.Answer(text),
            say.Say(text, dice.choice((None, number))),
            say.React(text),
            say.Seal(text),
            say.Pledge(word),
            say.Contribute(word),
            say.Act(_any_action(dice)),
            say.Act(_any_action(dice)),
            say.Act(_any_action(dice)),
        )
    )


def _any_action(dice: Random) -> do.AnyAction:
    seat, other = dice.choice(_NUMBERS), dice.choice(_NUMBERS)
    cards = tuple(dice.choices(_CARDS, k=dice.choice((0, 1, 1, 2, 40))))
    color = dice.choice((None, *COLOR_NAMES, "pink"))
    return dice.choice(
        (
            do.Lay(cards, color, dice.random() < 0.3, dice.choice((None, seat))),
            do.JumpIn(dice.choice(_CARDS)),
            do.NameColor(color or ""),
            do.Draw(),
            do.Keep(),
            do.Accept(),
            do.Challenge(),
            do.Call(),
            do.Catch(seat),
            do.Discard(cards),
            do.Decline(),
            do.Laugh(),
            do.Frown(),
            do.Accuse(seat),
            do.LayOne(dice.choice(_CARDS)),
            do.Stop(),
            do.Swap(seat),
            do.Deal(dice.choice((None, "", "zz", "0" * 64))),
            do.Away(),
            do.Lapse(seat),
            do.Give(seat, other),
            do.Remove(seat),
            do.Join(seat, other),
            do.TakeBack(),
            do.End(),
            do.Drop(seat, cards),
            do.Hand(seat, other, dice.choice(_CARDS)),
            do.Show(seat),
            do.TurnTo(seat),
            do.Color(color or ""),
        )
    )
