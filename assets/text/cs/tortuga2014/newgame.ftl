# The name of the game, its options, house rules and dice.

refusal-option-start-seat = { $seat }. místo nemůže začínat: nikdo tam nesedí. Počet míst: { $seats }.
refusal-option-dice-set = Vlastní kostky a volba pro ně patří k sobě.
refusal-option-dice-count = Kostek musí být pět.
refusal-option-dice-faces = Každá kostka potřebuje čísla 1 až 5, každé jednou.

# ---- nová hra
game-tortuga2014 = Tortuga
newgame-between-two = Ve dvou hráčích: v každé akci jedná jen vyšší součet, loď i pirát se posouvají o políčko a přebytečné truhlice jdou do sáčku.
option-target = Délka hry
option-target-6 = 6 truhlic
option-target-8 = 8 truhlic
option-target-note =
    Hra skončí po kole, v němž má někdo v Tortuze aspoň { $value ->
        [one] { $value } truhlici
        [few] { $value } truhlice
        [many] { $value } truhlice
       *[other] { $value } truhlic
    }.
option-start_player = Začínající hráč
option-start_player-random = Náhoda
option-start_player-youngest = Nejmladší
option-start_player-seat = Místo
option-start_player-random-note = Rozhodne náhoda. Škuner putuje po každém kole po směru hodinových ručiček.
option-start_player-youngest-note = Začíná nejmladší z vás. Zvolte jeho místo.
option-start_player-seat-note = Zvolíte místo, které začíná.

# ---- naše pravidla
option-surplus_timing = Přebytečné truhlice při Přepadení a Loupeži
option-surplus_timing-afterAction = Po akci
option-surplus_timing-afterAction-note = Kdo má víc truhlic než místa, odloží je, až skončí oba útoky akce.
option-surplus_timing-afterEachAttack = Po každém útoku
option-surplus_timing-afterEachAttack-note = Přebytečné truhlice se odloží hned, druhý útočník je tak může najít na centrálním ostrově.
option-attack_empty = Útoky na prázdné prostory
option-attack_empty-allowed = Dovoleny
option-attack_empty-allowed-note = Zaútočit lze i na toho, kdo nemá truhlice: jeho loď nebo pirát ustoupí stejně.
option-attack_empty-forbidden = Zakázány
option-attack_empty-forbidden-note = Útočit se smí jen na toho, kdo má v napadeném prostoru truhlice; platí to pro 1. i 2. pozici.
option-move_choice = Přesun truhlic s poklady
option-move_choice-simultaneous = Všichni naráz
option-move_choice-simultaneous-note = Každý volí tajně, pak se všechny truhlice přesunou společně.
option-move_choice-clockwise = Jeden po druhém
option-move_choice-clockwise-note = Po směru hodinových ručiček od začínajícího hráče; pozdější vidí, co udělali ostatní.
option-custom_dice = Čísla na kostkách
option-custom_dice-reconstructed = Obvyklá sada
option-custom_dice-reconstructed-note = Kostka A je známa z recenzí, B až E jsou doplněny tak, aby každé číslo bylo u každé akce jednou.
option-custom_dice-custom = Vlastní sada
option-custom_dice-custom-note = Opište své kostky: stisknutím číslo změníte; na každé kostce zůstane každé číslo 1 až 5 jednou.
rule-dice-turn = Další číslo
