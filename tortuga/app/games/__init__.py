"""The games as they are seen: a folder for each, named by the registry alone."""
