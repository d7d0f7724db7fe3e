# Ce qui est dit de chaque carte, de chaque robot et de chaque tuile.

piece-costs = Coûte { $cost } Énergie à la Boutique.
piece-start = { $copies ->
    [one] Une fois dans chaque deck de départ.
   *[other] { $copies } fois dans chaque deck de départ.
}
piece-supply = A son propre paquet Ravitaillement : { $copies } exemplaires, en vente dès le premier tour.
piece-shop = { $copies ->
    [one] Dans le paquet Boutique : un seul exemplaire.
   *[other] Dans le paquet Boutique : { $copies } exemplaires.
}
piece-promo = { $copies ->
    [one] Carte promotionnelle : un seul exemplaire dans le paquet Boutique, si le réglage « promo » est activé.
   *[other] Carte promotionnelle : { $copies } exemplaires dans le paquet Boutique, si le réglage « promo » est activé.
}
piece-health = Santé : { $health }.
piece-robot = Choisi ou distribué avant la partie ; pilote : { $pilot }.
piece-tile = Dans l’arène ; sa place dépend de l’arène jouée.
piece-arena = L’arène de la première partie : { $rows } lignes de { $columns } cases.
piece-arena-setting = Jouée si le réglage « arène » n’en donne pas une autre.

# Le résumé.

summary-fight = Se déplacer et combattre
summary-goal-points = Vous marquez des points en abîmant les autres robots : chaque cube de Santé que l’un d’eux perd pendant votre tour est à vous, 1 point pour un rouge et 2 pour le bleu. Un robot qui commence son tour au centre de l’arène rapporte aussi un point. Qui a le plus de points l’emporte.
summary-goal-deck = Ce que peut faire votre robot dépend de vos cartes. Tous commencent avec les mêmes dix cartes faibles ; avec de l’Énergie, vous en achetez de meilleures, qui viendront plus tard dans votre main.
summary-goal-picture = L’arène avec trois robots. Les neuf cases étoilées sont le centre ; l’anneau autour d’un robot est sa Santé.
summary-table-arena = L’arène est une grille de cases. Des tuiles en couvrent certaines : murs et fumée font obstacle, punaises et nids-de-poule blessent qui y entre, d’autres aident qui y commence son tour.
summary-table-robot = Chaque robot a sa propre capacité et 5 de Santé : quatre cubes rouges et un bleu. À deux joueurs, chacun mène deux robots avec une seule main.
summary-table-cards = Votre deck commence avec 8 Batteries, un Marteau et des Propulseurs. Votre main compte toujours cinq cartes. Les cartes orange donnent de l’Énergie, les rouges attaquent, les bleues font autre chose.
summary-table-shop = Neuf cartes sont en vente : six dans la Boutique, qui changent sans cesse, et trois paquets Ravitaillement, les mêmes à chaque partie.
summary-table-cubes = Les cubes bleus de la réserve sont l’horloge de la partie : 6 avec deux robots, 7 avec trois, 8 avec quatre.
summary-table-picture = Toute une table : l’arène, les joueurs avec leurs points et leur Santé, les cartes en vente et votre main.
summary-turn-start = Votre tour commence par ce que donne votre case, comme le point du centre. Si votre robot était KO, il revient ensuite.
summary-turn-play = Puis faites ce que vous voulez, dans n’importe quel ordre : jouer des cartes, avancer, pousser, attaquer, acheter. Jouer une carte ne coûte rien.
summary-turn-energy = L’Énergie achète des cartes à leur prix, ou des Mouvements : chaque Énergie peut devenir un Mouvement. Ce que vous achetez va dans votre défausse.
summary-turn-draw = À la fin, toutes vos cartes vont dans votre défausse et vous en piochez cinq nouvelles ; un deck vide se refait avec la défausse. L’Énergie et les Mouvements non utilisés sont perdus.
summary-turn-picture = Cinq cartes en main : deux Batteries pour l’Énergie, des Propulseurs pour voler, deux Marteaux pour frapper.
summary-fight-move = Un Mouvement déplace votre robot d’une case vers le haut, le bas, la gauche ou la droite, jamais en diagonale, et jamais à travers un mur ou un robot.
summary-fight-push = Deux Mouvements poussent d’une case un robot voisin, et le vôtre le suit. S’il heurte un mur ou le bord, il subit plutôt 1 dégât ; s’il heurte un autre robot, les deux subissent 1.
summary-fight-melee = Une attaque de mêlée touche un robot sur une case voisine, pas en diagonale.
summary-fight-ranged = Une attaque à distance porte à autant de cases qu’indiqué, dans toutes les directions, mais elle doit voir sa cible : murs, fumée et robots sur la ligne droite entre les deux l’arrêtent.
summary-fight-tiles = Punaises et nids-de-poule blessent qui y entre, et le compacteur peut mettre KO, même quand on y est poussé. Pendant votre tour, cela compte comme vos dégâts.
summary-fight-picture = Pug et Petri sont sur la même ligne, à trois cases l’un de l’autre. Se voient-ils ? Cela dépend de ce qu’il y a entre eux.
summary-end-ko = Un robot qui a perdu toute sa Santé est KO. Au tour suivant de son propriétaire, il revient sur une tuile Départ avec toute sa Santé ; son cube bleu est pris dans la réserve.
summary-end-blue = La partie s’arrête dès qu’un robot doit revenir et qu’il n’y a plus de cube bleu. Prendre le dernier ne la termine pas.
summary-end-score = Votre score est ce que vous avez gagné : 1 par cube rouge, 2 par cube bleu. La Santé restée sur vos robots ne compte pas, sauf pour départager.
summary-mistakes-own = Si votre propre robot est blessé pendant votre tour, vous perdez autant de points, par exemple en marchant sur des punaises.
summary-mistakes-bought = Une carte achetée n’est pas en main : elle va dans la défausse et revient quand votre deck est mélangé.
summary-mistakes-free = Le prix d’une carte se paie une fois, à l’achat. La jouer, et attaquer avec elle, est gratuit.
summary-mistakes-diagonal = La mêlée ne touche jamais en diagonale ; la portée, elle, compte les diagonales.
summary-mistakes-blocked = Pousser contre un mur ne déplace personne, mais coûte quand même deux Mouvements et inflige 1 dégât.
summary-mistakes-stand = Punaises et nids-de-poule ne blessent que celui qui y entre. Y rester ne fait rien.
summary-mistakes-back = Un robot qui revient ne reçoit rien de sa case à ce tour-là.
