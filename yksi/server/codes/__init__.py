"""Short codes by which people tell one another of a table."""
