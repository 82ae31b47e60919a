import { addDays } from '@galopin/shared/lib';
import type { Logger, Notification } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { UnusableFileError } from '../ingest/Importer';
import { announceChange } from '../messages/announceChange';
import { formatRaceKey, type RaceKey } from '../races/store/RaceKey';
import type { DocumentStore } from './createDocumentStore';
import type { FeedReader } from './createFeedReader';
import { isWholeDay, missingDocuments, readHeldDay, type HeldDay } from './dayGaps';
import { feedAddress, type FeedDocument } from './FollowedDay';
import { followedDays } from './followedDays';
import type { FeedRequest } from './nextRequests';
import { readProgramme } from './readProgramme';

/** How far a past day is filled. */
export interface FillProgress {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  /** Documents that were asked for, of those wanted as far as is known. */
  readonly done: number;
  readonly total: number;
  /** Days to be filled after this one. */
  readonly daysLeft: number;
}

/** Asks for what the last days lack, oldest day first, a document at a time. */
export interface GapFiller {
  /**
   * Asks for the next document that is missing, where there is one.
   * @param now epoch milliseconds
   * @returns whether one was asked for
   * @throws PmuUnavailableError when the feed refuses or does not answer: the same is asked for next time; the
   * database's error
   */
  turn(now: number, signal: AbortSignal): Promise<boolean>;
}

export interface GapFillerOptions {
  readonly db: Kysely<Database>;
  readonly reader: FeedReader;
  readonly openStore: () => DocumentStore;
  readonly onChange: (jour: string) => void;
  readonly publish: (notification: Notification) => void;
  readonly onProgress: (progress: FillProgress | null) => void;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** How far back gaps are looked for: what is older is fetched by hand. */
const DAYS_BACK = 7;
const LOOK_EVERY_MS = 3_600_000;
/** Arrivals of so many days are corrected now and then, by an enquiry or a laboratory: they are looked at again. */
const CORRECTED_DAYS = 2;
/** What a day lacks after it was asked for, PMU does not have yet. */
const AGAIN_AFTER_MS = 12 * 3_600_000;

interface Filling {
  readonly jour: string;
  readonly held: HeldDay;
  readonly store: DocumentStore;
  readonly waiting: FeedRequest[];
  done: number;
  isChanged: boolean;
}

const requestOf = (jour: string, key: RaceKey | null, document: FeedDocument): FeedRequest => ({
  address: feedAddress(jour, key, document),
  jour,
  document,
  key,
  due: 0,
  startsAt: null,
});

/** @returns whether rows changed; what a programme shows to be missing waits from then on */
async function takeInto(
  { jour, held, store, waiting }: Filling,
  request: FeedRequest,
  document: unknown,
): Promise<boolean> {
  const isChanged = await store.save(request, document, null);
  if (request.document === 'programme')
    for (const { key, race } of readProgramme(document, jour)?.races ?? [])
      for (const name of missingDocuments(race, held.get(formatRaceKey(key))))
        waiting.push(requestOf(jour, key, name));
  return isChanged;
}

export function createGapFiller(options: GapFillerOptions): GapFiller {
  const { db, reader, openStore, onChange, publish, onProgress, logger } = options;
  const tried = new Map<string, number>();
  let nextLook = Number.NEGATIVE_INFINITY;
  let days: readonly string[] = [];
  let filling: Filling | null = null;

  const look = async (now: number) => {
    nextLook = now + LOOK_EVERY_MS;
    const followed = followedDays(now);
    const [today = ''] = followed;
    const recent = Array.from({ length: DAYS_BACK }, (_, index) => addDays(today, index - DAYS_BACK));
    for (const [jour, at] of tried) if (at <= now - AGAIN_AFTER_MS) tried.delete(jour);
    const lacking: string[] = [];
    const corrected = recent.slice(-CORRECTED_DAYS);
    for (const jour of recent)
      if (!followed.includes(jour) && !tried.has(jour))
        if (corrected.includes(jour) || !isWholeDay(await readHeldDay(db, jour))) lacking.push(jour);
    days = lacking;
  };

  const begin = async (now: number): Promise<Filling | null> => {
    if (days.length === 0 && now >= nextLook) await look(now);
    const [jour, ...rest] = days;
    if (jour === undefined) return null;
    days = rest;
    logger.info('a past day is looked at again', { jour, daysLeft: rest.length });
    const waiting = [requestOf(jour, null, 'programme')];
    return {
      jour,
      held: await readHeldDay(db, jour),
      store: openStore(),
      waiting,
      done: 0,
      isChanged: false,
    };
  };

  const end = ({ jour, done, isChanged }: Filling, now: number) => {
    tried.set(jour, now);
    logger.info('a past day was filled', { jour, documents: done });
    // Open pages look again once, not at each document.
    if (isChanged) publish(announceChange({ of: 'race', jour, raceId: null }));
    filling = null;
  };

  return {
    turn: async (now, signal) => {
      filling ??= await begin(now);
      const [request] = filling?.waiting ?? [];
      if (filling === null || request === undefined) return false;
      const { jour } = filling;
      try {
        const answer = await reader.read(request.address, undefined, signal);
        if (answer.kind === 'document' && (await takeInto(filling, request, answer.document))) {
          filling.isChanged = true;
          onChange(jour);
        }
      } catch (error) {
        if (!(error instanceof UnusableFileError)) throw error;
        logger.warn('PMU sent a document that cannot be used', {
          address: request.address,
          reason: error.message,
        });
      }
      filling.waiting.shift();
      filling.done += 1;
      const { done, waiting } = filling;
      if (waiting.length === 0) end(filling, now);
      onProgress(
        waiting.length === 0 ? null : { jour, done, total: done + waiting.length, daysLeft: days.length },
      );
      return true;
    },
  };
}
