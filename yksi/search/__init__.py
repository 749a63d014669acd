"""Search, as kernel-style code: hidden cards are imagined, and options tried on them."""
