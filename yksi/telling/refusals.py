"""Why something was refused, in a sentence, and the rule behind it."""

from __future__ import annotations

from yksi.game import Refusal
from yksi.game.view import View
from yksi.table import TableRefusal
from yksi.telling.marks import marked
from yksi.telling.words import Words

AnyRefusal = TableRefusal | Refusal


def explain(words: Words, refusal: AnyRefusal, view: View | None, rule_key: str) -> str:
    """The reason; where a clause stands behind it, the clause and the key that tells the rule."""
    if isinstance(refusal, TableRefusal):
        reason = words.say(f"refusal-{refusal.code}")
    else:
        assert view is not None, "only a game refuses so"
        reason = _by_the_cards(words, refusal, view)
    if refusal.clause is None:
        return reason
    said = words.say("refusal", reason=reason, key=rule_key)
    return _with_tag(said, refusal.clause)


def _with_tag(said: str, clause: str) -> str:
    """Where it is written stands quietly behind a sentence, not in it."""
    return f"{said}  {marked(clause, 'quiet')}"


def _by_the_cards(words: Words, refusal: Refusal, view: View) -> str:
    return words.say(
        f"refusal-{refusal.code}",
        card=words.card(refusal.card) if refusal.card else words.say("that-card"),
        top=words.card(view.top) if view.top else words.say("no-cards"),
        color=words.color(view.color) if view.color else words.say("no-color"),
        who=words.name(view.turn),
    )


def rule(words: Words, refusal: AnyRefusal | None) -> str:
    """The rule behind the last refusal."""
    if refusal is None:
        return words.say("rule-none")
    said = words.say(f"refusal-{refusal.code}.rule")
    if refusal.clause is None:
        return said
    return _with_tag(said, refusal.clause)
