# Lo que puede fallar en torneos, en el pasaporte de fuerza y en el informe de calibración.

error-arena-players = Un torneo necesita al menos 2 jugadores, no { $players }.
error-arena-twice = { $name } está inscrito dos veces.
error-arena-seats = Números de jugadores incorrectos: «{ $seats }». Cada uno debe ser posible en el juego y figurar una sola vez.
error-arena-games = Un torneo necesita al menos una partida, no { $games }.
error-arena-error = La probabilidad de error debe estar entre 0 y 1, no ser { $error }.
error-arena-unreadable = { $file } no contiene ningún torneo: { $reason }.
error-arena-pairings = El archivo no tiene los emparejamientos de su propio plan.
error-arena-weights = Los capitanes han aprendido desde que se jugaron estas partidas; empieza un torneo nuevo.
error-dask-missing = Dask no está instalado; pip install "{ $extra }" lo instala.
error-dask-silent = Ningún planificador Dask responde en { $address }.
error-worker-ended = Un proceso que estaba calculando terminó antes de tiempo, quizá por falta de memoria; con menos --jobs hace falta menos.
error-passport-unreadable = { $file } no es un pasaporte de fuerza: { $reason }.
error-passport-level = { $name } no es un nivel que se pueda medir; elige entre { $names }.
error-calibration-captain = { $name } no da probabilidades de ganar: el valor de sus elecciones fue { $value }.
error-calibration-games = Un informe necesita al menos una partida, no { $games }.
error-passport-settings = Los ajustes de un nivel han cambiado desde estas partidas; empieza de nuevo.
