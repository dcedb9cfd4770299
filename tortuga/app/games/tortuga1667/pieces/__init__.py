"""The things of Tortuga 1667 drawn on a canvas: plain values in, pictures out; sizes are widths in units."""
