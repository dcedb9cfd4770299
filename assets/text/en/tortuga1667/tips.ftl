# Tooltips of the table: what lies there, with public facts; own secrets only while their corner is open.
tip-card =
    { $seen ->
        [none] Row card { $slot }, face down. Nobody has looked at it.
       *[other] Row card { $slot }, face down. Seen by: { $names }
    }
tip-card-known = Row card { $slot }, seen by you: { $event }. { $line }
tip-card-none = There is no longer a card here.
tip-event = { $event } ({ $group }). { $whole }
tip-deck = Event deck: { $count }
tip-discards = Discards: { $count }. Anybody may look through them.
tip-votes = Vote deck: { $count }. One of its cards joins every vote.
tip-watch = Armada watch: { $past } of { $all } revealed. The Armada comes as card { $first } at the earliest, as card { $last } at the latest. An eye marks a card in the row that you know.
tip-watch-overtime = Overtime: the first team to lead wins at once.
tip-hold =
    { $side ->
        [french] French hold, { $place }: { $count }
       *[british] British hold, { $place }: { $count }
    }
tip-galleon = Treasure on the Galleon: { $count }. It counts for nobody; attacks take from here first.
tip-beach = Treasure on the beach: { $count }. A brawl brings it into the holds.
tip-score =
    { $side ->
        [french] The French have { $count }.
       *[british] The British have { $count }.
    }
tip-pawn = { $name }: { $stands }
tip-ship =
    { $full ->
        [yes] { $place }: full, nobody else can come aboard.
       *[no] { $place }: { $count } of 5 places are taken.
    }
tip-island =
    Tortuga: the first in line is Governor.
    { $count ->
        [0] Nobody is here.
        [one] One pirate is here.
       *[other] { $count } pirates are here.
    }
tip-boat =
    { $state ->
        [closed] { $place }: closed by Black Powder.
        [taken] { $place }: taken, { $name }
       *[free] { $place }: free.
    }
tip-fan =
    { $count ->
        [0] { $name } has no vote left.
        [one] { $name } holds 1 vote.
       *[other] { $name } holds { $count } votes.
    }
tip-loyalty =
    { $side ->
        [british] You are with the British.
        [french] You are with the French.
        [dutch] You are with the Dutch: if there is a tie, you win alone.
       *[sealed] Your loyalty, sealed.
    }
tip-vote = { $card }
tip-action-0 = Look secretly at two cards in the row and put them back.
tip-action-1 = Turn over one card in the row; it takes effect at once.
tip-action-2 = Point at two cards and at another player, who picks one unseen and reveals it.
tip-action-3 = Row to the rowboat next to you, or out of it to the back of the line.
tip-action-4 = Captain: all aboard vote. With at least one cannon and more torches than waters you take one treasure.
tip-action-5 = Captain: anybody else aboard goes to the back of the line on Tortuga.
tip-action-6 = First Mate: all aboard but the Captain vote. If more than half are skulls, the Captain is marooned.
tip-action-7 = Cabin Boy: one treasure on the ship goes to the other hold.
tip-action-8 = Governor: all on Tortuga vote. The majority of flags gets both treasures of the island.
tip-log-1667 = Everything that has happened, in the open.
