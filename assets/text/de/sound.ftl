# Kurze Meldungen zum Ton, über jedem Bildschirm.

sound-muted = Ton aus
sound-heard = Ton an
sound-none = Kein Tongerät: Das Spiel geht lautlos weiter
