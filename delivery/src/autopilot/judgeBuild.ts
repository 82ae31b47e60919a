import { believed, rateOf, type Counts, type WindowCounts } from '../health/counts';
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
  /** Known networks that had the name in this role in six minutes of the hour before. */
  readonly usualNetworks: number;
}

/** Why a build was found bad. */
export interface Finding {
  /** `doubted`: much is reported, too little of it by those who are believed. */
  readonly rule: 'rate' | 'doubted' | 'files';
  /** For the history and the person who reads it: figures included. */
  readonly reason: string;
}

/** Every number the judgement rests on. */
export const LIMITS = {
  /** Networks, or sessions, before a rate says anything, by role. */
  sessions: { active: 40, canary: 20 },
  /** Bad ones before a rate says anything. */
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
  /** Bad networks, as a share of those that usually come in six minutes: whoever has fewer is not heard. */
  ofUsual: 0.03,
  /** Networks, as a multiple of those that usually come: beyond it somebody brings them. */
  crowd: 3,
} as const;

/** Whether a build does badly by what the last minutes show; `null` when it does not, or when too little is known. */
export function judgeBuild(observation: Observation): Finding | null {
  const { window, usualNetworks } = observation;
  const known = believed(window);
  if (!isBad(known, observation)) {
    if (!isBad(window, observation)) return null;
    return doubt(window, `${known.bad} of the ${known.sessions} known networks among them had trouble`);
  }
  const usual = Math.round(usualNetworks);
  if (known.bad < LIMITS.ofUsual * usualNetworks)
    return doubt(window, `${known.bad} known networks had trouble, where ${usual} come in six minutes`);
  if (known.sessions > LIMITS.crowd * usualNetworks)
    return doubt(window, `${known.sessions} known networks came, where ${usual} are usual`);
  const reference = Math.max(0, ...observation.references.map(rateOf));
  return {
    rule: 'rate',
    reason: `${known.bad} of ${known.sessions} networks had trouble (${percent(rateOf(known))}); ${percent(reference)} is usual`,
  };
}

const doubt = ({ sessions, bad }: Counts, why: string): Finding => ({
  rule: 'doubted',
  reason: `${bad} of ${sessions} sessions are reported bad; ${why}`,
});

function isBad(seen: Counts, { role, references }: Observation): boolean {
  if (seen.sessions < LIMITS.sessions[role] || seen.bad < LIMITS.bad) return false;
  return references.every((reference) => isWorse(seen, reference));
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
