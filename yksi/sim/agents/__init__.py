"""Players from outside in a tournament: a class of Python's, or a process that speaks in lines."""
