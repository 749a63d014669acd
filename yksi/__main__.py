"""`python -m yksi`: the command `yksi`."""

from yksi.cli import main

main()
