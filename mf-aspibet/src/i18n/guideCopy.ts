import { typeset } from '@galopin/shared/lib';

/** The betting guide around its bets. */
export const guideCopy = typeset({
  title: 'Guide des paris',
  subtitle: 'Les paris hippiques français et leurs règles, du Simple au Quinté+.',
  index: 'Dans ce guide',
  principle: {
    title: 'Le pari mutuel',
    text: 'Vous ne jouez pas contre une banque, mais avec les autres parieurs : toutes les mises d’un même pari forment une masse. L’opérateur en retient une part, le reste est partagé entre les gagnants. Le rapport n’est donc connu qu’après la course ; la cote affichée avant le départ est une estimation.',
  },
  exampleTitle: 'La course des exemples',
  exampleText:
    'Les exemples prennent une course du jour quand il y en a une qui s’y prête. Sinon, ils supposent 16 partants et cette arrivée :',
  horses: 'Chevaux à désigner',
  horsesRange: (fewest: number, most: number) => `${fewest} à ${most}`,
  order: 'Ordre',
  stake: 'Mise de base',
  stakes: (shop: string, online: string) => `${shop} en point de vente, ${online} en ligne`,
  stakeOnline: (online: string) => `${online}, en ligne seulement`,
  runners: 'Partants',
  runnersFrom: (from: number) => `${from} et plus`,
  runnersBetween: (from: number, upTo: number) => `${from} à ${upTo}`,
  depends: 'Selon les paris enchaînés',
  offered: 'Proposé',
  payouts: 'Rapports',
  example: 'Exemple',
  exampleRun: (order: string) => `Arrivée ${order}.`,
  exampleToRun: (order: string) => `Pas encore courue : supposons l’arrivée ${order}, l’ordre des cotes.`,
  exampleSupposed: (runners: number, order: string) => `${runners} partants, arrivée ${order}.`,
  exampleOdds: (number: number, odds: string, back: string) =>
    `Le ${number} est à ${odds} : 1 € rapporterait environ ${back}.`,
  exampleLine: (label: string, combination: string, amount: string, stake: string) =>
    `${label} ${combination} : ${amount} pour ${stake}`,
  formulas: {
    title: 'Formules et mises',
    unit: { term: 'Pari unitaire', text: 'Le nombre exact de chevaux du pari, pour la mise de base.' },
    combined: {
      term: 'Combiné',
      text: 'Plus de chevaux que nécessaire : vous payez chaque combinaison qu’ils forment.',
    },
    field: {
      term: 'Champ réduit, champ total',
      text: 'Un ou plusieurs chevaux de base, associés à une sélection (champ réduit) ou à tous les autres partants (champ total).',
    },
    flexi: {
      term: 'Flexi',
      text: 'Sur plusieurs combinaisons, jouer 25 ou 50 % de la mise de base ; le gain est réduit d’autant. Tous les paris ne le proposent pas.',
    },
    table: 'Prix d’un combiné, en ligne, sans l’ordre',
    chosen: 'Chevaux désignés',
  },
  rules: {
    title: 'Règles communes',
    nonRunner: {
      term: 'Non-partants',
      first:
        'Un cheval retiré de la course est non-partant (NP). Au Simple, le pari est remboursé. Pour les autres paris, une combinaison dont tous les chevaux sont non-partants est remboursée.',
      second:
        'S’il reste des partants dans votre combinaison, un rapport spécial peut être payé : Couplé, 2sur4 et Pick5 ont un rapport « 1 NP » ; un Tiercé avec un non-partant est payé au rapport du Couplé gagnant si vos deux autres chevaux sont premier et deuxième.',
      third:
        'Au Tiercé, au Quarté+ et au Quinté+, un cheval de complément, gratuit, peut remplacer un non-partant. Jusqu’au départ, un ticket touché par un non-partant peut aussi être annulé là où il a été pris.',
    },
    deadHeat: {
      term: 'Dead-heat',
      first:
        'Des chevaux que la photo ne départage pas occupent la même place, et la place suivante n’est pas attribuée. Ils sont notés 1=4 dans une arrivée.',
      second:
        'Toutes les combinaisons possibles avec eux sont payées et se partagent la masse : deux chevaux troisièmes ex æquo font quatre chevaux payés au Simple placé, à des rapports plus bas.',
    },
    stable: {
      term: 'Écurie',
      first:
        'Des chevaux d’un même propriétaire peuvent être couplés ; ils portent alors la même lettre dans la liste des partants.',
      second:
        'Au Simple gagnant, le règlement de l’opérateur peut prévoir que la victoire de l’un paie aussi les paris sur les autres. Pour tous les autres paris, chaque cheval compte pour lui seul.',
    },
    official: {
      term: 'Arrivée et rapports',
      first:
        'Seule l’arrivée définitive compte, après l’examen des commissaires : un cheval disqualifié ou rétrogradé perd sa place.',
    },
    source:
      'Ce guide résume les règles d’usage. Le règlement de l’opérateur chez qui vous jouez fait foi, et les paris proposés sur une course sont ceux de son programme officiel.',
  },
  articles: {
    title: 'À lire',
    empty: 'Aucun article n’est encore paru.',
    failed: 'Les articles n’ont pas pu être chargés',
    failedText: 'Les paris et leurs règles restent disponibles ci-dessus.',
  },
  risks: 'Jeu responsable',
} as const);
