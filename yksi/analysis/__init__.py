"""Finished games looked at again: how likely everybody was to win, and what each move cost.

Numba is imported when the first table is judged, not before.
"""
