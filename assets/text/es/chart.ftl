# La imagen de un torneo (tortuga arena --picture).

chart-title = { $seats } jugadores
chart-note = porcentaje de victorias de la fila contra la columna; semilla { $seed }
chart-rating = Puntuación con intervalos del 95 %
chart-stopped = * terminó antes: ya se sabe con certeza quién es más fuerte.
chart-always = Los intervalos de las casillas valen en todo momento.
chart-seeds = Intervalos del 95 %; las partidas con los mismos dados cuentan juntas.
