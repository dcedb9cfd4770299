# What can go wrong around the game. Each has a heading <id>-title.

error-settings-broken-title = Settings were set aside
error-settings-broken =
    The settings could not be read: { $reason }.
    They are kept as { $kept } beside the new { $file }; the usual settings are in use.
error-settings-unreadable-title = Settings cannot be read
error-settings-unreadable =
    { $file } cannot be opened: { $reason }.
    The usual settings are in use, nothing was changed.
error-settings-unwritable-title = Settings cannot be kept
error-settings-unwritable =
    The data folder cannot be written: { $reason }.
    Your choices hold until you leave the game.
error-crash-title = Shipwreck
error-crash =
    Tortuga has run aground: { $reason }.
    Your game is safe up to the last confirmed choice. Start again and choose Continue.
    The report lies in { $file }.
error-folder-title = No place to write
error-folder =
    The data folder { $folder } cannot be used: { $reason }.
    Give another one with --data-dir, or make this one writable.
error-second-title = Tortuga is already open
error-second = Another window of the game uses { $folder }. Go on there, or close it first.
error-game-title = This game cannot be opened
error-game = { $reason }
error-keys-title = A key is unknown
error-keys = The settings name the key or action { $name }, which does not exist. The usual keys are in use.
