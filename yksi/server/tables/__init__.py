"""The tables of this server: woken, carried by one owner each, kept, told of and put away."""
