"""What tests of learners and of networks share."""

from __future__ import annotations

from yksi.kernel import actions as k

# What an awaited seat may do that learners and networks are not asked for.
ASIDE = {k.CALL, k.JUMP, k.ACCUSE, k.FORFEIT, *range(k.CATCH, k.SWAP)}

AMONG_THREE = """
edition classic
seats 3
turn B
top R7
hand A Y1
hand B R+2 W4 R1 R1 G7
holds C 5
"""
