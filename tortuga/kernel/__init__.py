"""The kernel: rules protocol, log, library, dealer, session. It knows no game and no screen."""
