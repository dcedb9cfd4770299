"""The voyages: the chart, the table of a try, and what the try won."""
