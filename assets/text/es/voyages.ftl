# The voyages: short challenges on a sea chart. $goal is a goal of a game's own `voyages.ftl`.

title-voyages = Travesías
title-voyages-note = retos breves
voyage-title = Travesías
voyage-rule = una estrella abre la isla siguiente; dos, también la de después
voyage-stars =
    { $fresh ->
        [0] { $stars } de { $count } estrellas
       *[other] { $stars } de { $count } estrellas, nuevas: { $fresh }
    }
voyage-sail = Zarpar
voyage-sail-on = Seguir a { $name }
voyage-again = Zarpar otra vez
voyage-leave = Volver al mapa
voyage-left = Una travesía abandonada no da estrellas. Aquí no hay consejos.
voyage-look = Ver la mesa
voyage-how = Cómo se puntúa
voyage-how-note = Cada travesía parte de un momento de una partida que jugaron capitanes. Cada intento se reparte de nuevo: dados, robos y todo lo que no ves cambian cada vez, así que nada se aprende de memoria. Una estrella solo cuenta con las anteriores, y queda tu mejor intento. Una travesía abandonada no cuenta. El Almirante navegó desde tu puesto sin conocer las metas: solo quería ganar la partida.
voyage-watch = Verla de nuevo
voyage-log = Diario
voyage-chart = Al mapa
voyage-locked = cerrada
voyage-open = abierta, sin estrellas
voyage-won =
    { $stars ->
        [0] navegada, sin estrellas
        [one] una estrella
       *[other] { $stars } estrellas
    }
voyage-tries =
    { $count ->
        [0] aún sin navegar
        [one] un intento
       *[other] { $count } intentos
    }
voyage-told = { $number }, { $name }, { $how }
voyage-opens =
    { $before ->
        [0] 1 estrella en { $last }
       *[other] 2 en { $before } o 1 en { $last }
    }
voyage-opens-long =
    { $before ->
        [0] Esta isla se abre con una estrella en la isla { $last }.
       *[other] Esta isla se abre con dos estrellas en la isla { $before } o con una en la isla { $last }.
    }
voyage-just-opened = recién abierta
voyage-note = { $number } de { $count } · { $seats } puestos · { $lasts }
voyage-rounds =
    { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
voyage-turns =
    { $count ->
        [one] un turno tuyo
       *[other] { $count } turnos tuyos
    }
voyage-to-the-end = hasta el final
voyage-you = tú
voyage-admiral = el Almirante lo logra
voyage-you-and = Tú y el Almirante
voyage-ended = Así terminó
voyage-before-after = puntos antes y después
voyage-course = Puntos: antes { $before }, ahora { $points }; puesto { $place }.
voyage-own = Tus decisiones { $choices }, tu suerte { $luck } puntos de probabilidad de ganar.
voyage-own-sides = Tus decisiones { $choices }, las de los demás { $others }, las cartas { $luck } puntos de probabilidad de ganar.
voyage-none = ninguna
voyage-all = { $count } travesías del Almirante
voyage-measured =
    El Almirante la navegó { $count } veces; las cifras pueden variar { $error ->
        [one] un punto
       *[other] { $error } puntos
    }. Cada intento se reparte de nuevo y cuenta el mejor.
voyage-result =
    { $stars ->
        [0] Esta vez, ninguna estrella
        [one] Una estrella: { $goal }
        [2] Dos estrellas: { $goal }
       *[other] Tres estrellas: { $goal }
    }
voyage-missed = Siguiente estrella: … { $goal }
voyage-fewer =
    { $stars ->
        [0] De las travesías del Almirante, el { $none } tampoco dio estrellas.
       *[other] De las travesías del Almirante, el { $percent } dio menos estrellas que la tuya.
    }
voyage-goal =
    { $stars ->
        [one] 1 estrella: { $goal }
       *[other] { $stars } estrellas: { $goal }
    }
voyage-chance = El Almirante lo logra el { $chance }.
