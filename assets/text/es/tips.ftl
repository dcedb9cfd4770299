## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-more = Clic derecho: reglas
tip-rules = Las reglas, por la página de lo que toca ahora
