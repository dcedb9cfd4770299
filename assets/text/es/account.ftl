# The captain's log: how a finished game was played.

account-title = Diario del capitán
account-page = página
account-overview = Resumen
account-rounds = Rondas
account-moments = Momentos
account-drill = Ejercicio
account-reads = Apuestas
account-eyes = como lo vio { $name }
account-waiting = Los capitanes repasan la partida. Tardan unos segundos, y solo lo hacen una vez.
account-failed = Los capitanes no han podido repasar esta partida. El registro del programa dice por qué.
account-own_choices = Decisiones propias
account-own_luck = Suerte propia
account-rivals_luck = Suerte rival
account-rivals_choices = Decisiones rivales
account-chances = Probabilidad de ganar
account-chances-note = de todos tras cada ronda, para quien no ve nada oculto
account-voyage = desde el inicio de la travesía; aquí cuenta ganar la partida entera, no las estrellas de la travesía
account-voyage-on = La partida no había acabado: la probabilidad cuenta todo lo que está en camino y por venir, no solo los puntos de entonces.
account-round = ronda { $round }
account-game = Partida
account-known = Secretos propios
account-change = Cambio de la probabilidad
# $end: how it ended. The numbers are sums of the rows of the account: both kinds of luck, both of choices.
account-ended =
    { $end ->
        [won] { $name }: victoria.
        [shared] { $name }: victoria compartida.
        [lost] { $name }: derrota.
       *[open] { $name }:
    }
account-of-side = { $name } ({ $side })
account-verdict = La suerte, propia y rival, aportó { $luck } puntos de probabilidad; las decisiones, { $choices }. Con la suerte pareja estas decisiones habrían ganado { $even } de cada 100 partidas.
account-under-one = menos de 1
account-over-99 = más de 99
account-who = Cómo jugó cada uno
account-lost = pierde por decisión
account-luck = suerte propia
account-like = { $level }
account-too-few = muy pocas
account-person = una persona
account-played = { $name } perdió { $loss } puntos por decisión: { $level }
account-weighed = Lo que más pesó
account-before = antes
account-after = después
account-all = La ronda, para quien no ve nada oculto
account-all-note = El catalejo: lo que solo sabe cada capitán, como sus fichas de tesoro.
account-seat-told = { $name } de { $before } a { $after }
account-round-of = Ronda { $round }: { $name }
account-round-told = Ronda { $round }: de { $before } a { $after }
account-outside = Entre medias puede quedar bajo 0 o sobre 100: una parte quita lo que otra devuelve.
account-quiet = Aquí no pasó nada de peso.
account-look = Verlo en la mesa
account-try-choice = Una partida nueva que empieza justo antes de esta decisión, en el puesto de { $name }.
account-try-luck = Una partida nueva que empieza justo antes de que ocurriera, en el puesto de { $name }: esta vez el azar puede decidir otra cosa.
account-try-over = Después de esto, { $name } ya no tenía nada que decidir.
account-moment = Ronda { $round }: { $about }
account-what = Qué pasó
account-done = Lo que se hizo
account-better = Lo mejor
account-meant = Lo que significó
account-cost = Costó { $points } puntos de probabilidad, con un margen de { $error }.
account-good-luck = Un golpe de suerte: { $points } puntos de probabilidad.
account-bad-luck = Mala suerte: { $points } puntos de probabilidad.
account-judged = Juzgado por lo que se veía entonces, como si solo jugaran los capitanes más fuertes; el consejo en la mesa sabe quién juega, por eso da otras cifras. Solo se listan errores seguros.
account-judged-luck = Comparado con lo que el azar da aquí de media, como si solo jugaran los capitanes más fuertes.
account-span = { $first } a { $last }
account-verdict-sides = Las decisiones propias aportaron { $own } puntos de probabilidad, las ajenas { $others }, cartas y turnos { $cards }.
account-cost-exactly = Costó { $points } puntos de probabilidad.
account-practise = Qué practicar
account-practise-from = esta partida y las diez anteriores
account-a-game = { $points } por partida
account-times = { $count }×
account-practise-none = Cuando un tipo de error se haya dado cinco veces, aquí dirá cuánto cuesta por partida.
account-go-practise = Practicar
account-picture = Imagen
# What a choice was worth that is tried again from a moment of the log.
retry-best = La mejor opción
retry-best-note = En el diario valía { $points } puntos de probabilidad de ganar más que lo que se hizo entonces.
retry-better = Mejor que entonces
retry-better-note = Vale { $points } puntos de probabilidad de ganar más que lo que se hizo entonces; había otra aún mejor.
retry-same = Lo mismo que entonces
retry-same-note = En el diario esto costó { $points } puntos de probabilidad de ganar.
retry-worse = No mejor que entonces
retry-worse-note = En el diario esto perdía { $points } puntos de probabilidad de ganar más que lo que se hizo entonces.
retry-unknown = Otra opción
retry-unknown-note = El diario no dice cuánto valía.
retry-even = Tan buena como entonces
retry-even-note = En el diario valía tanto como lo que se hizo entonces.
retry-log = Al diario del capitán
