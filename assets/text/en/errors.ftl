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
    The log lies in { $file }.
error-title = That did not work
error-library-locked-title = Tortuga is already open
error-library-folder-title = No place to write
error-library-unwritable-title = No place to write
error-no-display-title = No screen
error-no-display = No window can be opened: { $reason }.
error-keys-title = A key is unknown
error-keys = The settings name the key or action { $name }, which does not exist. The usual keys are in use.

## What the system says about a file or folder, in the middle of a sentence

reason-enoent = no such file or folder
reason-eisdir = it is a folder
reason-enotdir = a part of the path is no folder
reason-eacces = access is denied
reason-enospc = the disk is full
reason-erofs = the disk is read-only
reason-enametoolong = the name is too long
