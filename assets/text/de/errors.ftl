# Was rund um das Spiel schiefgehen kann. Jedes hat eine Überschrift <id>-title.

error-settings-broken-title = Einstellungen beiseitegelegt
error-settings-broken =
    Die Einstellungen waren nicht lesbar: { $reason }.
    Sie liegen als { $kept } neben der neuen { $file }; es gelten die üblichen.
error-settings-unreadable-title = Einstellungen nicht lesbar
error-settings-unreadable =
    { $file } lässt sich nicht öffnen: { $reason }.
    Es gelten die üblichen Einstellungen, verändert wurde nichts.
error-settings-unwritable-title = Nichts lässt sich merken
error-settings-unwritable =
    In den Datenordner kann nicht geschrieben werden: { $reason }.
    Was du wählst, gilt, bis du das Spiel verlässt.
error-crash-title = Schiffbruch
error-crash =
    Tortuga ist auf Grund gelaufen: { $reason }.
    Dein Spiel ist bis zur letzten bestätigten Wahl sicher. Starte neu und wähle Fortsetzen.
    Das Protokoll liegt in { $file }.
error-title = Das ging nicht
error-library-locked-title = Tortuga läuft schon
error-library-folder-title = Kein Platz zum Schreiben
error-library-unwritable-title = Kein Platz zum Schreiben
error-no-display-title = Kein Bildschirm
error-no-display = Es lässt sich kein Fenster öffnen: { $reason }.
error-keys-title = Unbekannte Taste
error-keys = Die Einstellungen nennen die Taste oder Aktion { $name }, die es nicht gibt. Es gelten die üblichen Tasten.

## What the system says about a file or folder, in the middle of a sentence

reason-enoent = eine solche Datei oder einen solchen Ordner gibt es nicht
reason-eisdir = das ist ein Ordner
reason-enotdir = ein Teil des Pfades ist kein Ordner
reason-eacces = der Zugriff ist verwehrt
reason-enospc = der Datenträger ist voll
reason-erofs = der Datenträger ist schreibgeschützt
reason-enametoolong = der Name ist zu lang
