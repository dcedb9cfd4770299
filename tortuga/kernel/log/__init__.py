"""The log: its format, reader, seals and files."""
