"""What a table tells people besides what happens to the cards. Shapes only."""

from yksi.messages.news.base import News
from yksi.messages.news.card_texts import CardWritten, TextDone, TextPlayed, ToolUsed
from yksi.messages.news.decisions import (
    Answered,
    Asked,
    BallotClosed,
    BallotOpened,
    Beginner,
    CoachNamed,
    Doubted,
    DoubtLapsed,
    DoubtSettled,
    DrawnInTurn,
    MovedAway,
    Removal,
    Reopened,
    SatDown,
    Shuffles,
    Voted,
    Warned,
)
from yksi.messages.news.door import Knocks, Learns, StoodUp, TookChair, TurnedAway
from yksi.messages.news.lobby import (
    Acknowledged,
    AgesOrdered,
    Changed,
    Dismissed,
    Entered,
    Gathered,
    Gathering,
    Hosting,
    IsReady,
    Left,
    LetForgets,
    NetworkClosed,
    PutOut,
    Reacted,
    Renamed,
    Returned,
    Said,
    Sealed,
    Seated,
    Silenced,
    StandsIn,
    TimedOut,
    Unsealed,
    Watches,
)
from yksi.messages.news.practice import ActTakenBack, HintAsked, PracticeEnded
from yksi.messages.news.scores import Abandoned, RoundScored, SeriesOver, SeriesScored, Tidies

AnyNews = (
    Entered
    | Left
    | Returned
    | Renamed
    | Knocks
    | TurnedAway
    | TookChair
    | StoodUp
    | Learns
    | Dismissed
    | LetForgets
    | Watches
    | Hosting
    | NetworkClosed
    | PutOut
    | Silenced
    | Changed
    | AgesOrdered
    | Acknowledged
    | IsReady
    | Seated
    | StandsIn
    | TimedOut
    | Sealed
    | Gathering
    | Gathered
    | Unsealed
    | Said
    | Reacted
    | Shuffles
    | BallotOpened
    | Voted
    | BallotClosed
    | Asked
    | Answered
    | Doubted
    | DrawnInTurn
    | DoubtLapsed
    | DoubtSettled
    | Warned
    | Removal
    | Reopened
    | CoachNamed
    | Beginner
    | MovedAway
    | SatDown
    | HintAsked
    | ActTakenBack
    | PracticeEnded
    | CardWritten
    | TextPlayed
    | ToolUsed
    | TextDone
    | RoundScored
    | Tidies
    | SeriesScored
    | SeriesOver
    | Abandoned
)

__all__ = [
    "Abandoned",
    "Acknowledged",
    "ActTakenBack",
    "AgesOrdered",
    "Answered",
    "AnyNews",
    "Asked",
    "BallotClosed",
    "BallotOpened",
    "Beginner",
    "CardWritten",
    "Changed",
    "CoachNamed",
    "Dismissed",
    "DoubtLapsed",
    "DoubtSettled",
    "Doubted",
    "DrawnInTurn",
    "Entered",
    "Gathered",
    "Gathering",
    "HintAsked",
    "Hosting",
    "IsReady",
    "Knocks",
    "Learns",
    "Left",
    "LetForgets",
    "MovedAway",
    "NetworkClosed",
    "News",
    "PracticeEnded",
    "PutOut",
    "Reacted",
    "Removal",
    "Renamed",
    "Reopened",
    "Returned",
    "RoundScored",
    "Said",
    "SatDown",
    "Sealed",
    "Seated",
    "SeriesOver",
    "SeriesScored",
    "Shuffles",
    "Silenced",
    "StandsIn",
    "StoodUp",
    "TextDone",
    "TextPlayed",
    "Tidies",
    "TimedOut",
    "TookChair",
    "ToolUsed",
    "TurnedAway",
    "Unsealed",
    "Voted",
    "Warned",
    "Watches",
]
