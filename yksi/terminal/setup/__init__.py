"""Before the first deal: what is played, by whom, and the table that is opened for it."""
