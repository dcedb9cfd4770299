# Proč kapitán dává přednost volbě a jak se kapitáni představují.
# Hra předem nahradí action jménem akce, chest barvou (ve 4. pádě) a seat jménem hráče (v 1. pádě).

advice-keep = { $action }: součet { $total } by byl nejlepší v { $chance } % kol.
advice-keep-skulls = Lebky na { $action }: součet { $total } by byl nejlepší v { $chance } % kol.
advice-seldom = { $action }: součet { $total } by byl nejlepší jen málokdy.
advice-seldom-best = { $action }: součet { $total } bude nejlepší málokdy, ale nic lepšího se nenabízí.
advice-stuck = Žádnou z těchto kostek si nelze nechat.
advice-pips = { $pips ->
    [one] Hned { $pips } bod na { $action }.
    [few] Hned { $pips } body na { $action }.
   *[other] Hned { $pips } bodů na { $action }.
}
advice-declare = { $action } bude mít součet { $total }.
advice-declare-chance = { $action }: součet { $total } by byl nejlepší v { $chance } % kol.
advice-bonus = { $action }: žeton pomůže v dalších kolech.
advice-bonus-total = { $action } bude mít hned součet { $total } a pomůže i v dalších kolech.
advice-perform = { $action } přinese jen dobré.
advice-steal = { $seat } přijde o { $chest } truhlici.
advice-claim = Vezme z ostrova { $chest } truhlici a { $seat } zeslábne.
advice-attack = { $seat } zeslábne.
advice-forfeit = Akce by stála víc, než přinese.
advice-tile = { $coins ->
    [one] Poklad za { $coins } zlaťák.
    [few] Poklad za { $coins } zlaťáky.
   *[other] Poklad za { $coins } zlaťáků.
}
advice-move = { $lost ->
    [0] Každá truhlice najde místo, nejcennější tam, kde jsou nejvíc v bezpečí.
    [one] Jedna truhlice místo nenajde; nejcennější zůstanou, kde jsou nejvíc v bezpečí.
    [few] { $lost } truhlice místo nenajdou; nejcennější zůstanou, kde jsou nejvíc v bezpečí.
   *[other] { $lost } truhlic místo nenajde; nejcennější zůstanou, kde jsou nejvíc v bezpečí.
}
advice-random = Čistá náhoda.

player-random = Naplavenina
player-random-about = Nechá se unášet: každá dovolená volba je stejně pravděpodobná.
player-greedy = Hrabivec
player-greedy-about = Hned nejvíc bodů, hned nejcennější truhlice a na soupeře ani pomyšlení.
player-additive = Počtář
player-additive-about = Zná přesně kostky a každou akci ocení zvlášť.
player-deckhand = Plavčík
player-deckhand-about = Vidí vlastní kostky a jinak skoro nic a snadno se splete.
player-mate = Kormidelník
player-mate-about = Řemeslo zná, ale nedívá se, co hází soupeři.
player-quartermaster = Kvartýrmistr
player-quartermaster-about = Počítá kostky soupeřů a mýlí se, když jde o málo.
player-captain = Kapitán
player-captain-about = Vidí celé kolo; uniknou mu jen drobné rozdíly.
player-admiral = Admirál
player-admiral-about = Každé kolo si v duchu přehraje a zvolí nejlepší naději na výhru.
player-raider-about = Žije pro přepadení a loupež.
player-shipwright-about = Chce největší flotilu.
player-recruiter-about = Chce na palubě každou ruku.
player-treasure-hunter-about = Žádný poklad nenechá ležet.
player-gambler-about = Věří svému štěstí, hází dál a bonusové žetony nechává jiným.
player-sprinter-about = Má kostky položené první a plní si desku bonusovými žetony.

error-weights-broken = { $file } není soubor s vahami: { $reason }
error-weights-features = { $file } se učil pro jinou tabulku příznaků ({ $found }); tento stroj má { $expected }. Naučit znovu: python -m ai.training
error-weights-groups = { $file } neuvádí skupiny příznaků v jejich pořadí.
error-character-broken = { $file } není povaha: { $reason }
error-character-action = { $file } má v oblibě „{ $action }“, ale taková akce není. Jsou tu: { $names }.
error-character-range = { $file }: { $field } je { $value } a musí být mezi { $least } a { $most }.

error-unknown-player = Počítačový hráč „{ $name }“ není. Jsou tu: { $names }.
error-simulate-seats = Simulace potřebuje { $least } až { $most ->
    [few] { $most } hráče
   *[other] { $most } hráčů
}, ne { $seats }.
error-simulate-games = Simulace potřebuje aspoň jednu hru, ne { $games }.

# Panel s radou. Proč je volba lepší než další: nejvýš jedna věta, jen když rozhoduje jediná část.
advice-why-place = Rozhoduje { $action }: místo, kterého tam dosáhnete.
advice-why-tiles = Rozhodují bonusové žetony.
advice-why-chests = Rozhodují truhlice.
advice-why-boats = Rozhodují lodě.
advice-why-pirates = Rozhodují piráti.
advice-why-coins = Rozhodují zlaťáky.
advice-why-fleets = Rozhodují truhlice ve flotilách.
advice-why-crews = Rozhodují truhlice v posádkách.
advice-keep-none = Nenechat nic
advice-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
advice-share = { $percent } %
advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = Po tomto kole asi { $points } bodů, náskok { $lead }
advice-against = Šance na výhru proti další volbě: { $points }
advice-last = Poslední volba: další už není.
advice-only = Jiná volba není.
advice-next-page = %: šance na výhru · { $key }: proč, volba po volbě
advice-spoken = Volba { $number } z { $count }: šance na výhru { $percent }.
pic-tab-advice = Rada
