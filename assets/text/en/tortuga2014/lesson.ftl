## The guided first game. Each step has a title, a text of at most some 260 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names; $key-... are keys as printed.

guide-welcome-title = Welcome aboard!
guide-welcome = This is your board. Chests travel from right to left: from the island area through crew and fleet to Tortuga, one area each round. Six chests in Tortuga end the game. Whoever has the most points wins.

guide-captains-title = Your rivals
guide-captains = { $jack } and { $bellamy } sail against you. Their boards show the same things as yours, only smaller. Point at anything, or go there with { $key-next } and the arrow keys, to see what it is; right-click or { $key-rules } opens the rules.

guide-tracks-title = Two tokens
guide-tracks = Your boat stands on box 3: two chests fit in your fleet. Your pirate stands on box 3 too: two chests fit in your crew. The further right they stand, the more fits, and the more they are worth.

guide-dice-title = The roll
guide-dice = Phase 1: all three of you roll at the same time, hidden behind screens. Each die shows an action and a number, or a skull. You keep some, show them, and roll the rest again.

guide-keep-ships-title = Keep dice of one action
guide-keep-ships = Two dice show the galleon of Expand Fleet, with 4 and 5. Click both, or press { $key-die-1 } and { $key-die-2 }. Your board shows what they would make. Then press the red button, or { $key-confirm }.
guide-keep-ships-no = Dice kept together must show one action. Today we want a bigger fleet: pick both galleons, and nothing else.

guide-reveal-title = Screens up!
guide-reveal = Everybody shows what was kept. Your two dice lie on Expand Fleet and make 9; the others kept one die each. Your other three have been rolled again.

guide-keep-skull-title = A skull joins in
guide-keep-skull = One die shows the hat of Recruit Crew. A skull may join any action. Its letter tells you the row in the dice table: there, die C has a 3 for the hat. Pick the hat and the skull, and see the total: 4 + 3 = 7. Then confirm.
guide-keep-skull-no = Pick the hat of Recruit Crew together with the skull: nothing in this roll makes more than their 7.

guide-keep-alone-title = A skull alone
guide-keep-alone = Your last die shows a skull. Skulls kept alone wait for the reveal: only then do you say what they become, knowing what the others kept. Keep it.

guide-declare-title = Declare the skull
guide-declare = Screens up: on Treasure Hunt { $jack } has 1 and { $bellamy } 3. The best total wins a chest and coins there, the next best only coins. Choose Treasure Hunt: click it, or press { $key-action-3 }, and confirm. The skull counts 2 there.
guide-declare-no = It could be any action, but let us hunt for treasure now: choose Treasure Hunt.

guide-bonus-title = Speed pays
guide-bonus = All your dice lie on the board, but the others are still rolling. Each further roll of theirs brings you a bonus tile. Put this one on Treasure Hunt: 2 + 1 = 3. It stays there for the whole game.
guide-bonus-no = A good place too, but { $bellamy } has 3 on Treasure Hunt. Put the tile there, to catch up.

guide-totals-title = Phase 2: actions
guide-totals = Now the five actions follow, from left to right. On Expand Fleet you have 9, { $jack } 8, { $bellamy } 3. The best total takes the 1st position, the next best the 2nd. Nobody else acts.

guide-fleet-title = Expand Fleet
guide-fleet = As 1st you move your boat two boxes; as 2nd it would be one. Left of the red button you see the result. Confirm.
guide-fleet-no = You may forfeit an action, but a bigger fleet is too good to miss. Confirm.

guide-stronger-title = Room for more
guide-stronger = Your boat stands on box 5: three chests fit in your fleet, and from the next round on three dice may lie on Board.

guide-crew-title = Recruit Crew: a tie
guide-crew = You and { $bellamy } both have 7. The schooner decides ties: you have it, so you are the start player, and 1st. Your pirate moves two boxes. Confirm.
guide-crew-no = Do not forfeit: a larger crew guards more chests. Confirm.

guide-hunt-title = Treasure Hunt
guide-hunt = 3 against 3, and again the schooner is on your side. Without your bonus tile { $bellamy } would be ahead. As 1st you draw a chest and look at two treasure tiles. Confirm.
guide-hunt-no = Do not forfeit: a chest and coins are waiting. Confirm.

guide-tile-title = Coins
guide-tile = Only you see these two tiles. Each coin is a point at the end. Keep the tile with two coins; the other is mixed back with those around the island.
guide-tile-no = Two coins are better than one. Take the other tile.

guide-peace-title = Phase 3: chests move
guide-peace = Nobody had dice on Board or Raid, so nobody was attacked. Everybody drew one more chest. Three chests lie on your island area now.

guide-move-title = You choose the order
guide-move = Fleet to Tortuga, crew to fleet, island area to crew: all fit. The rightmost chest is lost first when room gets short. Purple counts double, so keep the white one on the right. Confirm.
guide-move-no = Keep the order purple, purple, white: the rightmost is lost first, and purple is worth twice as much.

guide-round-title = One round done
guide-round = Your white chest is aboard and reaches Tortuga next round. The schooner has passed to { $jack }: ties now go to him, otherwise to whichever of the tied players sits nearest clockwise. And now: to arms!

guide-keep-cannons-title = Cannons
guide-keep-cannons = Two cannons and a skull: your boat on box 5 allows three dice on Board. Keep all three: click them, or press { $key-die-1 }, { $key-die-3 } and { $key-die-5 }. Board attacks the fleets of the others.
guide-keep-cannons-no = We want to attack with all we have: keep both cannons and the skull, nothing else.

guide-keep-sabre-title = A sabre
guide-keep-sabre = Sabres belong to Raid: it takes a chest from the crew of another. One die is enough to join in. It also protects you: whoever raids you still gets the chest, but their own pirate goes back one box. Keep the sabre.
guide-keep-sabre-no = Keep the sabre: one die on Raid attacks and defends.

guide-stuck-title = Stuck!
guide-stuck = Your last die shows a cannon, but three dice lie on Board already. It fits nowhere: you are stuck. You show it at the reveal, and then reroll in the open until it fits. Confirm.

guide-reroll-title = The forced reroll
guide-reroll = A spade: that fits. Pick the die and keep it. Forced rerolls bring nobody a bonus tile.

guide-bonus-again-title = Another bonus tile
guide-bonus-again = The others are still rolling, so you get a tile again. You could turn the one on Treasure Hunt to 2. Put this one on Board instead: it makes your 11 a 12, and stays for later rounds.
guide-bonus-again-no = Possible, but now let us strengthen Board: choose Board, or press { $key-action-4 }.

guide-watch-title = Watching
guide-watch = You have no die on Expand Fleet or Recruit Crew, so only the others act there. On Treasure Hunt your 2 is only third: two act, the third goes empty-handed. Watch what they do.

guide-board-title = Board!
guide-board = You are 1st with 12. Whoever has a die on Board defends, and that costs your boat a box: { $jack } would defend; { $bellamy } has no die there. Click the red chest in his fleet, then confirm.
guide-board-no = Look at the plates on the boards: { $bellamy } does not defend. Steal his red chest.

guide-boarded-title = A prize
guide-boarded = The chest lies on your island area, where nobody can attack it. { $bellamy }'s boat lost a box. { $jack } is 2nd. He may not attack the same player, so only you are left.

guide-defended-title = You defended
guide-defended = Your boat lost a box. But your dice on Board defended you, so { $jack }'s boat lost one as well. As 2nd he claims a chest from the centre island, not from you; but none lies there.

guide-raid-title = Raid!
guide-raid = You are 1st again. See what a defence costs: { $bellamy } has a die on Raid. Steal the blue chest from his crew all the same; your pirate will lose a box too.
guide-raid-no = This time attack somebody who defends: steal the blue chest from the crew of { $bellamy }.

guide-raided-title = The price
guide-raided = The chest is yours; both pirates lost a box. Now { $bellamy } is 2nd on Raid and strikes back at you. Your die defends you again, but your pirate is pushed back once more.

guide-surplus-title = Surplus
guide-surplus = Your pirate stands on box 3: two chests may stay in your crew, and you had three. The rightmost, the white one, fell out and lies on the centre island. The next 2nd on Board or Raid can claim it.

guide-order-title = Your choice
guide-order = Three chests, but only two fit in your crew. Which one do you give up? Drag a chest, or click it and then its new place. What is left over goes to the centre island. Confirm when you are happy with it.

guide-score-title = What counts
guide-score = A chest counts 3 in Tortuga, 2 in the fleet, 1 in the crew; purple counts double. Each set of red, blue and yellow brings 3 more (a white chest in Tortuga stands for any of them). Add the box numbers of both tokens, and your coins. That is why all of you began with 7: boxes 3 and 3, and one chest in the crew.

guide-enough-title = You know enough!
guide-enough = Your first chest is home. You have seen all the actions: finish this game on your own. { $key-hint } asks a captain for advice, { $key-rules } opens the rules at the right page. Fair winds!
