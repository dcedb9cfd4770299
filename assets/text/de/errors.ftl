# Was rund um das Spiel schiefgehen kann. Jedes hat eine Überschrift <id>-title.

error-settings-broken-title = Einstellungen zurückgesetzt
error-settings-broken =
    Die Einstellungen waren nicht lesbar: { $reason }.
    Sie wurden als { $kept } neben der neuen { $file } gesichert; es gelten die Standardeinstellungen.
error-settings-partly-title = Unbekannte Einstellungen
error-settings-partly =
    { $file } enthält Werte, die diese Fassung des Spiels nicht kennt: { $fields }.
    Sie bleiben stehen, bis du sie hier änderst; alles andere gilt.
error-settings-unreadable-title = Einstellungen nicht lesbar
error-settings-unreadable =
    { $file } lässt sich nicht öffnen: { $reason }.
    Es gelten die Standardeinstellungen, verändert wurde nichts.
error-settings-unwritable-title = Einstellungen lassen sich nicht speichern
error-settings-unwritable =
    In den Datenordner kann nicht geschrieben werden: { $reason }.
    Was du wählst, gilt, bis du das Spiel verlässt.
error-crash-title = Tortuga wurde angehalten
error-crash =
    Ein Fehler ist aufgetreten: { $reason }.
    Dein Spiel ist bis zur letzten bestätigten Wahl sicher. Starte neu und wähle Fortsetzen.
    Das Fehlerprotokoll ist { $file }.
error-title = Das hat nicht geklappt
error-library-locked-title = Tortuga läuft schon
error-library-folder-title = Datenordner nicht nutzbar
error-library-unwritable-title = Bibliothek nicht beschreibbar
error-library-elsewhere-title = Im Datenordner lässt sich nichts speichern
error-library-rescued-title = Die Bibliothek wurde repariert
error-library-damaged-title = Die Bibliothek ist beschädigt
error-no-display-title = Kein Bildschirm
error-no-display = Es lässt sich kein Fenster öffnen: { $reason }.
error-no-screen = Es lässt sich kein Fenster öffnen, weil kein Bildschirm erreichbar ist (DISPLAY={ $display }).
error-no-home = Es ist nicht bekannt, wo Spiele aufbewahrt werden sollen, weil dieser Benutzer kein eigenes Verzeichnis hat: Nenne einen Ordner mit { $option } oder in { $variable }.
error-keys-title = Unbekannte Taste
error-keys = Die Einstellungen nennen die Taste oder Aktion { $name }, die es nicht gibt. Es gelten die Standardtasten.

## What the system says about a file or folder, in the middle of a sentence

reason-enoent = eine solche Datei oder einen solchen Ordner gibt es nicht
reason-eexist = dort liegt eine Datei dieses Namens, kein Ordner
reason-efbig = sie ist zu groß
reason-eisdir = das ist ein Ordner
reason-enotdir = ein Teil des Pfades ist kein Ordner
reason-eacces = der Zugriff wurde verweigert
reason-enospc = der Datenträger ist voll
reason-erofs = der Datenträger ist schreibgeschützt
reason-enxio = das Gerät gibt es nicht, oder niemand liest aus der Pipe
reason-enametoolong = der Name ist zu lang

error-analysis-unfinished = das Spiel ist nicht zu Ende, oder die Datei enthält nur, was jemand sah
error-analysis-game = Spiele von { $game } kann noch kein Kapitän untersuchen
