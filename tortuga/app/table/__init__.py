"""The table of any game in play: course, curtain, log, layers, and the open decision."""
