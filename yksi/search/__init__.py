"""Search, as kernel-style code: what is hidden imagined anew, options tried on it and compared."""
