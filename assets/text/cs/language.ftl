# Jak tento jazyk říká sám sobě a jeho místo mezi ostatními.
language-name = Čeština
language-place = 4
