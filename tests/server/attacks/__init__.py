"""Attacks that once brought the server down, or took a table from those who play there."""
