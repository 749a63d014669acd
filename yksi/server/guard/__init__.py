"""How much one address, one browser and one table may ask for, so that nobody hurts others."""
