# The deal of the day.

daily-title = Partida del día
daily-date = { $day2 }/{ $month2 }/{ $year }
daily-sail = Jugar la partida de hoy
daily-go-on = Seguir con la partida de hoy
daily-look = Ver tu partida
daily-again = Jugarla otra vez
daily-copy = Copiar el resultado
daily-verdict = partida del { $day }: { $result }, { $beaten } de { $levels } niveles superados
daily-beaten = { $beaten } de { $levels } niveles superados
daily-waits = aún sin jugar
daily-begun = empezada
daily-comparing = los niveles la están jugando
daily-failed = los niveles no pudieron jugarla
daily-rules-head = Las reglas del día
daily-rules = Quien juega hoy tiene los mismos dados, cartas y cofres: salen de la fecha, y no se envía nada. Te acompañan { $rivals } capitanes del nivel { $level }. Cuenta la primera partida que termines; las demás son práctica. Después, cada nivel juega lo mismo desde tu puesto. La siguiente llega a medianoche.
daily-how-head = Cómo jugaron los niveles
daily-how = Cada nivel ocupó tu puesto { $times } veces, con el mismo reparto y los mismos tres rivales ({ $level }), cada vez con su propio azar.
daily-won = ganada
daily-lost = no ganada
daily-won-of = ganó { $won } de { $count }
daily-you = Tú
daily-streak = Días seguidos: { $days }
daily-in-a-row =
    { $days ->
        [one] día seguido
       *[other] días seguidos
    }
daily-weeks = Las últimas cuatro semanas
daily-deal = La partida de hoy
daily-sails = juega después de ti
daily-plays = está jugando
daily-points = { $points } puntos
daily-bar = La barra es la media de esas partidas; con más puntos que ella, el nivel está superado.
daily-bar-sides = La barra es la parte de victorias; con una mayor, el nivel está superado.
daily-luck = Tan pocas partidas son sobre todo suerte: un nivel puede quedar por encima de otro más fuerte.
daily-medals = Una medalla dice cuántos niveles has superado: oro, los { $levels }; plata, uno menos; bronce, dos menos.
