"""Evenings with paper cards that friends watch, and whose pen goes from hand to hand."""
