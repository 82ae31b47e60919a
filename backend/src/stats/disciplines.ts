import { STATS_DISCIPLINES, type StatsDiscipline } from '@galopin/shared/contracts';

/** `typec` of each discipline. */
export const TYPE_OF: Readonly<Record<StatsDiscipline, string>> = {
  attele: 'Attelé',
  monte: 'Monté',
  plat: 'Plat',
  haies: 'Haies',
  steeple: 'Steeple-chase',
  cross: 'Steeple-chase cross-country',
};

/** Stands for all disciplines together in stored totals. */
export const ALL_DISCIPLINES = 0;
/** Of a `typec` that is none of the known ones. */
export const OTHER_DISCIPLINE = STATS_DISCIPLINES.length + 1;

/** Number that stored figures hold for a discipline, from 1. Stored: the order never changes. */
export const codeOf = (discipline: StatsDiscipline) => STATS_DISCIPLINES.indexOf(discipline) + 1;

/** SQL of the discipline's number of a `typec`. */
export const disciplineSql = (column: string) =>
  `CASE ${column} ${STATS_DISCIPLINES.map((name) => `WHEN '${TYPE_OF[name]}' THEN ${codeOf(name)}`).join(' ')} ELSE ${OTHER_DISCIPLINE} END`;
