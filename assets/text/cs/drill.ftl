# The drill: positions from one's own mistakes, to be answered again.

drill-title = Cvičení
drill-today = Dnes
drill-count = { $done } z { $count }
drill-again = Vrátí se
drill-positions = pozice
drill-within-1 = zítra
drill-within-7 = za 2 až 7 dnů
drill-within-30 = za 8 až 30 dnů
drill-later = později
drill-new = čeká
drill-kinds = Správně napoprvé
drill-kinds-later = Po pěti pozicích jednoho druhu tu bude, kolik jich bylo správně napoprvé.
drill-share = { $share } z { $count }
drill-leak = Vaše slabina: { $kind }.
drill-ask = Co teď?
drill-you = Tohle je místo hráče { $name }, { $where }. Vyberte si jako u stolu.
drill-how = Co která volba stojí a proč, se dozvíte potom. Co bylo tomuto místu skryto, zůstane skryto.
drill-best = nejlepší
drill-yours = vy, teď
drill-then = ve hře
drill-right = Správně!
drill-wrong = Není to nejlepší
drill-as-good = Nic lepšího udělat nešlo.
drill-cost = Stojí to { $points } bodu šance.
drill-why = Proč
drill-thinking = Kapitán hledá slova.
drill-again-right =
    { $days ->
        [one] Vrátí se zítra a po každé správné odpovědi později.
        [few] Vrátí se za { $days } dny a po každé správné odpovědi později.
        [many] Vrátí se za { $days } dne a po každé správné odpovědi později.
       *[other] Vrátí se za { $days } dní a po každé správné odpovědi později.
    }
drill-again-wrong = Vrátí se zítra. Po chybě se začíná znovu.
drill-next = Další pozice
drill-end = Hotovo
drill-enough = Pro dnešek dost
drill-large = Zvětšit stůl
drill-small = Zpět k otázce
drill-over = Pro dnešek je to vše
drill-score =
    { $count ->
        [one] Správně: { $right } z { $count } odpovědi.
        [few] Správně: { $right } ze { $count } odpovědí.
        [many] Správně: { $right } z { $count } odpovědi.
       *[other] Správně: { $right } z { $count } odpovědí.
    }
# $when: such as "tomorrow: 2, in 2 to 7 days: 5"
drill-all-back = Pozice, které přijdou znovu: { $when }.
drill-back = { $when }: { $count }
drill-due =
    { $days ->
        [one] Další pozice přijdou zítra.
        [few] Další pozice přijdou za { $days } dny.
        [many] Další pozice přijdou za { $days } dne.
       *[other] Další pozice přijdou za { $days } dní.
    }
drill-more =
    { $count ->
        [one] Ještě jednu
        [few] Ještě { $count }
        [many] Ještě { $count }
       *[other] Ještě { $count }
    }
drill-none = Zatím není co cvičit
drill-none-told = Pozice pocházejí z vlastních chyb: dohrajte hru a otevřete její deník. Na to, co stálo nejvíc, se tu zeptáme znovu.
drill-rest = všechno ostatní
# parts: what it loses and gains, such as "Raid -6.2, bonus tiles -1.1"
drill-compared = Proti nejlepší volbě: { $parts }.
