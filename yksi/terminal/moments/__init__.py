"""The moments at which the person may do something, one file each."""
