import { typeset } from '@galopin/shared/lib';

/** What the drawing of a course and of its start says. */
export const courseCopy = typeset({
  inWords: (turn: string, distance: string) =>
    ['Piste vue d’en haut', turn, distance].filter(Boolean).join(', '),
  stalls: 'Places dans les stalles',
  behindTheGate: 'Places derrière l’autostart',
  fromTheRail: 'De la corde vers l’extérieur : le numéro du tapis sous celui de la place.',
});
