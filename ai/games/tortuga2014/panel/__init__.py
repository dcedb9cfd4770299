"""The fixed panel: three plain players that never change once others were measured against them."""
