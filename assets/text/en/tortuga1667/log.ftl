# The log: short sentences in the present tense, about 40 letters wide. $name, $target and $names are players
# and are never declined; $on, $to, $off and $of are phrases of a place, $card is I to V, $event a card's name.
log-list-and = { $first } and { $last }
log-loyalties = Everybody is dealt a loyalty
log-loyalty-shown = { $name }: { $side }
log-votes-dealt =
    { $count ->
        [one] Three votes each, 1 card in the deck
       *[other] Three votes each, { $count } cards in the deck
    }
log-hand = { $name }: { $cards }
log-events-laid = { $count } event cards, five in the row
log-pawns = { $place }: { $names }
log-pawn-drawn = { $name } chooses a place
log-place-taken = { $name } goes { $to }, place { $number }
log-treasure-placed =
    { $name } puts 1 treasure { $side ->
        [french] into the French hold
       *[british] into the British hold
    }
log-turn = Turn { $turn }: { $name }
log-turn-missed = { $name } misses a turn
log-second-action = { $name } has a second action
log-time-over = Time is up: { $name }
log-looked = { $name } looks at { $first } and { $second }
log-looked-open = { $name } looks: { $first } is { $event }, { $second } is { $other }
log-turned = { $name } reveals { $card }: { $event }
log-forced = { $name } forces { $target }: { $first } or { $second }
log-picked-late = { $name } picks { $card }
log-rowed-out = { $name } leaves { $off } by rowboat
log-rowed-in = { $name } rows { $to }
log-sneaked =
    { $name } sneaks 1 treasure { $side ->
        [french] to the French hold
       *[british] to the British hold
    }
log-maroons = { $name } maroons { $target }
log-commands = { $name } takes command { $of }

log-called-attack = { $name } calls an attack
log-called-mutiny = { $name } calls a mutiny
log-called-brawl = { $name } calls a brawl
log-void-attack = No attack: the Captain is gone
log-void-mutiny = No mutiny: Captain or caller is gone
log-void-brawl = No brawl
log-absent = { $names }: Pirate Code, no vote
log-nobody-votes = Nobody votes: the deck card decides
log-ballot-open = { $name } plays: { $cards }
log-attack-success = Attack { $of } succeeds: { $tally }
log-attack-failure = Attack { $of } fails: { $tally }
log-mutiny-success = Mutiny { $on } succeeds: { $tally }
log-mutiny-failure = Mutiny { $on } fails: { $tally }
log-mutiny-tie = Mutiny { $on }: { $tally }, tie
log-brawl-british = Brawl, flags: { $tally }; British majority
log-brawl-french = Brawl, flags: { $tally }; French majority
log-brawl-tie = Brawl, flags: { $tally }; tie
log-played-two = { $name } plays two votes: El Dorado
log-draws-vote = { $name } draws a vote
log-took-galleon =
    { $name } takes 1 treasure from the Galleon: { $side ->
        [french] to the French hold
       *[british] to the British hold
    }
log-took-ship =
    { $name } robs the other ship's { $source ->
        [french] French hold
       *[british] British hold
    }: 1 { $side ->
        [french] to the French hold
       *[british] to the British hold
    }
log-took-nothing = { $name } declines the treasure
log-took-none = { $name } finds no treasure to take
log-settled-british = Both treasures to the British hold
log-settled-french = Both treasures to the French hold
log-settled-tie = One treasure to each hold

log-fountain = Fountain of Youth: { $name } stays { $on }
log-atlantis = Atlantis: { $name } jumps { $to }
log-marooned = { $name } goes to Tortuga
log-marooned-again = { $name } goes to the back of the line
log-vote-lost = { $name } loses a vote
log-vote-lost-open = { $name } gives up: { $cards }
log-last-vote-lost = { $name } loses the last vote
log-albatrosses = Two Albatrosses { $on }: all aboard go to Tortuga

log-shot = { $name } aims the Pistol at { $target }
log-shot-self = { $name } turns the Pistol around
log-rescued = { $name } rescues { $target } { $to }
log-rescued-self = { $name } comes { $to }
log-vote-swapped = { $name } swaps a vote with the deck
log-vote-swapped-open = { $name } draws: { $cards }
log-vote-put-back-open = { $name } puts on top of the deck: { $cards }
log-letter-kept = { $name } keeps the Letter of Marque
log-map-given = { $name } gives { $target }: { $event }
log-blown-up =
    { $name } blows up { $boat ->
        [jolly-boat] the rowboat of the Jolly Roger
       *[dutchman-boat] the rowboat of the Dutchman
    }
log-infected = { $name } and { $target }: loyalties are shuffled
log-nested = { $name } picks a new hand for { $target }
log-nested-self = { $name } picks a new hand
log-swapped = { $name } swaps with { $target }
log-bells = New order { $on }: { $names }
log-kept = { $name } keeps: { $event }
log-scurvy =
    { $count ->
        [one] { $names } misses the next turn
       *[other] { $names } miss the next turn
    }
log-storm-galleon =
    { $count ->
        [0] No treasure aboard: nothing goes back
        [one] 1 treasure back to the Galleon
       *[other] { $count } treasures back to the Galleon
    }
log-storm-tortuga =
    { $count ->
        [0] Nothing in the holds: nothing goes back
        [one] 1 treasure back to the beach
       *[other] { $count } treasures back to the beach
    }
log-storm-both = One treasure to each hold of Tortuga
log-fizzled = No effect here: { $event }
log-overtime = Tie: overtime with { $count } event cards; the first lead wins
log-overtime-again = Cards used up: { $count } event cards reshuffled
log-was-british = { $name }: with the British
log-was-french = { $name }: with the French
log-was-dutch = { $name }: with the Dutch
log-won-british = The British win { $british } to { $french }
log-won-french = The French win { $french } to { $british }
log-won-dutch = Tie at { $british } to { $french }: the Dutch win
log-won-nobody = A draw at { $british } to { $french }
log-said = { $name }: “{ $words }”

# What somebody decided, where two games of one deal part.
deed-reveals = { $name } reveals { $card }
deed-picks = { $name } picks { $card }
deed-votes = { $name } votes
deed-votes-open = { $name } votes: { $cards }
deed-keeps = { $name } keeps the map: { $event }
deed-loses-open = { $name } gives up: { $cards }
deed-puts-back = { $name } puts a vote on top
deed-puts-open = { $name } puts on top: { $cards }
deed-composes = { $name } picks a new hand: { $target }
deed-composes-open = { $name } picks a new hand, { $target }: { $cards }
