# The drill: positions from one's own mistakes, to be answered again.

drill-title = Ejercicio
drill-today = Hoy
drill-count = { $done } de { $count }
drill-again = Vuelve
drill-positions = posiciones
drill-within-1 = mañana
drill-within-7 = en 2 a 7 días
drill-within-30 = en 8 a 30 días
drill-later = más tarde
drill-new = en espera
drill-kinds = Bien a la primera
drill-kinds-later = Tras cinco posiciones de un tipo, aquí se dice cuántas salieron bien a la primera.
drill-share = { $share } de { $count }
drill-leak = Tu punto débil: { $kind }.
drill-ask = ¿Qué harías?
drill-you = Este es el asiento de { $name }, { $where }. Elige como en la mesa.
drill-how = Lo que cuesta cada opción, y por qué, se dice después. Lo que este asiento no veía sigue oculto.
drill-best = la mejor
drill-yours = tú, ahora
drill-then = en la partida
drill-right = ¡Bien!
drill-wrong = No es lo mejor
drill-as-good = No se podía hacer nada mejor.
drill-cost = Cuesta { $points } puntos de probabilidad.
drill-why = Por qué
drill-thinking = El capitán está pensando.
drill-again-right =
    { $days ->
        [one] Vuelve mañana, y más tarde tras cada acierto.
       *[other] Vuelve en { $days } días, y más tarde tras cada acierto.
    }
drill-again-wrong = Vuelve mañana. Con un fallo, empieza de nuevo.
drill-next = Siguiente posición
drill-end = Listo
drill-enough = Basta por hoy
drill-large = Ver la mesa en grande
drill-small = Volver a la pregunta
drill-over = Eso es todo por hoy
drill-score =
    { $count ->
        [one] { $right } de { $count } respuesta fue buena.
       *[other] { $right } de { $count } respuestas fueron buenas.
    }
# $when: such as "tomorrow: 2, in 2 to 7 days: 5"
drill-all-back = Posiciones que vuelven: { $when }.
drill-back = { $when }: { $count }
drill-due =
    { $days ->
        [one] Las próximas posiciones llegan mañana.
       *[other] Las próximas posiciones llegan en { $days } días.
    }
drill-more =
    { $count ->
        [one] Una más
       *[other] { $count } más
    }
drill-none = Aún no hay nada que responder
drill-none-told = Las posiciones salen de tus propios errores: termina una partida y abre su diario. Lo que más costó se pregunta aquí otra vez.
drill-rest = todo lo demás
# parts: what it loses and gains, such as "Raid -6.2, bonus tiles -1.1"
drill-compared = Frente a la mejor opción: { $parts }.
