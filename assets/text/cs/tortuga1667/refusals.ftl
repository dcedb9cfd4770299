# Why something is refused (refusal-, a sentence) and, on a tile of the action bar, the same in two or three
# words (lock-). Public facts only.
refusal-time-over = Čas vypršel: můžete si už jen prohlédnout dvě karty.
refusal-time-left = Ještě zbývá čas.
refusal-no-such-card = Taková karta tu není.
refusal-no-such-seat = Takový hráč tu není.
refusal-no-such-place = Takové místo tu není.
refusal-no-such-hold = Zvolte britskou nebo francouzskou pokladnici.
refusal-no-such-line = To se tu říct nedá.
refusal-nothing-to-take = Není co vzít: galeona i druhá loď jsou prázdné.
refusal-not-aboard = Na palubě této lodi není: { $seat }
refusal-governor-only = Rvačku vyvolává jen guvernér.
refusal-captain-only = To smí jen kapitán lodi.
refusal-mate-only = Vzpouru vyvolává jen první důstojník.
refusal-boy-only = Pašovat smí jen plavčík.
refusal-no-rank-in-boat = Ve člunu nemá nikdo hodnost.
refusal-not-now = To teď nejde.
refusal-not-your-turn = Na řadě je někdo jiný.
refusal-one-card-left = V řadě zbývá jediná karta: lze ji jen odkrýt.
refusal-two-cards = Zvolte dvě karty z řady.
refusal-boat-closed = Tento člun je uzavřený.
refusal-boat-taken = Člun je obsazený: { $seat }
refusal-ship-full = Loď je plná.
refusal-not-adjoining = Odtud tam doveslovat nelze.
refusal-no-treasure-aboard = Na palubě není žádný poklad.
refusal-hold-empty = Tato pokladnice je prázdná.
refusal-no-talk = V této hře je hovor u stolu vypnutý.
refusal-said-enough =
    { $lines ->
        [one] Jedna věta za tah stačí.
        [few] { $lines } věty za tah stačí.
       *[other] { $lines } vět za tah stačí.
    }
refusal-aboard-already = Na palubě lodi už je: { $seat }
refusal-hand-size =
    { $cards ->
        [one] Nová ruka má jednu kartu.
        [few] Nová ruka má { $cards } karty.
       *[other] Nová ruka má { $cards } karet.
    }
refusal-not-in-deck = Tyto karty v balíčku nejsou.
refusal-cards-order = Karty je třeba jmenovat v jiném pořadí.
refusal-not-pointed-at = Zvolte jednu ze dvou ukázaných karet.
refusal-one-vote-only = Zvolte jen jednu hlasovací kartu.
refusal-galleon-first = Dokud má galeona poklady, bere se z ní.
refusal-galleon-empty = Galeona je prázdná: zvolte pokladnici druhé lodi.
refusal-place-taken = Toto místo je obsazené: { $seat }
refusal-not-yourself = Zvolte jiného hráče, ne sebe.
refusal-not-in-hand = Tuto kartu v ruce nemáte.
refusal-option-starred = Každou kartu s hvězdou lze zvolit jen jednou a musí se hodit k počtu hráčů.
refusal-option-starred-count = Karet s hvězdou je ve hře { $least } až { $most }.
refusal-option-vote-set = Vlastní hlasovací karty a volba pro ně patří k sobě.
refusal-option-votes-kinds = Hlasovacích karet je dvanáct druhů a žádný počet nesmí být záporný.
refusal-option-votes-sum = Hlasovacích karet musí být třicet.

lock-time-over = čas vypršel
lock-captain-only = jen kapitán
lock-mate-only = jen důstojník
lock-boy-only = jen plavčík
lock-governor-only = jen guvernér
lock-no-rank-in-boat = bez hodnosti
lock-nothing-to-take = není co vzít
lock-nobody-else = jste tu sami
lock-no-treasure-aboard = bez pokladu
lock-boat-taken = sedí v něm { $seat }
lock-boats-taken = oba obsazené
lock-boat-closed = uzavřený
lock-ship-full = loď je plná
lock-one-card-left = jediná karta
lock-not-now = teď ne
