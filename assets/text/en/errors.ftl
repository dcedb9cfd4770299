# What can go wrong around the game. Each has a heading <id>-title.

error-settings-broken-title = Settings were reset
error-settings-broken =
    The settings could not be read: { $reason }.
    They were saved as { $kept } next to the new { $file }; the default settings are in use.
error-settings-partly-title = Some settings are unknown here
error-settings-partly =
    { $file } has values that this version of the game does not know: { $fields }.
    They stay as they are until you change them here; everything else applies.
error-settings-unreadable-title = Settings cannot be read
error-settings-unreadable =
    { $file } cannot be opened: { $reason }.
    The default settings are in use, nothing was changed.
error-settings-unwritable-title = Settings cannot be saved
error-settings-unwritable =
    The data folder cannot be written to: { $reason }.
    Your choices last until you leave the game.
error-crash-title = Tortuga has stopped
error-crash =
    Tortuga ran into an error: { $reason }.
    Your game is safe up to the last confirmed choice. Start again and choose Continue.
    The error log is { $file }.
error-title = That did not work
error-library-locked-title = Tortuga is already open
error-library-folder-title = Data folder not usable
error-library-unwritable-title = Library not writable
error-library-elsewhere-title = Nothing can be saved in the data folder
error-library-rescued-title = The library was repaired
error-library-damaged-title = The library is damaged
error-no-display-title = No display
error-no-display = No window can be opened: { $reason }.
error-no-screen = No window can be opened, because no screen can be reached (DISPLAY={ $display }).
error-no-home = It is not known where games are to be kept, because this user has no home folder: name a folder with { $option } or in { $variable }.
error-keys-title = Unknown key
error-keys = The settings name the key or action { $name }, which does not exist. The default keys are in use.

## What the system says about a file or folder, in the middle of a sentence

reason-enoent = no such file or folder
reason-eexist = a file of that name is there, and it is not a folder
reason-efbig = it is too large
reason-eisdir = it is a folder
reason-enotdir = part of the path is not a folder
reason-eacces = access is denied
reason-enospc = the disk is full
reason-erofs = the disk is read-only
reason-enxio = there is no such device, or nobody reads from the pipe
reason-enametoolong = the name is too long

error-analysis-unfinished = the game is not over, or its file holds only what somebody saw
error-analysis-game = no captain analyses games of { $game } yet
