"""Hints for somebody who plays: every option played out, and one true reason for the best.

Only a view comes in, so nothing that the player may not know can come out. Compiled code and NumPy
are imported when the first hint is counted.
"""
