"""How programs play, as kernel-style code: the same functions interpreted, compiled and on a GPU.

A policy decides for one seat from what that seat may know. Nothing here changes a rule.
"""
