"""Fixed scenes for screenshots and for the tests that look at every screen."""
