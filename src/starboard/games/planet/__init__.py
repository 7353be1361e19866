"""Planet Unknown: one to six corporations settle planets of their own, all at the same time."""
