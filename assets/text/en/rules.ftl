## The rules in the game. Words between double stars are printed strong.
## A page is rules-<id> (its title) and rules-<id>-<n> (its texts); rules-fig-<name> is the caption of a drawing.

title-rules = Rules
title-rules-note = with pictures
action-search = Search
rules-title = Rules
rules-note = { $key } opens them from anywhere. At the table, right-click anything to see what it is.
rules-search = Search the rules
rules-search-tip = Find a word in titles and texts. Accents and capitals do not matter.
rules-search-clear = Show all pages again
rules-found =
    { $count ->
        [0] Nothing found. Try a shorter word.
        [one] { $count } page
       *[other] { $count } pages
    }
rules-up = Scroll up
rules-down = Scroll down
rules-return = Back to where you were
