# What this language calls itself, and its place among the others.
language-name = English
language-place = 1
