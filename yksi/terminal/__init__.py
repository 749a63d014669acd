"""The game in the terminal: one person at a table of bots, line by line.

`session` knows the order of things, `moments` what the person is asked when, `host` the talk with
the table, `setup` how a table is opened; `display` makes lines and `input` reads them.
"""
