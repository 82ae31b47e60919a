/** Tables of the statistics, as the address names them. */
export const STATS_VIEWS = [
  'chevaux',
  'aptitudes',
  'jockeys',
  'entraineurs',
  'couples',
  'records',
  'favoris',
] as const;
export type StatsView = (typeof STATS_VIEWS)[number];
