"""Games of other programs, replayed and compared."""
