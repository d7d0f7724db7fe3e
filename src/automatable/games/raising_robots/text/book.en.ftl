# What is told of each card, and of what the boards show.

piece-row = Goes to the row of { $row }. Worth { $vp } VP at the end.
piece-price = To assemble: { $left }; or { $right }.
piece-action = Action with { $deed }.
piece-upgraded = With its token ({ $token }): { $deed }.
piece-robots = In the robot deck.
piece-counts = Counts { $aim } at the end of the game.
piece-credit = Extra credit, one grade better: its token ({ $token }).
piece-classes = In the class deck: one at the start, one at the Recess, others through Inspiration.
piece-then-AND = Upgraded by its token ({ $token }, { $needs }), also: { $ability }.
piece-then-OR = Upgraded by its token ({ $token }, { $needs }), instead: { $ability }.
piece-inventors-easy = An easy inventor: two inventors are dealt at the start, and you keep one; the setting “inventors” can also deal easy ones only.
piece-inventors-medium = An inventor of medium difficulty: two inventors are dealt at the start, and you keep one.
piece-inventors-hard = A difficult inventor: two inventors are dealt at the start, and you keep one.
piece-energy = Gives { $energy } energy to the phase it lies with.
piece-cubes = { $count ->
    [one] Brings { $count } cube to that phase, for everybody.
   *[other] Brings { $count } cubes to that phase, for everybody.
}
piece-multiplier = Each cube of that phase gives you { $each } energy instead of 1.
piece-energies = In every player’s energy pile in games with { $low } to { $high } players.
piece-energy-name = Energy { $sign }
piece-uncovered = Once its token ({ $token }) is unlocked, also: { $gains }.
piece-board = Printed on every player board.
piece-beside = On the table, for all.
piece-circle = Circle of Upgrade: { $token }
piece-bonus-name = Bonus of { $phase }
piece-slots-name = Places of { $row }
piece-slots = Wilds to pay for the five places, from the left: { $wilds }.
piece-neutral-name = { $players ->
    [one] Neutral cubes with { $players } player
   *[other] Neutral cubes with { $players } players
}
piece-neutral = Cubes on the five neutral cards, from the left: { $cubes }.
piece-bid = [{ $cost }]
piece-bids = The spaces cost, from the left: { $spaces }.
piece-grades = VP for each class card: D { $d } · C { $c } · B { $b } · A { $a }.

# The summary.

summary-phases = The five phases
summary-goal-points = You have eight rounds to build a workshop of robots. Points (VP) come from the robots you have assembled, from your class cards, and from what your robots earn on the way. Most points win.
summary-goal-together = Everybody acts at the same time; there are no turns to wait for. Nobody can take anything from you, but what others choose opens up phases for you, too.
summary-goal-picture = A workshop in round 5: the board actions on the left, and the robots in their three rows. A token on a robot has improved it.
summary-table-board = Your board has a section for each phase. It begins with 16 locked tokens, 3 batteries and 3 duct tape. On the right there is room for five robots in each of three rows: Design, Fabricate, Recycle.
summary-table-goods = Sensors, gears, microchips and programs are the materials that robots cost. A wild stands for any one of them, or for a robot card. Duct tape pays for a material or a wild. Batteries are energy you have saved.
summary-table-cards = At the start, you keep 5 of 8 robot cards, 1 of 2 class cards and 1 of 2 inventors. Then you assemble two robots and unlock one token, all free of charge.
summary-table-picture = A hand of robot cards. On each: its two prices, its action and the energy it needs, the action with a token, and its points.
summary-turn-prepare = Each round, you draw two energy cards. Some bring cubes. In secret, lay one of your five phases under each of them: its energy goes to that phase.
summary-turn-cubes = When all have chosen, the phases are turned over and the cubes go to their phases. You may perform the two phases you chose, and every other phase with a cube on it, no matter whose cube it is.
summary-turn-order = Phases always come in the same order: Upgrade, Assemble, Design, Fabricate, Recycle. You may leave out whatever you do not need.
summary-turn-energy = The energy of a phase is what its card gives, plus 1 for each cube, plus the batteries you spend, plus the bonuses of your board. It is fixed before you start the phase.
summary-turn-picture = The phases of a round after everybody has chosen: the cubes on them give energy to all.
summary-phases-upgrade = Upgrade: pay energy and wilds to unlock a token. That improves your board at once, or brings Inspiration. Then lay the token on a robot, class or inventor that shows its sign.
summary-phases-assemble = Assemble: robots from your hand go to the leftmost free place of their row. You pay one of the two prices on the card; places further right cost wilds as well.
summary-phases-rows = Design, Fabricate, Recycle: use the actions of that section of your board from top to bottom, then those of the robots in the row from left to right. Each needs a certain energy and gives materials, cards, batteries or points.
summary-phases-split = In Upgrade and Assemble, energy is spent: you divide it among what you do. In the other three it is not used up: every action that needs no more than your total may be used.
summary-phases-picture = The Fabricate row: first the actions of the board, then the robots from left to right.
summary-end-round = After each round your phase cards come back and the cubes go away. After round 4 there is a Recess: you choose a second class card, and your energy cards are shuffled again.
summary-end-score = After round 8, add up: the points on your robots, the grades of your classes, the points you earned, and one point for every three things you have left over.
summary-end-grades = A class counts something you have and gives a grade from D to A. A token with its sign raises the grade by one. The same robot may count for several classes.
summary-mistakes-others = You may perform a phase you did not choose if a cube lies on it. But then you have no energy card for it, only cubes, bonuses and batteries.
summary-mistakes-battery = Batteries alone never let you perform a phase. And batteries that a phase gives cannot power that same phase.
summary-mistakes-used = In Design, Fabricate and Recycle energy is not used up: with 5 energy, every action of 5 or less works.
summary-mistakes-slot = The extra price of a place is due every time, even for the two free robots at the start if they stand in one row.
summary-mistakes-tape = Duct tape is never a battery and never a robot card that is asked for by name, and a wild never gives duct tape.
summary-mistakes-token = A token helps twice: where it lay, and where you lay it. Once laid on a card, it stays there.
summary-mistakes-instead = A robot with its token uses one of its two actions each time, not both.
