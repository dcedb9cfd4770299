"""The rules of Tortuga 1667 (Travis Hancock, Facade Games 2017), by the numbers T1-T79 of `RULES.md`."""
