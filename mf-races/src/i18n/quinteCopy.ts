import { typeset } from '@galopin/shared/lib';

/** What the Quinté+ widget says on the pages of other remotes. */
export const quinteCopy = typeset({
  today: 'Le Quinté+ du jour',
  otherDay: 'Le Quinté+ de la journée',
  loading: 'Recherche du Quinté+…',
  runner: 'partant',
  noTime: 'heure à venir',
  arrival: 'Arrivée',
});
