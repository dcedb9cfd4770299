# The deal of the day.

daily-title = Hra dne
daily-date = { $day }. { $month }. { $year }
daily-sail = Vyplout do dnešní hry
daily-go-on = Pokračovat v dnešní hře
daily-look = Podívat se na svou hru
daily-again = Zahrát znovu
daily-copy = Zkopírovat výsledek
daily-verdict = hra dne { $day }: { $result }, poražené úrovně { $beaten } z { $levels }
daily-beaten = poražené úrovně: { $beaten } z { $levels }
daily-waits = ještě nehráno
daily-begun = rozehráno
daily-comparing = úrovně ji právě hrají
daily-failed = úrovně ji nedokázaly zahrát
daily-rules-head = Pravidla dne
daily-rules = Všichni, kdo dnes hrají, mají stejné kostky, karty a truhlice; určuje je datum a nikam se nic neposílá. Kapitáni, kteří plují s vámi: { $rivals }, úroveň { $level }. Počítá se první hra, kterou dohrajete, další jsou cvičné. Potom tutéž hru zahraje z vašeho místa každá úroveň. Další hra přijde o půlnoci.
daily-how-head = Jak hrály úrovně
daily-how = Každá úroveň seděla na vašem místě { $times }krát, se stejným rozdáním a stejnými třemi soupeři ({ $level }), pokaždé s vlastní náhodou.
daily-won = výhra
daily-lost = bez výhry
daily-won-of = výhry { $won } z { $count }
daily-you = Vy
daily-streak = Dny v řadě: { $days }
daily-in-a-row =
    { $days ->
        [one] den v řadě
        [few] dny v řadě
       *[other] dní v řadě
    }
daily-weeks = Poslední čtyři týdny
daily-deal = Dnešní hra
daily-sails = hraje po vás
daily-plays = právě hraje
daily-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
daily-bar = Pruh je průměr těchto her; kdo má víc bodů, úroveň porazil.
daily-bar-sides = Pruh je podíl výher; kdo má větší, úroveň porazil.
daily-luck = Tak málo her je hlavně otázka štěstí: slabší úroveň může skončit i nad silnější.
daily-medals = Medaile říká, kolik úrovní jste porazili: zlatá všech { $levels }, stříbrná o jednu méně, bronzová o dvě méně.
