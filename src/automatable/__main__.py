"""`python -m automatable` is the command line."""

from .cli import main

main()
