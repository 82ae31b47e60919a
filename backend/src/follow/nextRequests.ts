import type { RaceKey } from '../races/store/RaceKey';
import { feedAddress, type FeedDocument, type FollowedDay, type FollowedRace } from './FollowedDay';
import { nextOf, type Phase } from './phases';

/** One document to ask for. */
export interface FeedRequest {
  readonly address: string;
  readonly jour: string;
  readonly document: FeedDocument;
  /** Null for the programme. */
  readonly key: RaceKey | null;
  /** Epoch milliseconds; may have passed. */
  readonly due: number;
  /** Of the race, epoch milliseconds; null for the programme and where no time is known. */
  readonly startsAt: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const EVER = Number.POSITIVE_INFINITY;
/** A race that has no arrival this long after its start is left to the programme. */
const GIVEN_UP = 3 * HOUR;

const between = (from: number, until: number, every: number): Phase => ({ from, until, every });
/** Also what is asked once from the beginning. */
const always = (every: number) => between(-EVER, EVER, every);

function programmePhases(races: readonly FollowedRace[]): Phase[] {
  const near = races.flatMap(({ startsAt, stage, since }): Phase[] => {
    // Payouts are announced there, and corrections of what was final.
    if (stage === 'final' || stage === 'cancelled') return [between(since, since + 30 * MINUTE, MINUTE)];
    if (startsAt === null) return [];
    return [
      between(startsAt - 2 * HOUR, startsAt, 3 * MINUTE),
      between(startsAt - 15 * MINUTE, startsAt + GIVEN_UP, MINUTE),
    ];
  });
  // There are races every day: a day without any has not been told yet.
  return [always(races.length === 0 ? 5 * MINUTE : 15 * MINUTE), ...near];
}

/** How long a start may be late, or an arrival take to become final, before it is asked for less often. */
const LIVE = 20 * MINUTE;
/** No race is run in less, its start on time. */
const SHORTEST_RACE = 45 * SECOND;

/** The race by itself is a small document: it is watched from the start to the final arrival. */
function racePhases({ startsAt, stage, since }: FollowedRace, live: number): Phase[] {
  if (startsAt === null || stage === 'final' || stage === 'cancelled') return [];
  const untilGivenUp = between(startsAt - 3 * MINUTE, startsAt + GIVEN_UP, MINUTE);
  if (stage === 'provisional')
    // A correction begins the wait anew.
    return [untilGivenUp, between(since, since + LIVE, live), between(since, since + HOUR, 15 * SECOND)];
  return [
    untilGivenUp,
    between(startsAt - 3 * MINUTE, startsAt + HOUR, 20 * SECOND),
    between(startsAt + SHORTEST_RACE, startsAt + LIVE, live),
  ];
}

function runnerPhases({ startsAt, stage, since }: FollowedRace): Phase[] {
  // What was said of them last, which may have been while the feed was away.
  if (stage === 'cancelled') return [always(EVER), { onceAt: since }];
  // Times, margins and comments follow the arrival by some minutes.
  if (stage !== 'coming')
    return [always(EVER), { onceAt: since }, { onceAt: since + 5 * MINUTE }, { onceAt: since + 20 * MINUTE }];
  if (startsAt === null) return [always(30 * MINUTE)];
  return [
    between(-EVER, startsAt, 30 * MINUTE),
    between(startsAt - 3 * HOUR, startsAt, 5 * MINUTE),
    between(startsAt - 30 * MINUTE, startsAt, MINUTE),
    between(startsAt - 5 * MINUTE, startsAt + MINUTE, 20 * SECOND),
  ];
}

function payoutPhases({ since, paysSince, stage }: FollowedRace): Phase[] {
  if (paysSince === null || stage === 'coming') return [];
  // A corrected arrival pays otherwise.
  const from = Math.max(paysSince, since);
  return [from, from + 10 * MINUTE, from + HOUR].map((onceAt) => ({ onceAt }));
}

/** Past races change with the runners; they may come later than the programme. */
function performancePhases({ startsAt }: FollowedRace): Phase[] {
  return [always(EVER), between(-EVER, startsAt ?? -EVER, 6 * HOUR)];
}

/** The press is heard before the race, and seldom says something else. */
function pressPhases({ startsAt, stage, hasPress }: FollowedRace): Phase[] {
  if (!hasPress || stage !== 'coming') return [];
  return [always(EVER), between(-EVER, startsAt ?? -EVER, 2 * HOUR)];
}

const RACE_DOCUMENTS: readonly (readonly [FeedDocument, (race: FollowedRace, live: number) => Phase[]])[] = [
  ['race', racePhases],
  ['participants', runnerPhases],
  ['rapports-definitifs', payoutPhases],
  ['performances-detaillees/pretty', performancePhases],
  ['pronostics-detailles', pressPhases],
];

/**
 * What to ask of the feed for a day, each document at most once, and from when on. Slow far from a start, quick near
 * it.
 * @param live milliseconds between two looks at a race that is run or whose arrival is not final
 */
export function nextRequests(day: FollowedDay, live: number): readonly FeedRequest[] {
  const request = (
    document: FeedDocument,
    race: FollowedRace | null,
    phases: readonly Phase[],
  ): FeedRequest[] => {
    const [key, startsAt] = [race?.key ?? null, race?.startsAt ?? null];
    const address = feedAddress(day.jour, key, document);
    const next = nextOf(phases, day.asked.get(address));
    if (next === null) return [];
    const due = Math.max(next, day.postponed.get(address) ?? -EVER);
    return [{ address, jour: day.jour, document, key, due, startsAt }];
  };
  return [
    ...request('programme', null, programmePhases(day.races)),
    ...day.races.flatMap((race) =>
      RACE_DOCUMENTS.flatMap(([document, phases]) => request(document, race, phases(race, live))),
    ),
  ];
}
