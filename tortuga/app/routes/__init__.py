"""Routes through the program: they make scenes and carry out what needs the library."""
