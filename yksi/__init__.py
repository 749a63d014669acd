"""Yksi: the UNO card game, complete: four editions, one rulebook."""
