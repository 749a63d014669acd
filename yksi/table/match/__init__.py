"""What the cards of a running game do to the table, and what is written on paper at its end."""
