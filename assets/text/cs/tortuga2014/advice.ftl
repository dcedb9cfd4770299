# Proč kapitán dává přednost volbě a jak se kapitáni představují.
# Hra předem nahradí action jménem akce, chest barvou (ve 4. pádě) a seat jménem hráče (v 1. pádě).

advice-lead = { $skulls ->
    [1] Lebky, třeba na { $action }
   *[other] { $action }
}
advice-total = { $lead }: { $small ->
    [1] i součet { $total }
   *[other] součet { $total }
} { $likely ->
    [sure] určitě vynese 1. pozici.
    [usual] obvykle vynese 1. pozici.
   *[fair] má slušnou šanci na 1. pozici.
}
advice-tie = Při shodě máte přednost.
advice-defends = Kostka tam vás brání: kdo na vás zaútočí, vrátí se o políčko.
advice-skulls-beat = { $lead }: { $seat } může součet { $total } ještě překonat lebkami.
advice-skulls-wait = Samotné lebky počkají: jejich akci určíte až po odkrytí, kdy už víte, co si nechali ostatní.
advice-safe = { $action }: tuto akci už máte skoro jistou.
advice-safe-best = Nic jiného neslibuje víc.
advice-seldom = { $lead }: součet { $total } by vynesl 1. pozici málokdy, jestli vůbec.
# $hope: co pro ni přesto mluví
advice-seldom-best = { $lead }: součet { $total } { $hope ->
    [more] je zatím málo, ale mohou k němu přibýt další kostky.
    [defends] vynese 1. pozici málokdy, jestli vůbec, ale kostka tam vás brání: kdo na vás zaútočí, vrátí se o políčko.
   *[none] vynese 1. pozici málokdy, jestli vůbec, ale celkově žádná volba není lepší.
}
advice-stuck = Žádnou z těchto kostek si nelze nechat.
advice-pips = { $action }: hned { $pips } do součtu.
advice-declare = { $action } bude mít součet { $total }.
advice-bonus = { $action }: žeton pomůže v dalších kolech.
advice-bonus-total = { $action } bude mít hned součet { $total } a pomůže i v dalších kolech.
advice-perform = { $deed ->
    [expand-fleet] Posune vaši loď vpřed.
    [recruit-crew] Posune vašeho piráta vpřed.
   *[other] { $bag ->
        [1] Přinese vám žeton s pokladem a truhlici ze sáčku.
       *[other] Přinese vám žeton s pokladem.
    }
}
advice-steal = { $seat } přijde o { $chest } truhlici.
advice-claim = { $weak ->
    [0] Vezme z centrálního ostrova { $chest } truhlici.
   *[other] Vezme z centrálního ostrova { $chest } truhlici a { $seat } zeslábne.
}
# after a chest that is taken
advice-set = Tím doplníte sadu.
advice-double = Fialová truhlice se počítá dvakrát.
advice-leads = { $seat } vede.
advice-attack = { $weak ->
    [0] { $seat }: útok bez účinku.
   *[other] { $seat } zeslábne.
}
advice-forfeit = Akce nepřinese víc, než stojí.
advice-forfeit-waived = V této akci neuděláte nic.
advice-forfeit-exposed = Bude-li vaším cílem { $target }, { $seat } smí zaútočit už jen na vás.
advice-tile = { $coins ->
    [one] Poklad za { $coins } zlaťák.
    [few] Poklad za { $coins } zlaťáky.
   *[other] Poklad za { $coins } zlaťáků.
}
advice-move = { $lost ->
    [0] Každá truhlice najde místo.
    [one] Jedna truhlice místo nenajde.
    [few] { $lost } truhlice místo nenajdou.
   *[other] { $lost } truhlic místo nenajde.
}
# after it, of the best order
advice-move-best = { $lost ->
    [0] Toto pořadí chrání, co slibuje nejvíc.
   *[other] Toto pořadí zachová, co slibuje nejvíc.
}
advice-move-cost = { $points ->
    [one] Zatím stojí { $points } bod, ale do budoucna slibuje víc.
    [few] Zatím stojí { $points } body, ale do budoucna slibuje víc.
   *[other] Zatím stojí { $points } bodů, ale do budoucna slibuje víc.
}
advice-move-fewer = { $points ->
    [one] V Tortuze vynese o { $points } bod méně než nejlepší volba.
    [few] V Tortuze vynese o { $points } body méně než nejlepší volba.
   *[other] V Tortuze vynese o { $points } bodů méně než nejlepší volba.
}
advice-move-later = { $points ->
    [one] Jiné pořadí by v Tortuze vyneslo o { $points } bod víc, ale toto slibuje víc.
    [few] Jiné pořadí by v Tortuze vyneslo o { $points } body víc, ale toto slibuje víc.
   *[other] Jiné pořadí by v Tortuze vyneslo o { $points } bodů víc, ale toto slibuje víc.
}
advice-random = Čistá náhoda.

# První věta, když rozhoduje něco jiného než samotný důvod.
advice-decides-tiles = Rozhodují bonusové žetony: čím dřív budou všechny vaše kostky umístěné, tím víc jich dostanete.
advice-decides-place = Rozhoduje { $action }: na tuto akci vám tak zbudou lepší kostky.

# Panel s radou. Proč je volba lepší než další: nejvýš jedna věta, jen když rozhoduje jediná část.
advice-why-place = Rozhoduje { $action } a vše, co z toho plyne.
advice-why-tiles = Rozhodují bonusové žetony.
advice-why-chests = Rozhodují truhlice.
advice-why-boats = Rozhodují lodě.
advice-why-pirates = Rozhodují piráti.
advice-why-coins = Rozhodují zlaťáky.
advice-why-fleets = Rozhodují truhlice ve flotilách.
advice-why-crews = Rozhodují truhlice v posádkách.
advice-part-tiles = bonusové žetony
advice-part-chests = truhlice
advice-part-boats = lodě
advice-part-pirates = piráti
advice-part-coins = zlaťáky
advice-part-fleets = truhlice ve flotilách
advice-part-crews = truhlice v posádkách
advice-keep-none = Nenechat nic
advice-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
advice-share = { $percent } %
advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $lead: by how much, $ahead: 1 or 0
advice-points = Po tomto kole asi { $points } bodu, { $ahead ->
    [1] náskok { $lead }
   *[0] ztráta { $lead }
}
advice-against = Šance na výhru proti další volbě: { $points }
advice-last = Poslední volba: další už není.
advice-only = Jiná volba není.
advice-order = Zbývá zvolit jen pořadí.
advice-next-page = %: šance na výhru · { $key }: proč, volba po volbě
advice-more = { $key }: šance na výhru a co rozhoduje
advice-even = Zhruba stejně dobré:
advice-plain-spoken = Je vybrána nejlepší volba; možností: { $count }.
advice-level = ≈ { $percent }
advice-spoken-level = Volba { $number } z { $count }: zhruba stejně dobrá jako nejlepší, šance na výhru asi { $percent }.
advice-spoken = Volba { $number } z { $count }: šance na výhru { $percent }.
# Co se změnilo od poslední rady, pokud o víc než pět bodů; $what je jedna z dalších vět.
advice-since = Při poslední radě { $before }, teď { $now }: { $what }
advice-since-roll = { $good ->
    [1] váš hod je lepší než většina.
   *[0] váš hod je horší než většina.
}
advice-since-revealed = { $seat }: odkrytý součet { $total }, akce { $action }.
advice-since-unbeaten = { $action }: váš součet { $total } zatím nikdo nepřekonal.
advice-since-stolen = { $seat } má vaši { $chest } truhlici.
advice-since-points = body od té doby: { $seat } { $points }, vy { $own }.
advice-since-actions = kvůli tomu, co se od té doby stalo.
advice-ranked = { $percent } ±{ $error }
advice-against-own = Šance na výhru proti vaší volbě: { $points }
# The ladder of the tutor, where points are told beside chances.
tutor-ranking-note = Šance na výhru proti těmto soupeřům, nejlepší první.
tutor-why-note = Body: po tomto kole. Šance: na celou hru.
