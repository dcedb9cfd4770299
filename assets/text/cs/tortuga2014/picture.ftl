## Stálá slova stolu. Většina stojí v malých polích: stručně.

pic-round = { $round }. kolo
pic-target = cíl: { $count } truhlic
pic-phase-1 = 1 Hod kostkami
pic-phase-2 = 2 Akce
pic-phase-3 = 3 Přesun truhlic

pic-area-tortuga = Tortuga
pic-area-fleet = Flotila
pic-area-crew = Posádka
pic-area-island = Ostrov
pic-chests-of =
    { $limit ->
        [one] { $count } z { $limit } truhlice
       *[other] { $count } ze { $limit } truhlic
    }
pic-island-empty = ostrov je prázdný
pic-hidden-dice =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
# nejvíc kostek na políčku: pod prázdnými buňkami akcí Přepadení a Loupež
pic-max = max. { $count }
pic-total = součet
pic-surplus = přebytek
pic-your-surplus = váš přebytek
pic-surplus-to-bag =
    { $count ->
        [one] { $count } truhlice do sáčku
        [few] { $count } truhlice do sáčku
       *[other] { $count } truhlic do sáčku
    }
pic-your-tiles = Vaše žetony
pic-tiles-secret = pro ostatní lícem dolů
pic-tiles-none = zatím žádné
pic-tab-dice = Tabulka kostek
tip-dice = Čísla všech kostek. Co jste hodili, je orámované.
pic-dice-rows = Každý řádek je kostka a jejích šest stran.
pic-dice-custom = Každý řádek je kostka vlastní sady.
