# Povahy kapitánů: co mají rádi kromě výhry (ai/captains).

character-label = Povaha: { $name }
character-previous = Předchozí povaha
character-next = Další povaha
character-of = { $level }, { $name }

character-none = žádná
character-raider = Lupič
character-raider-note = Žije pro přepadení a loupež.
character-shipwright = Stavitel lodí
character-shipwright-note = Chce největší flotilu.
character-recruiter = Verbíř
character-recruiter-note = Chce všechny na palubě.
character-treasure-hunter = Hledač pokladů
character-treasure-hunter-note = Žádný poklad nenechá ležet.
character-gambler = Hazardér
character-gambler-note = Věří štěstí, hází dál a bonusové žetony nechá jiným.
character-sprinter = Sprinter
character-sprinter-note = Kostky položí první a plní si desku bonusovými žetony.

character-own-note = Vaše vlastní povaha ze souboru { $name }.json.
character-outside-note = Kapitán odjinud, ze souboru { $name }.py.
newgame-fault-character = Ve složce „captains“ této hry neexistuje povaha jménem { $name }.
