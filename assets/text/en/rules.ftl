## The rules in the game. Words between double stars are printed strong.
## A page is rules-<id> (its title) and rules-<id>-<n> (its texts); rules-fig-<name> is the caption of a drawing.

title-rules = Rules
title-rules-note = with drawn examples
action-search = Search
rules-title = Rules
rules-note = { $key } opens them from anywhere. At the table, right-click anything to ask what it is.
rules-search = Search the rules
rules-search-tip = Find a word in titles and texts. Accents and capitals do not matter.
rules-search-clear = Show all pages again
rules-found =
    { $count ->
        [0] Nothing found. Try a shorter word.
        [one] { $count } page
       *[other] { $count } pages
    }
rules-up = Up the page
rules-down = Down the page
rules-return = Back to where you were

rules-goal = The game in brief
rules-goal-1 = You are a buccaneer with a hoard to bring home. Every round your dice decide what your ship and crew can do; then your chests travel **one step further** towards Tortuga.
rules-goal-2 = New chests land on your **island area**, the right end of your board.
rules-goal-3 = From there they pass through your **crew area** and your **fleet area**, one area each round.
rules-goal-4 = Once in **Tortuga** they are safe for good, and worth most.
rules-goal-5 = When somebody has **six chests in Tortuga** at the end of a round, the game is over. The chests count, and so do sets, both tracks and your treasure tiles. Most points win.
rules-goal-6 = Chests on the way can be stolen, and find no room when your fleet or crew is too small. Speed, strength and cargo must grow together.
rules-fig-goal = Chests travel from right to left. This captain has two in Tortuga, one in the fleet area, which arrives next, two in the crew area and a new one on the island area.

rules-components = What lies on the table
rules-components-1 = **40 treasure chests:** ten each in red, blue and yellow, five white, five purple. What is not in play is in the **bag**.
rules-components-2 = **The centre island.** Surplus chests wait there, never more than one of a colour.
rules-components-3 = **30 treasure tiles** around the island, water side up: 17 hide one coin, 9 two coins, 4 three coins.
rules-components-4 = **20 bonus tiles** with a 1 on one side and a 2 on the other: five for everybody.
rules-components-5 = **Five dice, a screen and a board** for each captain. All four sets of dice are alike.
rules-components-6 = **A boat token and a pirate token** for each captain, on the fleet track and the crew track.
rules-components-7 = **The schooner:** whoever has it is start player of the round.
rules-fig-table = The table: your board in front, the boards of the other captains at the sides, the island in the middle.
rules-fig-center = The centre island with two chests, ringed by treasure tiles; the bag at the left, bonus tiles at the right.

rules-board = Your board
rules-board-1 = Four areas hold your chests, two tracks tell how strong you are, five action spaces take your dice.
rules-board-2 = The **boat token** on the fleet track sets how many chests your fleet area holds, and how many dice you may place on Board.
rules-board-3 = The **pirate token** on the crew track does the same for your crew area and for Raid.
rules-board-4 = Expand Fleet, Recruit Crew and Treasure Hunt take any number of dice.
rules-board-5 = Tortuga and the island area hold any number of chests. A **bonus space** beside each action takes one bonus tile.
rules-board-6 = A token never leaves its track: steps beyond box 8 or below box 1 are lost.
rules-fig-board = Boat on box 5: room for three chests and three dice. Pirate on box 3: room for two. A padlock names the box that opens the space.
rules-limits-box = Token on box
rules-limits-dice = Dice on Board (boat) or Raid (pirate), at most
rules-limits-chests = Chests in the fleet area (boat) or crew area (pirate), at most

rules-setup = How a game begins
rules-setup-1 = The centre island is empty but for the bonus tiles; all treasure tiles lie around it; all chests go into the bag.
rules-setup-2 = Everybody takes five dice, a screen and a board.
rules-setup-3 = Both tokens start on **box 3**: room for two chests and two dice each.
rules-setup-4 = Everybody draws two chests: the first for the island area, the second for the crew area.
rules-setup-5 = The start player is drawn by lot, or is the youngest, or is chosen on the screen of the new game. At the table the youngest begins.
rules-fig-setup = Your board at the start: a chest on the island area, one in the crew area, both tokens on box 3.

rules-round = A round
rules-round-1 = Every round has three phases. The bar at the top shows where you are.
rules-round-2 = **Roll the dice.** Everybody rolls in secret, keeps some dice, shows them, rolls the rest again, until all dice lie on the boards.
rules-round-3 = **Actions.** The five actions are carried out one after the other. In each, the two best totals act.
rules-round-4 = **Move chests.** Everybody draws a chest, then all chests move one area on.
rules-round-5 = If nobody has enough chests in Tortuga after that, the schooner passes clockwise and a new round begins.
rules-fig-round = Phase 2: the first three actions are done, Board is being carried out.
rules-fig-totals = Dice on the action spaces. Their numbers make the total with which you compete.

rules-roll = Roll and keep
rules-roll-1 = Everybody rolls all free dice **at the same time, behind the screen**. In the first roll that is all five.
rules-roll-2 = Then everybody secretly keeps **at least one die**:
rules-roll-3 = dice that show **one and the same action**, with as many skulls as you like,
rules-roll-4 = or **skulls only**.
rules-roll-5 = You need not keep every die that fits, and you may keep the same action again after a later roll. Dice that you keep stay where they are for the round; the others are rolled again after the reveal.
rules-roll-6 = The number in the corner counts towards your total on that action. Which numbers a die has is told by its letter, see the dice table.
rules-fig-roll = Two cannons are kept. The other dice show other symbols and will be rolled again.
rules-fig-preview = What would lie on the board: dice that are chosen but not kept yet are pale.

rules-skulls = Skulls
rules-skulls-1 = A skull can become any action.
rules-skulls-2 = **Kept with an action,** it turns to that action at the reveal and counts with the number which that very die has there.
rules-skulls-3 = **Kept alone,** it is declared after the reveal: you name one action with room, and all skulls you kept this time turn to it.
rules-skulls-4 = Declarations go clockwise from the start player, so you see what was kept, and what was declared before you. Only captains who kept nothing but skulls declare.
rules-skulls-5 = The letter on the skull tells the die: some dice are strong at sea, others on land.
rules-fig-skull-joins = A skull joins a sabre. On Raid it will show the number that die A has there.
rules-fig-skulls = Two skulls alone: five actions to choose from, each with the total it would make.

rules-room = No room, and the forced reroll
rules-room-1 = You can keep no more dice on Board than your boat token allows, and no more on Raid than your pirate token allows. Skulls count too.
rules-room-2 = If **every** die you rolled shows Board or Raid, and those spaces are full, nothing can be kept: you are **stuck**. A single skull, or a single other symbol, saves you.
rules-room-3 = A stuck captain keeps nothing and shows all dice at the reveal. After all declarations the **forced reroll** follows:
rules-room-4 = He rolls all free dice again, in the open, until at least one can be kept,
rules-room-5 = then keeps and places at once. What remains is rolled in the next common roll.
rules-room-6 = Forced rerolls give nobody a bonus tile. Several stuck captains reroll clockwise from the start player.
rules-fig-stuck = The boat stands on box 2: two dice on Board are the limit. Two more cannons cannot be kept.

rules-reveal = Reveal
rules-reveal-1 = When everybody has chosen, all screens go up at once.
rules-reveal-2 = Kept dice go to their action spaces, skulls that were kept with them too.
rules-reveal-3 = Faces of dice that were **not** kept stay secret.
rules-reveal-4 = Bonus tiles placed during this roll are shown as well.
rules-reveal-5 = Then skulls are declared, forced rerolls are made, and whoever has free dice rolls again. A phase takes one to five rolls.
rules-fig-reveal = After the reveal: two dice on Expand Fleet make 8, one on Treasure Hunt makes 5. Two dice are still free.

rules-bonus = Bonus tiles
rules-bonus-1 = Speed pays. Once all your dice lie on the board, you get **one bonus tile for each further roll** of the others, however many still roll. You choose while they roll:
rules-bonus-2 = put a new tile, with 1 up, on an **empty** bonus space,
rules-bonus-3 = or turn one of your tiles **from 1 to 2**.
rules-bonus-4 = A tile adds its number to your total on that action, in this round already and **to the end of the game** – whenever you have at least one die there. Without a die it is idle.
rules-bonus-5 = You must take it, unless all five spaces show 2. Your choice becomes public with the reveal.
rules-bonus-6 = If all captains finish with the same roll, nobody gets a tile.
rules-fig-bonus = Five places for a new tile, one of which can be turned to 2.

rules-actions = Actions, totals and ties
rules-actions-1 = The actions follow in a fixed order: **Expand Fleet, Recruit Crew, Treasure Hunt, Board, Raid**.
rules-actions-2 = For each, everybody with a die there adds up the numbers, and the bonus tile. **The best total is 1st, the next one 2nd**; nobody else acts. The 1st acts completely before the 2nd.
rules-actions-3 = In a **tie** the schooner decides: the start player wins it, else whoever sits nearest clockwise.
rules-actions-4 = Whoever may act may also **forfeit**. The action is then dropped as a whole, and nobody moves up.
rules-actions-5 = All dice stay on the boards until the fifth action is over: you may need them for your defence.
rules-fig-tie = Two captains have 9. The schooner lies with the blue one: yellow sits nearer clockwise and is 1st.

rules-fleet = Action 1: Expand Fleet
rules-fleet-1 = The boat token moves to the right:
rules-fleet-2 = **1st: two boxes.**
rules-fleet-3 = **2nd: one box.**
rules-fleet-4 = A stronger fleet carries more chests to Tortuga at once, and lets you place more dice on Board from the next round on.
rules-fleet-5 = The box your boat stands on at the end of the game is worth that many points.
rules-fig-fleet-before = Before: boat on box 3, two chests fit.
rules-fig-fleet-after = After, as 1st: box 5, and a third space is open.

rules-crew = Action 2: Recruit Crew
rules-crew-1 = The pirate token moves to the right:
rules-crew-2 = **1st: two boxes.**
rules-crew-3 = **2nd: one box.**
rules-crew-4 = A larger crew guards more chests, and lets you place more dice on Raid from the next round on.
rules-crew-5 = The box of the pirate token counts as points too.
rules-fig-crew-before = Before: pirate on box 5, three chests fit.
rules-fig-crew-after = After, as 2nd: box 6, and the fourth space is open.

rules-hunt = Action 3: Treasure Hunt
rules-hunt-1 = **1st:** draw a chest from the bag to your island area. Then look at two treasure tiles, keep one face down, and put the other back.
rules-hunt-2 = **2nd:** take one treasure tile, face down.
rules-hunt-3 = The coins on your tiles are points at the end. Only you see them; everybody sees how many tiles you have.
rules-hunt-4 = The chest is in time for this round's move: it can be in your crew area before the round ends.
rules-hunt-5 = If the bag is empty you draw no chest. If tiles run short you take what is left.
rules-fig-hunt = The 1st chooses between one coin and three.

rules-board-action = Action 4: Board
rules-board-action-1 = Cannons attack **fleet areas**.
rules-board-action-2 = **1st:** choose a captain and take any one chest from his fleet area to your island area. His boat loses one box.
rules-board-action-3 = **2nd:** choose a captain whom the 1st did not attack. His boat loses one box. You take no chest from him, but one of your choice from the centre island, if there is any.
rules-board-action-4 = A target with a die of his own on Board **defends** and costs you one box, see Defence.
rules-board-action-5 = You may attack a captain who has nothing to take, or whose boat stands on box 1.
rules-fig-board-first = You board Turtle Jack as 1st: the purple chest is yours, and his boat goes back to box 3.
rules-attack-first = 1st
rules-attack-second = 2nd
rules-attack-whom = Target
rules-attack-whom-1 = any other captain
rules-attack-whom-2 = anyone the 1st did not attack
rules-attack-chest = Chest
rules-attack-chest-1 = one of the target's, of your choice
rules-attack-chest-2 = one of the centre island's
rules-attack-token = Target's token
rules-attack-token-1 = one box back
rules-attack-token-2 = one box back
rules-attack-own = Your token
rules-attack-own-1 = one box back if he defends
rules-attack-own-2 = one box back if he defends

rules-raid = Action 5: Raid
rules-raid-1 = Sabres attack **crew areas**. Everything else is as with Board, but pirate tokens move.
rules-raid-2 = **1st:** choose a captain and take any one chest from his crew area to your island area. His pirate loses one box.
rules-raid-3 = **2nd:** choose a captain whom the 1st did not attack. His pirate loses one box. Take a chest from the centre island, if there is any.
rules-raid-4 = Chests on an island area or in Tortuga can never be attacked. A chest you took with Board is safe from Raid in the same round.
rules-raid-5 = If the 1st forfeits, the 2nd may attack anybody.
rules-fig-raid-second = You are 2nd. Turtle Jack was attacked already, so Bellamy is the only target; you claim the yellow chest.
rules-fig-raid-island = The chest you claim lies on the centre island.

rules-defence = Defence
rules-defence-1 = Whoever is attacked and has **at least one die on the same action** defends himself. The attacker's own token then loses one box as well: his boat with Board, his pirate with Raid.
rules-defence-2 = Defence never stops an attack, and totals do not matter: one die is enough.
rules-defence-3 = A bonus tile alone does not defend.
rules-defence-4 = Even one weak die on Board or Raid makes you a dearer target. The plate on a board tells you beforehand whether its captain defends.
rules-fig-defends = Bellamy has a die on Board: attacking him costs you a box.
rules-fig-open = Turtle Jack has none: he cannot defend.

rules-surplus = Surplus and the centre island
rules-surplus-1 = A token that was pushed back may leave too little room. When **Board** is over, all fleet areas are checked; when **Raid** is over, all crew areas.
rules-surplus-2 = Chests beyond the limit must go, **the rightmost first**. There is no choice, so think of it when you put your chests in order.
rules-surplus-3 = A surplus chest stays on the **centre island** if none of its colour lies there, else it goes back into the **bag**.
rules-surplus-4 = Because the check comes after both attacks, the 2nd on Board cannot claim a chest that falls out of a fleet now. The 2nd on Raid of the same round can.
rules-surplus-5 = Nothing is checked after a lost box of the other track: a pirate pushed back by Raid never touches a fleet area.
rules-fig-surplus = The boat was pushed back to box 1. Only one chest may stay: yellow is rightmost and must go.
rules-fig-island = A yellow chest lies on the island already, so this one goes into the bag.

rules-move = Phase 3: Move chests
rules-move-1 = First everybody draws one chest from the bag to the island area. Then everybody moves at the same time:
rules-move-2 = **Step 1:** all chests of the fleet area go to Tortuga.
rules-move-3 = **Step 2:** chests of the crew area go to the fleet area, as many as the boat allows.
rules-move-4 = **Step 3:** chests of the island area go to the crew area, as many as the pirate allows.
rules-move-5 = Areas are filled from left to right, in an order **you choose freely** – so you also choose which chests fit. As many as possible must move. What does not fit leaves your board: to the centre island, or into the bag.
rules-move-6 = Leftmost is safest, because surplus is lost from the right. No chest ever waits on the island area.
rules-fig-move-cards = Three chests for two spaces: the blue one stays behind and is surplus.
rules-fig-move-plan = How fleet and crew will look after the move.

rules-end = End of the game
rules-end-1 = The end is checked once in a round: after everybody has moved.
rules-end-2 = If at least one captain has **six or more chests in Tortuga**, the game ends at once and everybody scores.
rules-end-3 = **Longer game:** eight chests instead of six. Nothing else changes. With four captains the bag often runs empty then; whoever should draw from an empty bag draws nothing.
rules-end-4 = As all move at the same time, several captains may get there in the same round.
rules-end-5 = Having the most chests at home ends the game, but does not win it: points do.
rules-fig-end = Six chests are home: this was the last round.

rules-scoring = Scoring
rules-scoring-1 = **Chests:** 3 points each in Tortuga, 2 in the fleet area, 1 in the crew area. **Purple** chests count double.
rules-scoring-2 = **Sets:** 3 points for one red, one blue and one yellow chest, wherever on your board they are. Each chest counts in one set only. A **white** chest stands for any of the three colours, but only in Tortuga. Purple never belongs to a set.
rules-scoring-3 = **Tracks:** the number of the box each token stands on.
rules-scoring-4 = **Treasure tiles:** one point for each coin.
rules-scoring-5 = Bonus tiles, the schooner and chests on the centre island count nothing. Most points win; a tie is a shared victory.
rules-fig-scoring = The board of the example below. Two treasure tiles with 1 and 3 coins belong to it.
rules-example = Example
rules-example-how = how it comes about
rules-example-points = points
rules-example-tortuga = Tortuga
rules-example-tortuga-how = six chests, none purple: 6 × 3
rules-example-fleet = Fleet area
rules-example-fleet-how = one purple chest: 2, counted double
rules-example-crew = Crew area
rules-example-crew-how = two chests: 2 × 1
rules-example-sets = Sets
rules-example-sets-how = red, blue, yellow – and red, blue with the white one of Tortuga as yellow
rules-example-tracks = Tracks
rules-example-tracks-how = boat on box 4, pirate on box 4
rules-example-tiles = Treasure tiles
rules-example-tiles-how = one coin and three coins
rules-example-total = Together

rules-two = Two captains
rules-two-1 = All rules hold, with these changes:
rules-two-2 = Only the **1st** acts. The second best total brings nothing.
rules-two-3 = Expand Fleet and Recruit Crew move the token **one box**.
rules-two-4 = Treasure Hunt brings a chest and **one** treasure tile, without a choice.
rules-two-5 = The centre island takes **no chests**: surplus always goes back into the bag.
rules-fig-two = With two captains nothing but sand and a drawing.

rules-house = House rules
rules-house-1 = The printed rules leave a few questions open. The new game lets you choose:
rules-house-2 = **Surplus** after the whole action (usual), or after each single attack.
rules-house-3 = **Empty areas** may be attacked (usual), or not.
rules-house-4 = **Moving chests** in secret and all at once (usual), or openly, one after the other.
rules-house-5 = **Start player** by lot, the youngest, or a seat you name.
rules-house-6 = **Numbers on the dice** of your own.
rules-house-7 = Whatever you choose is written in the record of the game, and holds for everybody.

rules-glossary = Words of the sea
rules-term-tortuga = Tortuga
rules-about-tortuga = The leftmost area of a board. Chests there are safe; six end the game.
rules-term-fleet = Fleet area
rules-about-fleet = Chests aboard, one step from Tortuga. Attacked by Board.
rules-term-crew = Crew area
rules-about-crew = Chests guarded on land, one step from the fleet. Attacked by Raid.
rules-term-island = Island area
rules-about-island = The right end of a board, where new chests land.
rules-term-center = Centre island
rules-about-center = The island in the middle of the table; keeps one surplus chest of each colour.
rules-term-box = Box
rules-about-box = One of the eight steps of a track.
rules-term-boat = Boat token
rules-about-boat = Stands on the fleet track: limit of the fleet area and of dice on Board.
rules-term-pirate = Pirate token
rules-about-pirate = Stands on the crew track: limit of the crew area and of dice on Raid.
rules-term-action-space = Action space
rules-about-action-space = Where kept dice lie until the actions are over.
rules-term-bonus-tile = Bonus tile
rules-about-bonus-tile = Adds 1 or 2 to the total of one action, for the rest of the game.
rules-term-treasure-tile = Treasure tile
rules-about-treasure-tile = Hides one to three coins, each a point.
rules-term-start-player = Start player
rules-about-start-player = Has the schooner: declares first and wins ties.
rules-term-screen = Screen
rules-about-screen = Hides your roll until the reveal.
rules-term-cycle = Roll
rules-about-cycle = One common throw with its keeping and reveal.
rules-term-keep = To keep
rules-about-keep = To choose dice of a roll that go on the board.
rules-term-reveal = Reveal
rules-about-reveal = All screens go up together.
rules-term-position = 1st, 2nd
rules-about-position = The best and second best total on an action: those who act.
rules-term-surplus = Surplus
rules-about-surplus = Chests beyond the limit of an area. They leave the board.
rules-term-skull = Skull
rules-about-skull = The sixth face of every die: joins any action.

rules-dice = Dice table
rules-dice-1 = Each die has every action once, with the numbers 1 to 5, and a skull with its letter. All captains have the same five dice.
rules-dice-2 = Every action has each number exactly once in the set, so all actions are equally strong. What differs is where a single die is good.
rules-dice-3 = **Where the numbers come from:** die A is documented by two independent reviews of the printed game; its letter is our guess. No list of the other four was found. They are a reconstruction that continues the pattern of the known die.
rules-dice-documented = documented
rules-dice-reconstructed = reconstructed

rules-captains = How the captains think
rules-captains-1 = All captains are one engine. It is given what its seat sees and nothing else: not the rolls behind the screens, not the hidden treasure tiles, not the order of the bag.
rules-captains-2 = **The rivals:** from their open dice it plays out many likely ends of their turns. It expects attacks to hit whoever is ahead by then, without being sure of it.
rules-captains-3 = **The own dice:** for every way they may lie it finds who acts where, and plays the rest of the round: actions, attacks, surplus and moves.
rules-captains-4 = **The position:** what the round leaves is valued as a chance to win. The weights of this value were learned in games of the captains against each other.
rules-captains-5 = **The choice:** all further rolls are worked out exactly, with the bonus tiles for an early end. The choice with the best chance is taken.
rules-captains-6 = The five levels are the same engine. The weaker ones misjudge the worth of the actions for a whole round, confuse choices that lie close together, and do not look at the rivals' dice. Their measured strength is shown with a new game.
rules-captains-7 = **Advice** is the strongest captain in your place: the best choices, everybody's win chances, the points after the round, and the difference to the next choice, split over the five actions, bonus tiles and chests. The parts add up exactly.
rules-captains-8 = While dice are placed, a part is the place reached on the action. Once they lie, it is what the action works on: boats, pirates, coins, chests of the fleets and of the crews.
rules-captains-9 = A sentence stands only where one part decides: more than 60% of all parts and at least half a percentage point. Advice is counted in the statistics.

rules-keys = Keys and mouse
rules-keys-1 = Everything works with the mouse alone, or with the keyboard alone. Tooltips show the key of what lies below the pointer.
rules-keys-2 = **Right-click** anything at the table to open its page. With the keyboard: move to it with Tab and press the key of the rules.
rules-key-confirm = Confirm, or press what is in focus
rules-key-skip = Skip what moves
rules-key-hint = A captain's advice; again: why
rules-key-undo = Take the last pick back
rules-key-clear = Put all picks back
rules-key-forfeit = Forfeit the action
rules-key-back = Menu, or one screen back
rules-key-die-1 = First die of the tray; 2 to 5 for the others
rules-key-action-1 = First action; W, E, R and T for the others
rules-key-next = Next thing to press; with Shift the one before
rules-key-left = The arrows move in all directions
rules-key-panel = Captain's log or dice table
rules-key-log = Captain's log
rules-key-speed = Speed of movements
rules-key-rules = Rules
rules-key-search = Search the rules
rules-key-fullscreen = Window or full screen
rules-key-page-down = Down: log, rules
rules-key-page-up = Up: log, rules
rules-key-first = To the top
rules-key-last = To the end
