# The captain's log: how a finished game was played.

account-title = Kapitánův deník
account-page = stránka
account-overview = Přehled
account-rounds = Kola
account-moments = Okamžiky
account-drill = Cvičení
account-reads = Sázky
account-eyes = jak to viděl hráč { $name }
account-waiting = Kapitáni hru procházejí. Potrvá to několik vteřin a udělají to jen jednou.
account-failed = Kapitáni tuto hru projít nedokázali. Proč, to říká protokol programu.
account-own_choices = Vlastní rozhodnutí
account-own_luck = Vlastní štěstí
account-rivals_luck = Štěstí soupeřů
account-rivals_choices = Rozhodnutí soupeřů
account-chances = Šance na výhru
account-chances-note = všech po každém kole, pro toho, kdo nevidí nic skrytého
account-voyage = od začátku plavby; tady se posuzuje výhra celé hry, ne hvězdy plavby
account-voyage-on = Hra neskončila: šance počítá se vším, co je na cestě a co ještě přijde, nejen s dosavadními body.
account-round = kolo { $round }
account-game = Hra
account-known = Vlastní tajemství
account-change = Změna šance
# $end: how it ended. The numbers are sums of the rows of the account: both kinds of luck, both of choices.
account-ended =
    { $end ->
        [won] { $name }: výhra.
        [shared] { $name }: dělená výhra.
        [lost] { $name }: prohra.
       *[open] { $name }:
    }
account-of-side = { $name } ({ $side })
account-verdict = Štěstí, vlastní i soupeřů, přineslo { $luck } bodu šance, rozhodnutí { $choices }. Se stejným štěstím pro všechny by tato rozhodnutí vyhrála { $even } ze 100 her.
account-under-one = méně než 1
account-over-99 = více než 99
account-who = Kdo jak hrál
account-lost = ztráta na volbu
account-luck = vlastní štěstí
account-like = jako { $level }
account-too-few = málo voleb
account-person = člověk
account-played = { $name } ztrácí { $loss } bodu na rozhodnutí: { $level }
account-weighed = Co vážilo nejvíc
account-before = předtím
account-after = potom
account-all = Kolo pro toho, kdo nevidí nic skrytého
account-all-note = Dalekohled: co ví jen sám kapitán, třeba žetony s pokladem.
account-seat-told = { $name } z { $before } na { $after }
account-round-of = Kolo { $round }: { $name }
account-round-told = Kolo { $round }: z { $before } na { $after }
account-outside = Mezitím může být pod 0 nebo nad 100: jedna část bere, co jiná vrací.
account-quiet = Tady se nestalo nic, co by vážilo.
account-look = Podívat se na stole
account-try-choice = Nová hra, která začne těsně před tímto rozhodnutím, na místě hráče { $name }.
account-try-luck = Nová hra, která začne těsně předtím, na místě hráče { $name }: tentokrát může náhoda rozhodnout jinak.
account-try-over = Na hráče { $name } už potom žádné rozhodnutí nečekalo.
account-moment = Kolo { $round }: { $about }
account-what = Co se stalo
account-done = Co se stalo
account-better = Co bylo nejlepší
account-meant = Co to znamenalo
account-cost = Stálo to { $points } bodu šance, s přesností { $error }.
account-good-luck = Šťastná náhoda: { $points } bodu šance.
account-bad-luck = Smůla: { $points } bodu šance.
account-judged = Posouzeno podle toho, co bylo tehdy vidět, jako by hráli jen nejsilnější kapitáni; rada u stolu ví, kdo hraje, proto se liší. Uvedeny jsou jen jisté chyby.
account-judged-luck = Srovnáno s tím, co tu náhoda dává v průměru, jako by hráli jen nejsilnější kapitáni.
account-span = { $first } až { $last }
account-verdict-sides = Vlastní rozhodnutí přinesla { $own } bodu šance, rozhodnutí ostatních { $others }, karty a tahy { $cards }.
account-cost-exactly = Stálo to { $points } bodu šance.
account-practise = Co procvičit
account-practise-from = tato hra a deset předchozích
account-a-game = { $points } za hru
account-times = { $count }×
account-practise-none = Až některý druh chyby uděláte pětkrát, ukáže se tu, kolik vás stojí za jednu hru.
account-go-practise = Procvičovat
account-picture = Obrázek
# What a choice was worth that is tried again from a moment of the log.
retry-best = Lepší volba
retry-best-note = Podle deníku měla o { $points } bodu větší šanci na výhru než to, co se tehdy stalo.
retry-better = Lepší než tehdy
retry-better-note = O { $points } bodu větší šance na výhru než tehdy; jiná volba byla ještě lepší.
retry-same = Jako tehdy
retry-same-note = Podle deníku to stálo { $points } bodu šance na výhru.
retry-worse = Ne lepší než tehdy
retry-worse-note = Podle deníku to ztratilo o { $points } bodu šance na výhru více než tehdy.
retry-unknown = Jiná volba
retry-unknown-note = Deník neříká, jakou měla cenu.
retry-even = Stejně dobrá jako tehdy
retry-even-note = Podle deníku měla stejnou šanci na výhru jako to, co se tehdy stalo.
retry-log = Do kapitánova deníku
