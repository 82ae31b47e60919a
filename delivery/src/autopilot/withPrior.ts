import type { Counts } from './counts';

/** What is taken for usual while nothing is known: a rate, and the sessions it counts for. */
export const PRIOR: Counts = { sessions: 1000, bad: 5 };

/** A history with what is usual everywhere mixed in: a short one says little, a long one all. */
export const withPrior = ({ sessions, bad }: Counts, prior: Counts = PRIOR): Counts => ({
  sessions: sessions + prior.sessions,
  bad: bad + prior.bad,
});
