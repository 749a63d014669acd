"""Who decides at a table: everybody by ballot, one person who is asked, the oldest by office."""
