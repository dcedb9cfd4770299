"""Controls, drawn with the stage's own plates and reached through the one focus layer."""
