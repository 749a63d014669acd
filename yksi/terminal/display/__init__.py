"""What a person sees: the board, the scores, the help page and the odds of a challenge as lines."""
