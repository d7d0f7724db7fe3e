# Ce qui est dit de chaque carte et de ce que montrent les plateaux.

piece-row = Va dans la rangée { $row }. Vaut { $vp } PR à la fin.
piece-price = Pour l’assembler : { $left } ; ou { $right }.
piece-action = Action, { $deed }.
piece-upgraded = Avec son pion ({ $token }) : { $deed }.
piece-robots = Dans la pioche Robots.
piece-counts = Compte à la fin de la partie : { $aim }.
piece-credit = Bonus scolaire, une note de plus : son pion ({ $token }).
piece-classes = Dans la pioche Leçons : une au début, une à la Récré, d’autres par l’Inspiration.
piece-then-AND = Amélioré par son pion ({ $token }, { $needs }), en plus : { $ability }.
piece-then-OR = Amélioré par son pion ({ $token }, { $needs }), à la place : { $ability }.
piece-inventors-easy = Inventeur facile : deux inventeurs sont distribués au début, vous en gardez un ; le réglage des inventeurs peut aussi n’en donner que des faciles.
piece-inventors-medium = Inventeur de difficulté moyenne : deux inventeurs sont distribués au début, vous en gardez un.
piece-inventors-hard = Inventeur difficile : deux inventeurs sont distribués au début, vous en gardez un.
piece-energy = Donne { $energy } d’énergie à sa phase.
piece-cubes = { $count ->
    [one] Apporte { $count } cube à cette phase, pour tout le monde.
   *[other] Apporte { $count } cubes à cette phase, pour tout le monde.
}
piece-multiplier = Chaque cube de cette phase vous donne { $each } d’énergie au lieu de 1.
piece-energies = Dans la pioche Énergie de chacun, dans les parties de { $low } à { $high } joueurs.
piece-energy-name = Énergie { $sign }
piece-uncovered = Une fois son pion ({ $token }) déverrouillé, en plus : { $gains }.
piece-board = Imprimé sur chaque plateau individuel.
piece-beside = Sur la table, pour tous.
piece-circle = Cercle d’Amélioration : { $token }
piece-bonus-name = Bonus de { $phase }
piece-slots-name = Places de { $row }
piece-slots = Jokers à payer pour les cinq places, depuis la gauche : { $wilds }.
piece-neutral-name = { $players ->
    [one] Cubes neutres à { $players } joueur
   *[other] Cubes neutres à { $players } joueurs
}
piece-neutral = Cubes sur les cinq cartes neutres, depuis la gauche : { $cubes }.
piece-bid = [{ $cost }]
piece-bids = Les cases coûtent, depuis la gauche : { $spaces }.
piece-grades = PR de chaque carte Leçon : D { $d } · C { $c } · B { $b } · A { $a }.

# Le résumé.

summary-phases = Les cinq phases
summary-goal-points = Vous avez huit rounds pour bâtir un atelier de robots. Les points (PR) viennent des robots assemblés, de vos cartes Leçon et de ce que gagnent vos robots en chemin. Qui a le plus de points l’emporte.
summary-goal-together = Tout le monde agit en même temps ; on n’attend pas son tour. Personne ne peut rien vous prendre, mais ce que choisissent les autres vous ouvre aussi des phases.
summary-goal-picture = Un atelier au round 5 : les actions du plateau à gauche, et les robots dans leurs trois rangées. Un pion posé sur un robot l’a amélioré.
summary-table-board = Votre plateau a une section par phase. Il commence avec 16 pions verrouillés, 3 batteries et 3 adhésifs. À droite, il y a la place pour cinq robots dans chacune des trois rangées : Conception, Fabrication, Recyclage.
summary-table-goods = Capteurs, engrenages, puces et codes sont les matériaux que coûtent les robots. Un joker remplace l’un d’eux, ou une carte Robot. L’adhésif paie un matériau ou un joker. Les batteries sont de l’énergie mise de côté.
summary-table-cards = Au début, vous gardez 5 cartes Robot sur 8, 1 carte Leçon sur 2 et 1 inventeur sur 2. Puis vous assemblez deux robots et déverrouillez un pion, le tout gratuitement.
summary-table-picture = Une main de cartes Robot. Sur chacune : ses deux prix, son action et l’énergie qu’elle demande, l’action avec un pion, et ses points.
summary-turn-prepare = À chaque round, vous piochez deux cartes Énergie. Certaines apportent des cubes. En secret, glissez une de vos cinq phases sous chacune : son énergie va à cette phase.
summary-turn-cubes = Quand tous ont choisi, les phases sont révélées et les cubes vont sur leurs phases. Vous pouvez accomplir les deux phases choisies, et toute autre phase qui porte un cube, d’où qu’il vienne.
summary-turn-order = Les phases viennent toujours dans le même ordre : Amélioration, Assemblage, Conception, Fabrication, Recyclage. Vous pouvez laisser ce qui ne vous sert pas.
summary-turn-energy = L’énergie d’une phase est celle de sa carte, plus 1 par cube, plus les batteries dépensées, plus les bonus de votre plateau. Elle est fixée avant de commencer la phase.
summary-turn-picture = Les phases d’un round une fois que tous ont choisi : les cubes donnent de l’énergie à tout le monde.
summary-phases-upgrade = Amélioration : payez énergie et jokers pour déverrouiller un pion. Cela améliore aussitôt votre plateau, ou apporte l’Inspiration. Posez ensuite le pion sur un robot, une leçon ou un inventeur qui porte son signe.
summary-phases-assemble = Assemblage : des robots de votre main vont à la place libre la plus à gauche de leur rangée. Vous payez l’un des deux prix de la carte ; les places plus à droite coûtent aussi des jokers.
summary-phases-rows = Conception, Fabrication, Recyclage : utilisez les actions de cette section de votre plateau de haut en bas, puis celles des robots de la rangée de gauche à droite. Chacune demande une certaine énergie et donne des matériaux, des cartes, des batteries ou des points.
summary-phases-split = En Amélioration et en Assemblage, l’énergie se dépense : vous la partagez entre ce que vous faites. Dans les trois autres phases, elle ne s’use pas : toute action qui ne demande pas plus que votre total peut servir.
summary-phases-picture = La rangée Fabrication : d’abord les actions du plateau, puis les robots de gauche à droite.
summary-end-round = Après chaque round, vos cartes Phase vous reviennent et les cubes s’en vont. Après le round 4 vient la Récré : vous choisissez une deuxième carte Leçon, et vos cartes Énergie sont remélangées.
summary-end-score = Après le round 8, additionnez : les points de vos robots, les notes de vos leçons, les points gagnés, et un point par lot de trois choses qui vous restent.
summary-end-grades = Une leçon compte quelque chose que vous avez et donne une note de D à A. Un pion de son signe élève la note d’un degré. Le même robot peut compter pour plusieurs leçons.
summary-mistakes-others = Vous pouvez accomplir une phase que vous n’avez pas choisie si un cube s’y trouve. Mais sans carte Énergie : il n’y a que les cubes, les bonus et les batteries.
summary-mistakes-battery = Des batteries seules ne permettent jamais d’accomplir une phase. Et celles qu’une phase donne ne peuvent pas alimenter cette même phase.
summary-mistakes-used = En Conception, Fabrication et Recyclage, l’énergie ne s’use pas : avec 5, toute action de 5 ou moins est possible.
summary-mistakes-slot = Le coût supplémentaire d’une place est toujours dû, même pour les deux robots gratuits du début s’ils vont dans la même rangée.
summary-mistakes-tape = L’adhésif n’est jamais une batterie, ni une carte Robot demandée comme telle, et un joker ne donne jamais d’adhésif.
summary-mistakes-token = Un pion sert deux fois : là où il était, et là où vous le posez. Une fois posé sur une carte, il y reste.
summary-mistakes-instead = Un robot avec son pion utilise une de ses deux actions à chaque fois, pas les deux.
