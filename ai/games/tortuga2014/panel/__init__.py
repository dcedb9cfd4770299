"""The fixed panel: three simple players that never change, since others were measured against them."""
