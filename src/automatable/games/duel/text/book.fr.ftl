# Ce qui est dit de chaque carte et de chaque plateau.

piece-costs = Coût : { $cost }.
piece-basic = Chaque joueur en a une en main dès le début.
piece-bonus = Dans la pioche bonus : un Déplacement sur une étoile en pioche la première carte.
piece-board = { $count ->
    [0] { $length } Déplacements jusqu’à la lune, aucune étoile : les cartes bonus ne servent pas.
    [one] { $length } Déplacements jusqu’à la lune ; une étoile sur la case { $stars }.
   *[other] { $length } Déplacements jusqu’à la lune ; des étoiles sur les cases { $stars }.
}
piece-board-setting = Se choisit avant la partie, par le réglage du plateau.

# Le résumé.

summary-cards = Ce que font les cartes
summary-goal-ways = Votre robot et l’autre se tiennent aux deux bouts d’un chemin vers la lune. Il y a deux façons de gagner : votre robot atteint la lune, ou l’autre robot perd ses 4 points de santé.
summary-goal-both = Vous agissez toujours en même temps et commencez avec les mêmes cartes et les mêmes tuiles. Pas de hasard dans ce que vous jouez, seulement dans les quelques cartes bonus : il s’agit de deviner ce que fera l’autre.
summary-goal-picture = Au milieu d’une partie. Votre robot est à deux cases de la lune, l’autre à trois ; il reste 2 points de santé à l’autre.
summary-table-tiles = Chaque robot a de la santé (4 au départ), des batteries (2) et des disques (aucun). Batteries et disques paient les cartes. On n’en a jamais plus de 4 de chaque, et tout le monde les voit.
summary-table-hand = Votre main compte six cartes, les mêmes pour les deux : Charge, Étincelle, Foudre, Barrière, Contre et Déplacement.
summary-table-lanes = Il faut quatre Déplacements pour atteindre la lune. En chemin, deux étoiles donnent chacune une carte bonus, prise dans la pioche de quatre.
summary-table-picture = Le début d’une partie : votre main en bas, les deux robots à leur bout du chemin, et leurs tuiles.
summary-turn-choose = À chaque tour, chacun choisit une carte en secret, puis les deux sont révélées ensemble. Vous ne pouvez choisir qu’une carte que vous pouvez payer.
summary-turn-pay = Les deux paient d’abord. Puis tout arrive en même temps : les gains, les attaques et les défenses, puis les déplacements.
summary-turn-rest = La carte jouée va pour un tour dans votre zone de repos, visible de tous, et celle qui s’y reposait revient en main. On ne peut donc jamais jouer la même carte deux fois de suite.
summary-turn-picture = Étincelle a été jouée au tour précédent : elle se repose et ne peut pas être choisie. Avec 1 batterie, Foudre est trop chère, et Contre demande 2 disques.
summary-cards-attack = Étincelle frappe de 1, Foudre de 2. Si les deux attaquent, seule l’attaque la plus forte touche, de toute sa force ; deux attaques égales s’annulent.
summary-cards-defend = Barrière donne un disque et retire 1 à une attaque. Contre coûte 2 disques : il arrête toute attaque et renvoie 2 à l’attaquant.
summary-cards-move = Déplacement vous rapproche de la lune d’une case, mais seulement si l’autre n’attaque pas et ne pose pas de Piège ce tour-là.
summary-cards-star = Un Déplacement sur une étoile pioche une carte bonus : Rayon (une attaque gratuite de 1), Récupération (une batterie et un disque), Piège (un disque, et arrête un Déplacement) ou Copie (fait ce que fait votre carte au repos). Elle est à vous pour toute la partie, dès le tour suivant.
summary-cards-picture = Vous avez avancé pendant que l’autre se chargeait. Votre robot est sur sa première étoile, et vous tenez une carte bonus.
summary-end-once = La partie s’arrête dès qu’un robot n’a plus de santé ou pose le pied sur la lune. Les deux ne peuvent pas gagner au même tour : si les deux devaient arriver sur la lune, les deux restent où ils sont.
summary-end-limit = Une partie encore indécise après 200 tours est nulle ; cette limite se change avant la partie.
summary-end-picture = Le dernier Déplacement : votre robot est sur la lune, vous avez gagné.
summary-mistakes-twice = Une carte se repose un tour après avoir été jouée. Prévoyez deux tours : si vous avancez maintenant, vous ne pourrez pas avancer au tour suivant.
summary-mistakes-paid = Ce qui est payé est perdu, même si la carte n’a rien fait. Un Contre face à quelqu’un qui n’attaque pas gaspille 2 disques.
summary-mistakes-barrier = Barrière n’arrête pas Foudre : 1 dégât passe. Mais elle donne toujours son disque.
summary-mistakes-clash = Quand les deux attaquent, le perdant subit toute la force de la carte la plus forte, pas la différence.
summary-mistakes-hit = Être touché n’empêche ni Charge, ni Récupération, ni Piège : vous gagnez quand même ce qu’ils donnent.
summary-mistakes-moon = Si les deux robots devaient atteindre la lune au même tour, aucun n’y arrive.
summary-mistakes-trap = Piège arrête un Déplacement, mais ne vous protège pas d’une attaque.
