"""Tests of evenings with paper cards."""
