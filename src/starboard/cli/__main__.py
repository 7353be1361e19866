"""`python -m starboard.cli` is the same as `starboard`."""

from starboard.cli import main

main()
