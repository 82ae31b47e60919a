import type { Kysely } from 'kysely';
import type { Notification } from '@galopin/shared/contracts';
import type { Database } from '../database/Database';
import { isFields } from '../ingest/pmu/fields';
import { announceArrival } from '../messages/announceArrival';
import { announceChange } from '../messages/announceChange';
import { arrivalNews, readDayArrivals, type DayArrivals } from './arrivalNews';
import type { DocumentStore } from './createDocumentStore';
import type { Validators } from './createFeedReader';
import { findRaceId } from './findRaceId';
import { followProgramme, followRace, type FollowedDay } from './FollowedDay';
import type { FeedRequest } from './nextRequests';
import { programmeFault, readProgramme } from './readProgramme';

/** Whom what a document changes is told to. */
export interface TakingOptions {
  readonly db: Kysely<Database>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Told of each day (`YYYY-MM-DD`) whose stored rows changed. */
  readonly onChange: (jour: string) => void;
  /** Told of each new, corrected or final arrival, of each race called off and of other changes, once stored. */
  readonly publish: (notification: Notification) => void;
}

/** An arrival first met this long after the start is history, milliseconds. */
const NEWS_MS = 2 * 3_600_000;

/** A day that is followed, with all that is kept of it in this process. */
export class DayInHand {
  readonly asked = new Map<string, number>();
  readonly postponed = new Map<string, number>();
  readonly failures = new Map<string, number>();
  readonly marks = new Map<string, Validators>();
  day: FollowedDay;

  constructor(
    jour: string,
    readonly store: DocumentStore,
    public announced: DayArrivals,
  ) {
    this.day = { jour, races: [], asked: this.asked, postponed: this.postponed };
  }
}

/**
 * Stores a document and tells what changed.
 * @throws what the store throws; then nothing is taken for known
 */
export async function takeDocument(
  options: TakingOptions,
  request: FeedRequest,
  hand: DayInHand,
  document: unknown,
): Promise<void> {
  const { jour } = hand.day;
  const programme = request.document === 'programme' ? readProgramme(document, jour) : null;
  const fault = programme === null ? null : programmeFault(hand.day.races, programme);
  const isChanged = await hand.store.save(request, document, fault);
  if (isChanged) options.onChange(jour);
  const hasNews = await learn(options, request, hand, document);
  // Who is told of an arrival looks at everything again.
  if (isChanged && !hasNews) await tellChange(options, request);
}

async function tellChange(
  { db, publish }: TakingOptions,
  { document, key, jour }: FeedRequest,
): Promise<void> {
  if (document === 'rapports-definitifs') return;
  const raceId = key === null ? null : await findRaceId(db, key);
  const of = document === 'programme' || document === 'race' ? 'race' : 'runners';
  publish(announceChange({ of, jour, raceId }));
}

/**
 * Takes over what a document says of the day's course, and tells of arrivals.
 * @returns whether there were any
 */
async function learn(
  { db, now, publish }: TakingOptions,
  request: FeedRequest,
  hand: DayInHand,
  document: unknown,
): Promise<boolean> {
  if (!isFields(document) || (request.document !== 'programme' && request.document !== 'race')) return false;
  const time = now();
  const programme = request.document === 'programme' ? readProgramme(document, hand.day.jour) : null;
  hand.day =
    programme !== null
      ? followProgramme(hand.day, programme, time)
      : {
          ...hand.day,
          races: hand.day.races.map((race) =>
            race.key === request.key ? followRace(race.key, document, {}, race, time) : race,
          ),
        };
  const starts = new Map(
    hand.day.races.map(({ key, startsAt }) => [`${key.reun}/${key.prix}`, startsAt ?? time]),
  );
  const after = await readDayArrivals(db, hand.day.jour);
  const isRecent = (reun: number, prix: number) => time - (starts.get(`${reun}/${prix}`) ?? time) <= NEWS_MS;
  const news = arrivalNews(hand.announced, after, isRecent);
  for (const arrival of news) publish(announceArrival(arrival));
  hand.announced = after;
  return news.length > 0;
}
