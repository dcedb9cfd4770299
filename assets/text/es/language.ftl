# Cómo se llama este idioma a sí mismo, y su lugar entre los demás.
language-name = Español
language-place = 3
