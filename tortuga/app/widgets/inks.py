"""The inks that all controls are written with, by their names in the theme."""

INK = "button_ink"
SHADE = "shade"
