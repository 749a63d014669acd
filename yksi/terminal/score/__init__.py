"""The score of an evening with paper cards, kept line by line in the terminal."""
