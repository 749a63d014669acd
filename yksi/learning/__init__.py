"""Tables for learners, as kernel-style code: what they see, what they may do, many at once."""
