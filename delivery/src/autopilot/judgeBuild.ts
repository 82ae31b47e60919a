import type { WindowCounts, Counts } from './counts';
import { rateOf } from './counts';
import { chanceOfBad } from './chanceOfBad';

/** A build that serves, or is tried, and what is known of it and of what it is compared with. */
export interface Observation {
  readonly name: string;
  readonly build: string;
  readonly role: 'active' | 'canary';
  /** The last five minutes and the running one. */
  readonly window: WindowCounts;
  /** How builds known to be good did; a build must be worse than every one of these to be found bad. */
  readonly references: readonly Counts[];
}

/** Why a build was found bad. */
export interface Finding {
  readonly rule: 'rate' | 'integrity' | 'exhausted';
  /** For the history and the person who reads it: figures included. */
  readonly reason: string;
}

/** Every number the judgement rests on. */
export const LIMITS = {
  /** Sessions before a rate says anything, by role. */
  sessions: { active: 50, canary: 20 },
  /** Bad sessions before a rate says anything: an address counts for two at most, so it takes two to reach this. */
  bad: 4,
  /** A build is bad when its rate is above the reference's by more than this (two points) … */
  points: 0.02,
  /** … and at least this many times the reference's. */
  ratio: 3,
  /**
   * One-sided 99 %, shared out among all looks of a day (one every ten seconds): at this level a build as good as its
   * reference is found bad on fewer than one day in a hundred, however often it was looked at.
   */
  chance: 0.01 / 8640,
  /** Sessions that are enough by themselves: no healthy build shows these. */
  integrity: 3,
  exhausted: 10,
} as const;

/** Whether a build does badly by what the last minutes show; `null` when it does not, or when too little is known. */
export function judgeBuild({ role, window, references }: Observation): Finding | null {
  const { sessions, bad, integrity, exhausted } = window;
  if (integrity >= LIMITS.integrity)
    return { rule: 'integrity', reason: `${integrity} sessions met a file that is not the released one` };
  if (exhausted >= LIMITS.exhausted)
    return { rule: 'exhausted', reason: `${exhausted} sessions were shown nothing but a card` };
  if (sessions < LIMITS.sessions[role] || bad < LIMITS.bad) return null;
  if (!references.every((reference) => isWorse(window, reference))) return null;
  const usual = Math.max(0, ...references.map(rateOf));
  return {
    rule: 'rate',
    reason: `${bad} of ${sessions} sessions were bad (${percent(bad / sessions)}); ${percent(usual)} is usual`,
  };
}

function isWorse(seen: Counts, reference: Counts): boolean {
  const rate = rateOf(seen);
  const usual = rateOf(reference);
  return (
    rate - usual > LIMITS.points &&
    rate >= LIMITS.ratio * usual &&
    chanceOfBad(seen, reference) < LIMITS.chance
  );
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
