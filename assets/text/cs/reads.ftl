# Bets on what rivals choose in secret.

reads-coins = Vašich deset mincí
reads-left =
    { $count ->
        [one] Zbývá jedna mince
        [few] Zbývají { $count } mince
       *[other] Zbývá { $count } mincí
    }
reads-reveal = Odkrýt
reads-take = Vzít minci zpět: { $option }
reads-column = { $option }: { $coins }
reads-order = { $number }. sázka této hry
reads-laid-before = vsazeno před odkrytím
reads-you = vy
reads-captain = kapitán
reads-next = Další sázka
reads-over = To byla poslední
reads-all = Všechny sázky hry
reads-how = Vsaďte deset mincí na to, co čekáte: kliknutí nebo číslice přidá jednu, pravé tlačítko nebo tlačítko dole ji vezme zpět. Co čekal kapitán, se dozvíte potom.
reads-thinking = Kapitán ještě přemýšlí.
reads-known = Co vědí všichni
reads-boards = Na deskách
reads-own = Vy
reads-captains = Kapitán
reads-even = Všude stejně
reads-rule = Čím víc mincí leží na tom, co přijde, tím víc bodů: všech deset tam dá 10, pět tam a pět na jiném 7,5, všech deset jinde 0.
reads-calibration = Dá se vám věřit?
reads-count = Sázek: { $bets }, her: { $games }
reads-happened = stalo se
reads-laid = vsazené mince
reads-few = Na úsudek je sázek málo: je jich třeba šedesát.
reads-trusted = Zatím dobrý odhad: každá úsečka protíná přímku.
reads-mostly = Zatím většina úseček protíná přímku: nic jasného.
reads-bold = Příliš jistě: na co dáváte hodně mincí, to se stává méně často.
reads-timid = Příliš opatrně: na co dáváte hodně mincí, to se stává častěji.
reads-own-average = vy, v průměru
reads-captains-average = kapitán, v průměru
reads-even-average = stejně, v průměru
