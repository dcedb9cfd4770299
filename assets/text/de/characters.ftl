# Charaktere der Kapitäne: was sie außer dem Sieg noch mögen (ai/captains).

character-label = Charakter: { $name }
character-previous = Voriger Charakter
character-next = Nächster Charakter
character-of = { $level }, { $name }

character-none = keiner
character-raider = Räuber
character-raider-note = Lebt fürs Entern und Plündern.
character-shipwright = Schiffbauer
character-shipwright-note = Will die größte Flotte.
character-recruiter = Werber
character-recruiter-note = Will alle Mann an Deck.
character-treasure-hunter = Schatzsucher
character-treasure-hunter-note = Geht an keinem Schatz vorbei.
character-gambler = Spieler
character-gambler-note = Vertraut seinem Glück, würfelt weiter und lässt Vorteilsplättchen liegen.
character-sprinter = Sprinter
character-sprinter-note = Ist als Erster fertig und füllt sein Tableau mit Vorteilsplättchen.

character-own-note = Dein eigener Charakter aus { $name }.json.
newgame-fault-character = Im Ordner „captains“ dieses Spiels gibt es keinen Charakter namens { $name }.
