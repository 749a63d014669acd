"""What people, bots and the house can say to a table, as typed values.

Owns the shapes only; `notation` writes them as text, and each is obeyed by one procedure.
People are numbers here, in the order in which they came in.
"""

from yksi.messages.commands.base import Command
from yksi.messages.commands.decisions import (
    AccuseConduct,
    Answer,
    Ask,
    AskForCoach,
    AskToJoin,
    CallMyselfBeginner,
    DoubtDrawing,
    MoveGaveUp,
    MoveToPutOut,
    MoveToStop,
    NameCoach,
    RemovePlayer,
    ReportAdvice,
    ReportQuestion,
    Vote,
    Warn,
)
from yksi.messages.commands.door import (
    ForgetKnock,
    Knock,
    Learn,
    LetIn,
    Sit,
    StandUp,
    TurnAway,
)
from yksi.messages.commands.lobby import (
    Acknowledge,
    Change,
    Contribute,
    DeleteTable,
    DismissBot,
    EndSeries,
    Enter,
    HandOver,
    Leave,
    LetForget,
    LetWrite,
    NoteDeal,
    Open,
    OrderAges,
    Pledge,
    Ready,
    Rename,
    Return,
    Seal,
    SeatBot,
    SendOut,
    Silence,
    StartGame,
    Unready,
    Wear,
    WriteCard,
)
from yksi.messages.commands.moves import Act, Done, DrawOn, HandCards, UseTool
from yksi.messages.commands.practice import AskForHint, TakeBackAct
from yksi.messages.commands.talk import React, Say

AnyCommand = (
    Open
    | Enter
    | Leave
    | Return
    | Rename
    | Wear
    | Knock
    | ForgetKnock
    | LetIn
    | TurnAway
    | Sit
    | StandUp
    | Learn
    | SeatBot
    | LetForget
    | DismissBot
    | HandOver
    | DeleteTable
    | SendOut
    | Silence
    | LetWrite
    | Change
    | OrderAges
    | Acknowledge
    | Ready
    | Unready
    | StartGame
    | WriteCard
    | EndSeries
    | Seal
    | NoteDeal
    | Pledge
    | Contribute
    | Act
    | DrawOn
    | AskForHint
    | TakeBackAct
    | HandCards
    | UseTool
    | Done
    | ReportAdvice
    | ReportQuestion
    | AccuseConduct
    | AskToJoin
    | CallMyselfBeginner
    | AskForCoach
    | NameCoach
    | DoubtDrawing
    | Warn
    | RemovePlayer
    | Ask
    | MoveToStop
    | MoveGaveUp
    | MoveToPutOut
    | Vote
    | Answer
    | Say
    | React
)

__all__ = [
    "AccuseConduct",
    "Acknowledge",
    "Act",
    "Answer",
    "AnyCommand",
    "Ask",
    "AskForCoach",
    "AskForHint",
    "AskToJoin",
    "CallMyselfBeginner",
    "Change",
    "Command",
    "Contribute",
    "DeleteTable",
    "DismissBot",
    "Done",
    "DoubtDrawing",
    "DrawOn",
    "EndSeries",
    "Enter",
    "ForgetKnock",
    "HandCards",
    "HandOver",
    "Knock",
    "Learn",
    "Leave",
    "LetForget",
    "LetIn",
    "LetWrite",
    "MoveGaveUp",
    "MoveToPutOut",
    "MoveToStop",
    "NameCoach",
    "NoteDeal",
    "Open",
    "OrderAges",
    "Pledge",
    "React",
    "Ready",
    "RemovePlayer",
    "Rename",
    "ReportAdvice",
    "ReportQuestion",
    "Return",
    "Say",
    "Seal",
    "SeatBot",
    "SendOut",
    "Silence",
    "Sit",
    "StandUp",
    "StartGame",
    "TakeBackAct",
    "TurnAway",
    "Unready",
    "UseTool",
    "Vote",
    "Warn",
    "Wear",
    "WriteCard",
]
