"""Many games between programs: what is run, on what, what is counted, and how it is told."""
