import { typeset } from '@galopin/shared/lib';

/** What the races in order of departure say. */
export const departuresCopy = typeset({
  title: 'Les départs, heure par heure',
  filters: 'Filtrer les départs',
  soon: 'Moins de 30 min',
  hour: 'Heure',
  anyHour: 'Toutes',
  hours: (hour: number) => `${hour} h à ${hour + 1} h`,
  discipline: 'Discipline',
  anyDiscipline: 'Toutes',
  bet: 'Pari',
  anyBet: 'Tous',
  clear: 'Effacer les filtres',
  shown: 'course',
  toCome: 'À partir',
  started: (count: number) => (count === 1 ? 'Une course déjà partie' : `${count} courses déjà parties`),
  noneToCome: 'Plus aucun départ pour cette journée.',
  noneSoon: 'Aucun départ dans les trente prochaines minutes.',
  noneFiltered: 'Aucun départ ne correspond à ces filtres.',
  jackpot: 'cagnotte',
  betsFailed: 'Les paris proposés n’ont pas pu être chargés.',
} as const);
