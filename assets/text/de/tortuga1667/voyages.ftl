# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-looking-glass-cay = Fernrohrinsel
voyage-looking-glass-cay-head = Augen auf
voyage-looking-glass-cay-story = Du bist Franzose und kennst noch keine Karte der Auslage.
voyage-looking-glass-cay-1 = du deckst eine Karte auf oder zwingst jemanden dazu
voyage-looking-glass-cay-2 = du deckst eine hilfreiche Karte oder eine Schatzkarte auf
voyage-looking-glass-cay-3 = und am Ende bist du Kapitän

voyage-galleon-roads = Galeonenreede
voyage-galleon-roads-head = Die Galeone plündern
voyage-galleon-roads-story = Du bist Franzose und Kapitän eines Schiffs. Auf der Galeone: { $galleon } Schätze.
voyage-galleon-roads-1 = du nimmst einen Schatz
voyage-galleon-roads-2 = du nimmst zwei
voyage-galleon-roads-3 = und am Ende bist du Kapitän

voyage-boys-locker = Schiffsjungenspind
voyage-boys-locker-head = Heimlich, bei Nacht
voyage-boys-locker-story = Du bist Franzose und Schiffsjunge. Die Briten führen { $british } zu { $french }, und ihre Kammer auf deinem Schiff ist gut gefüllt.
voyage-boys-locker-1 = die Franzosen gleichen aus
voyage-boys-locker-2 = die Franzosen führen
voyage-boys-locker-3 = und du wirst nie ausgesetzt

voyage-mutineers-shoal = Meutereruntiefe
voyage-mutineers-shoal-head = Das Schiff übernehmen
voyage-mutineers-shoal-story = Du bist Brite und Steuermann. Die französische Kammer deines Schiffs ist voller als die britische.
voyage-mutineers-shoal-1 = über eine Meuterei wird abgestimmt
voyage-mutineers-shoal-2 = der Kapitän wird ausgesetzt
voyage-mutineers-shoal-3 = und am Ende bist du Kapitän

voyage-governors-beach = Gouverneursstrand
voyage-governors-beach-head = Zwei am Strand
voyage-governors-beach-story = Du bist Brite und Gouverneur. Auf Tortuga: { $castaways } Spieler, und beide Schätze liegen am Strand.
voyage-governors-beach-1 = einer kommt in Tortugas britische Kammer
voyage-governors-beach-2 = beide
voyage-governors-beach-3 = und die Briten führen mit zwei

voyage-rowboat-passage = Ruderbootpassage
voyage-rowboat-passage-head = Zurück auf See
voyage-rowboat-passage-story = Du bist Franzose und sitzt auf Tortuga. Spieler dort: { $castaways }. Beide Ruderboote sind frei.
voyage-rowboat-passage-1 = du kommst von Tortuga weg
voyage-rowboat-passage-2 = am Ende bist du an Bord eines Schiffs
voyage-rowboat-passage-3 = du bist Steuermann oder Kapitän

voyage-pointing-sands = Zeigersand
voyage-pointing-sands-head = Andere machen lassen
voyage-pointing-sands-story = Du bist Brite. In der Auslage hast du einen Schwarzen Fleck gesehen: Wer ihn aufdeckt, wird ausgesetzt.
voyage-pointing-sands-1 = ein anderer deckt einen Schwarzen Fleck auf
voyage-pointing-sands-2 = weil du ihn zwingst
voyage-pointing-sands-3 = und du wirst nie ausgesetzt

voyage-albatross-rock = Albatrosfelsen
voyage-albatross-rock-head = Unglück an Bord
voyage-albatross-rock-story = Du bist Franzose, an Bord eines Schiffs, und vor dir liegt ein Albatros. Ein zweiter auf deinem Schiff, und ihr werdet alle ausgesetzt.
voyage-albatross-rock-1 = du wirst nie ausgesetzt
voyage-albatross-rock-2 = am Ende bist du Kapitän
voyage-albatross-rock-3 = und du nimmst einen Schatz

voyage-windmill-sound = Windmühlensund
voyage-windmill-sound-head = Das Gleichgewicht halten
voyage-windmill-sound-story = Du bist Niederländer: Bei Gleichstand gewinnst du. Die Briten haben { $british }, die Franzosen { $french }, und { $left } Ereigniskarten sind noch da.
voyage-windmill-sound-1 = höchstens ein Schatz Unterschied
voyage-windmill-sound-2 = Gleichstand: Du gewinnst
voyage-windmill-sound-3 = und du wirst nie ausgesetzt

voyage-powder-point = Pulverspitze
voyage-powder-point-head = Die Lunte zünden
voyage-powder-point-story = Du bist Franzose. In einem Ruderboot sitzt jemand, und du hast Schwarzpulver in der Auslage gesehen.
voyage-powder-point-1 = das Schwarzpulver wird aufgedeckt
voyage-powder-point-2 = von dir
voyage-powder-point-3 = und am Ende bist du an Bord eines Schiffs

voyage-two-maps-bay = Kartenbucht
voyage-two-maps-bay-head = Nutze, was du hast
voyage-two-maps-bay-story = Du bist Brite, und ihr führt nicht. Schatzkarten vor dir: { $maps }.
voyage-two-maps-bay-1 = am Ende bist du an Bord eines Schiffs
voyage-two-maps-bay-2 = du bist Steuermann oder Kapitän
voyage-two-maps-bay-3 = am Ende bist du Kapitän

voyage-armada-watch = Armadawacht
voyage-armada-watch-head = Bevor sie kommen
voyage-armada-watch-story = Du bist Franzose, einer von neun. Die Briten führen { $british } zu { $french }, { $left } Ereigniskarten sind noch da, und eine davon ist die Armada.
voyage-armada-watch-1 = die Briten führen am Ende nicht
voyage-armada-watch-2 = die Franzosen gewinnen
voyage-armada-watch-3 = mit zwei oder mehr
