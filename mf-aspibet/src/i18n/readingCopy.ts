import { typeset } from '@galopin/shared/lib';

/** How to read a runner, and the words of races and bets. */
export const readingCopy = typeset({
  title: 'Lire un partant',
  intro: 'Ce que disent les colonnes d’une course, et ce qu’elles ne disent pas.',
  reading: [
    {
      term: 'Musique',
      texts: [
        'Les dernières courses du cheval, la plus récente en premier. Le chiffre est la place (0 : 10e ou plus loin), la lettre la discipline : a attelé, m monté, p plat, h haies, s steeple-chase, c cross.',
        '« 1a 3a Da (25) 2a » se lit : gagnant, puis troisième, puis disqualifié à l’attelé cette année ; deuxième en 2025. Les lettres d’incident : D disqualifié, A arrêté, T tombé, R rétrogradé. Une course où le cheval était non-partant n’y figure pas.',
      ],
    },
    {
      term: 'Ferrure et œillères',
      texts: [
        'Au trot : D4 déferré des quatre pieds, DA des antérieurs, DP des postérieurs ; P4, PA, PP plaqué (fers légers) de même. Un cheval déferré est souvent préparé pour l’occasion, surtout si c’est la première fois.',
        'Les œillères (O) réduisent le champ de vision, les œillères australiennes (A) un peu moins.',
      ],
    },
    {
      term: 'Cotes',
      texts: [
        'La cote est ce que rapporterait 1 € au Simple gagnant, mise comprise : à 4,5, un gain de 4,50 €, dont 3,50 € de bénéfice. Plus elle est basse, plus le cheval est joué. Elle bouge jusqu’au départ et seul le rapport définitif est payé.',
        'Une cote n’est pas une probabilité : l’inverse des cotes dépasse 100 %, de la part que retient l’opérateur. Avant l’ouverture des paris, elle est affichée « – ».',
      ],
    },
    {
      term: 'Poids, valeur, corde, recul',
      texts: [
        'Au galop, un handicap donne plus de poids aux chevaux de plus grande valeur pour égaliser leurs chances ; la corde est la place dans les stalles, 1 étant la plus proche de l’intérieur.',
        'Au trot, le recul fait partir certains chevaux 25 ou 50 mètres derrière les autres ; derrière l’autostart, les premiers numéros sont en première ligne.',
      ],
    },
  ],
  glossaryTitle: 'Lexique',
  glossary: [
    { term: 'Allocation', texts: ['Le total des prix d’une course, partagé entre les premiers.'] },
    { term: 'Autostart', texts: ['Départ lancé derrière une voiture à barrière mobile, au trot.'] },
    { term: 'Bonus', texts: ['Rapport réduit d’un Quarté+ ou d’un Quinté+ incomplet.'] },
    { term: 'Champ', texts: ['Des chevaux de base joués avec d’autres, choisis (réduit) ou tous (total).'] },
    {
      term: 'Classic Tiercé, Tic 3',
      texts: [
        'Noms de paris que portent certains programmes. Leurs règles sont celles de l’opérateur qui les propose.',
      ],
    },
    { term: 'Combiné', texts: ['Toutes les combinaisons que forment les chevaux choisis.'] },
    { term: 'Coup de cœur', texts: ['Un cheval que le pronostiqueur voit mieux que sa cote.'] },
    { term: 'DAI', texts: ['Disqualifié pour allure irrégulière : le trotteur a galopé.'] },
    { term: 'Dead-heat', texts: ['Arrivée que la photo ne départage pas.'] },
    { term: 'Délaissé', texts: ['Cheval peu joué, dont la cote est élevée.'] },
    { term: 'Driver', texts: ['Celui qui mène un trotteur attelé. Au trot monté et au galop, un jockey.'] },
    {
      term: 'Écart',
      texts: [
        'Distance entre deux chevaux à l’arrivée ; dans les statistiques, nombre de courses depuis la dernière réussite.',
      ],
    },
    { term: 'Favori', texts: ['Le cheval dont la cote est la plus basse.'] },
    { term: 'Inédit', texts: ['Cheval qui n’a jamais couru.'] },
    {
      term: 'International',
      texts: [
        'Pari dont la masse réunit plusieurs pays ; le but et l’ordre restent ceux du pari français du même nom.',
      ],
    },
    { term: 'Masse', texts: ['L’ensemble des mises d’un même pari sur une course.'] },
    { term: 'NP', texts: ['Non-partant : retiré avant le départ.'] },
    { term: 'Outsider', texts: ['Cheval à cote élevée qui peut créer la surprise.'] },
    { term: 'Rapport', texts: ['Ce que paie un pari gagnant, pour 1 € ou pour sa mise de base.'] },
    { term: 'Réduction kilométrique', texts: ['Temps d’un trotteur ramené à 1 000 m : 1\'12"9.'] },
    { term: 'Regret', texts: ['Le cheval que le pronostiqueur aurait retenu en neuvième.'] },
    { term: 'Tirelire', texts: ['Somme ajoutée au rapport de certains gagnants dans l’ordre du Quinté+.'] },
    { term: 'Tocard', texts: ['Cheval à très grosse cote que l’on ose citer.'] },
  ],
} as const);
