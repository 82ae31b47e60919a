import { typeset } from '@galopin/shared/lib';

const turns: Readonly<Record<string, string>> = {
  gauche: 'corde à gauche',
  droite: 'corde à droite',
  'ligne droite': 'en ligne droite',
};

/** What the drawing of a course and of its start says. */
export const courseCopy = typeset({
  turns,
  inWords: (turn: string, distance: string) =>
    ['Piste vue d’en haut', turns[turn], distance].filter(Boolean).join(', '),
  stalls: 'Places dans les stalles',
  behindTheGate: 'Places derrière l’autostart',
  fromTheRail: 'De la corde vers l’extérieur : le numéro du tapis sous celui de la place.',
});
