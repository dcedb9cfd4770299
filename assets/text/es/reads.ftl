# Bets on what rivals choose in secret.

reads-coins = Tus diez monedas
reads-left =
    { $count ->
        [one] Queda una moneda
       *[other] Quedan { $count } monedas
    }
reads-reveal = Descubrir
reads-take = Quitar una moneda: { $option }
reads-column = { $option }: { $coins }
reads-order = apuesta { $number } de esta partida
reads-laid-before = puestas antes de descubrir
reads-you = tú
reads-captain = capitán
reads-next = Siguiente apuesta
reads-over = Era la última
reads-all = Todas las apuestas
reads-how = Pon diez monedas en lo que esperas: un clic o una cifra pone una; un clic derecho o el botón de abajo la quita. Lo que esperaba el capitán se dice después.
reads-thinking = El capitán sigue pensando.
reads-known = Lo que todos saben
reads-boards = En los tableros
reads-own = Tú
reads-captains = El capitán
reads-even = Lo mismo en todo
reads-rule = Cuantas más monedas en lo que sucede, más puntos: las diez ahí dan 10; cinco ahí y cinco en otra, 7,5; las diez en otra, 0.
reads-calibration = ¿Son fiables tus apuestas?
reads-count = Apuestas: { $bets }; partidas: { $games }
reads-happened = sucedió
reads-laid = monedas puestas
reads-few = Muy pocas apuestas para juzgar: hacen falta sesenta.
reads-trusted = Bien calibradas por ahora: cada raya toca la línea.
reads-mostly = Por ahora la mayoría de las rayas tocan la línea: nada claro.
reads-bold = Demasiada confianza: lo que tiene muchas monedas sucede menos.
reads-timid = Demasiado prudente: lo que tiene muchas monedas sucede más.
reads-own-average = tú, de media
reads-captains-average = capitán, de media
reads-even-average = igual, de media
