## The rules in the game. Words between double stars are printed strong.

title-rules = Reglas
title-rules-note = con ejemplos
action-search = Buscar
rules-title = Reglas
rules-note = { $key } las abre desde cualquier sitio. En la mesa, haz clic derecho en algo para saber qué es.
rules-search = Buscar en las reglas
rules-search-tip = Busca una palabra en títulos y textos. No importan tildes ni mayúsculas.
rules-search-clear = Mostrar otra vez todas las páginas
rules-found =
    { $count ->
        [0] No se ha encontrado nada. Prueba con una palabra más corta.
        [one] { $count } página
       *[other] { $count } páginas
    }
rules-up = Subir por la página
rules-down = Bajar por la página
rules-return = Volver adonde estabas
