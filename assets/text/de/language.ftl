# Wie diese Sprache sich selbst nennt, und ihr Platz unter den anderen.
language-name = Deutsch
language-place = 2
