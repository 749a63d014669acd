"""Rulings: what the rulebooks say about a situation, as texts that run."""

from yksi.rulings.judgement import judge
from yksi.rulings.ruling import Ruling, RulingError, Verdict, parse_rulings

__all__ = ["Ruling", "RulingError", "Verdict", "judge", "parse_rulings"]
