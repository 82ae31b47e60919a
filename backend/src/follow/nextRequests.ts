import type { RaceKey } from '../store/RaceKey';
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
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const EVER = Number.POSITIVE_INFINITY;
/** A race that has no arrival this long after its start is left to the programme. */
const GIVEN_UP = 3 * HOUR;

/** What is asked first of all that is due: who waits for an arrival before who waits for odds. */
const RANK: Readonly<Record<FeedDocument, number>> = {
  race: 0,
  programme: 1,
  'rapports-definitifs': 2,
  participants: 3,
  'performances-detaillees/pretty': 4,
};

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
  return [always(15 * MINUTE), ...near];
}

/** The race by itself is a small document: it is watched from the start to the final arrival. */
function racePhases({ startsAt, stage }: FollowedRace): Phase[] {
  if (startsAt === null || stage === 'final' || stage === 'cancelled') return [];
  const patience = between(startsAt - 3 * MINUTE, startsAt + GIVEN_UP, MINUTE);
  return stage === 'provisional'
    ? [patience, between(startsAt, startsAt + 30 * MINUTE, 15 * SECOND)]
    : [
        patience,
        between(startsAt - 3 * MINUTE, startsAt + MINUTE, 20 * SECOND),
        between(startsAt + MINUTE, startsAt + 20 * MINUTE, 5 * SECOND),
      ];
}

function runnerPhases({ startsAt, stage, since }: FollowedRace): Phase[] {
  if (stage === 'cancelled') return [always(EVER)];
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

const RACE_DOCUMENTS: readonly (readonly [FeedDocument, (race: FollowedRace) => Phase[]])[] = [
  ['race', racePhases],
  ['participants', runnerPhases],
  ['rapports-definitifs', payoutPhases],
  ['performances-detaillees/pretty', performancePhases],
];

/**
 * What to ask of the feed for a day, each document at most once: first what is due by now, the most awaited first
 * and within that the next race, then what will be, in time order. Slow far from a start, quick near it.
 * @param now epoch milliseconds
 */
export function nextRequests(day: FollowedDay, now: number): readonly FeedRequest[] {
  const request = (document: FeedDocument, key: RaceKey | null, phases: readonly Phase[]): FeedRequest[] => {
    const address = feedAddress(day.jour, key, document);
    const next = nextOf(phases, day.asked.get(address));
    if (next === null) return [];
    const due = Math.max(next, day.postponed.get(address) ?? -EVER);
    return [{ address, jour: day.jour, document, key, due }];
  };
  const distance = new Map(day.races.map((race) => [race.key, Math.abs((race.startsAt ?? EVER) - now)]));
  const distanceOf = ({ key }: FeedRequest) => (key === null ? 0 : (distance.get(key) ?? EVER));
  const requests = [
    ...request('programme', null, programmePhases(day.races)),
    ...day.races.flatMap((race) =>
      RACE_DOCUMENTS.flatMap(([document, phases]) => request(document, race.key, phases(race))),
    ),
  ];
  return requests.sort((one, other) => {
    const [isOneDue, isOtherDue] = [one.due <= now, other.due <= now];
    if (isOneDue !== isOtherDue) return isOneDue ? -1 : 1;
    const [nearer, farther] = [distanceOf(one), distanceOf(other)];
    const byRace = nearer === farther ? 0 : nearer - farther;
    if (isOneDue) return RANK[one.document] - RANK[other.document] || byRace;
    return one.due - other.due || RANK[one.document] - RANK[other.document] || byRace;
  });
}
