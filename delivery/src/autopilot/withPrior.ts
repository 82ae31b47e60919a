import type { Counts } from '../health/counts';

/** Sessions that what is usual counts for. */
const WEIGHT = 1000;

/** What is taken for usual while nothing is known, as counts: `percent` of the sessions go badly. */
export const usualCounts = (percent: number): Counts => ({
  sessions: WEIGHT,
  bad: Math.round((WEIGHT * percent) / 100),
});

/** A history with what is usual everywhere mixed in: a short one says little, a long one all. */
export const withPrior = ({ sessions, bad }: Counts, usual: Counts): Counts => ({
  sessions: sessions + usual.sessions,
  bad: bad + usual.bad,
});
