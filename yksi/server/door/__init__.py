"""Browsers come in: their lines, those that lead to another server, and who is kept out."""
