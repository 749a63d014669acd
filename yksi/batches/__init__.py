"""Whole games between programs, as kernel-style code: play-outs, and games as rows of numbers."""
