# Charaktere der Kapitäne: was sie außer dem Sieg noch mögen (ai/captains).

character-label = Charakter: { $name }
character-previous = Vorheriger Charakter
character-next = Nächster Charakter
character-of = { $level }, { $name }

character-none = keiner
character-raider = Räuber
character-raider-note = Lebt fürs Entern und Überfallen.
character-shipwright = Schiffbauer
character-shipwright-note = Will die größte Flotte.
character-recruiter = Werber
character-recruiter-note = Will alle Mann an Deck.
character-treasure-hunter = Schatzsucher
character-treasure-hunter-note = Geht an keinem Schatz vorbei.
character-gambler = Glücksritter
character-gambler-note = Vertraut seinem Glück, würfelt lange und überlässt den anderen die Vorteilsplättchen.
character-sprinter = Sprinter
character-sprinter-note = Ist als Erster fertig und hat das Tableau voller Vorteilsplättchen.

character-own-note = Dein eigener Charakter aus { $name }.json.
character-outside-note = Ein Kapitän von außerhalb, aus { $name }.py.
newgame-fault-character = Im Ordner „captains“ dieses Spiels gibt es keinen Charakter namens { $name }.
