"""What happened at a table, was refused or was decided, as sentences for every front end.

Knows the game, the table and the texts; nothing of a terminal, of keys or of commands.
"""
