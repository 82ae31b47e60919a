import {
  believed,
  believedRenders,
  documentsOf,
  rateOf,
  type Counts,
  type WindowCounts,
} from '../health/counts';
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
  /** The same of documents rendered on the server; empty where their failures say nothing against the build. */
  readonly renderReferences: readonly Counts[];
  /** Known networks that had the name in this role in six minutes of the hour before. */
  readonly usualNetworks: number;
}

/** Why a build was found bad. */
export interface Finding {
  /** `doubted`: much is reported, too little of it by those who are believed. */
  readonly rule: Measure['rule'] | 'doubted' | 'files';
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
  /** … for pages that the server could not render by more than this: the visitor has the page all the same, later. */
  renderPoints: 0.2,
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

/** One of the ways in which a build can do badly. */
export interface Measure {
  readonly rule: 'rate' | 'renders';
  /** All that is counted, and what is believed of it. */
  readonly shown: (window: WindowCounts) => Counts;
  readonly known: (window: WindowCounts) => Counts;
  /** None where there is nothing to be compared with, and so nothing to be judged. */
  readonly references: (observation: Observation) => readonly Counts[];
  /** A rate is bad when it is above the reference's by more than this. */
  readonly points: number;
  /** What the bad ones met, of the networks that are known and of all that is counted. */
  readonly met: string;
  readonly shownAs: string;
}

const PAGES: Measure = {
  rule: 'rate',
  shown: (window) => window,
  known: believed,
  references: ({ references }) => references,
  points: LIMITS.points,
  met: 'had trouble',
  shownAs: 'sessions are reported bad',
};

const RENDERS: Measure = {
  rule: 'renders',
  shown: documentsOf,
  known: believedRenders,
  references: ({ renderReferences }) => renderReferences,
  points: LIMITS.renderPoints,
  met: 'got a page that could not be rendered on the server',
  shownAs: 'documents could not be rendered on the server',
};

export const MEASURES = { rate: PAGES, renders: RENDERS } as const;

/** Whether a build does badly by what the last minutes show; `null` when it does not, or when too little is known. */
export function judgeBuild(observation: Observation): Finding | null {
  const pages = judge(observation, PAGES);
  if (pages !== null && pages.rule !== 'doubted') return pages;
  const renders = judge(observation, RENDERS);
  return renders === null || renders.rule === 'doubted' ? (pages ?? renders) : renders;
}

function judge(observation: Observation, measure: Measure): Finding | null {
  const { window, usualNetworks } = observation;
  const { met } = measure;
  const references = measure.references(observation);
  const known = measure.known(window);
  const doubt = (why: string): Finding => {
    const { bad, sessions } = measure.shown(window);
    return { rule: 'doubted', reason: `${bad} of ${sessions} ${measure.shownAs}; ${why}` };
  };
  if (!isBad(known, observation, measure)) {
    if (!isBad(measure.shown(window), observation, measure)) return null;
    return doubt(`${known.bad} of the ${known.sessions} known networks among them ${met}`);
  }
  const usual = Math.round(usualNetworks);
  if (known.bad < LIMITS.ofUsual * usualNetworks)
    return doubt(`${known.bad} known networks ${met}, where ${usual} come in six minutes`);
  if (known.sessions > LIMITS.crowd * usualNetworks)
    return doubt(`${known.sessions} known networks came, where ${usual} are usual`);
  const reference = Math.max(0, ...references.map(rateOf));
  return {
    rule: measure.rule,
    reason: `${known.bad} of ${known.sessions} networks ${met} (${percent(rateOf(known))}); ${percent(reference)} is usual`,
  };
}

function isBad(seen: Counts, observation: Observation, { references, points }: Measure): boolean {
  const compared = references(observation);
  if (compared.length === 0 || seen.sessions < LIMITS.sessions[observation.role] || seen.bad < LIMITS.bad)
    return false;
  return compared.every((reference) => isWorse(seen, reference, points));
}

function isWorse(seen: Counts, reference: Counts, points: number): boolean {
  const rate = rateOf(seen);
  const usual = rateOf(reference);
  return (
    rate - usual > points && rate >= LIMITS.ratio * usual && chanceOfBad(seen, reference) < LIMITS.chance
  );
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
