"""Evenings as text: the record of a table written and replayed, and receipts held against it."""
