import type { Logger, Notification } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { SourceFindings } from '../ingest/findings/createSourceFindings';
import { UnusableFileError } from '../ingest/Importer';
import { PmuUnavailableError } from '../ingest/pmu/createPmuClient';
import { isFields } from '../ingest/pmu/fields';
import { announceArrival } from '../messages/announceArrival';
import { announceChange } from '../messages/announceChange';
import { arrivalNews, readDayArrivals, type DayArrivals } from './arrivalNews';
import { backOff } from './backOff';
import { chooseRequest } from './chooseRequest';
import { createDocumentStore, UnusableDocumentError, type DocumentStore } from './createDocumentStore';
import { FeedRefusalError, type FeedReader, type Validators } from './createFeedReader';
import { followedDays } from './followedDays';
import { followProgramme, followRace, type FollowedDay } from './FollowedDay';
import { programmeFault, readProgramme } from './readProgramme';
import type { FollowJournal } from './createFollowJournal';
import type { FollowPace } from './FollowPace';
import { findRaceId } from './findRaceId';
import { nextRequests, type FeedRequest } from './nextRequests';

/** Waits some milliseconds, or less when the signal is aborted; never throws for that. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface FollowerOptions {
  readonly db: Kysely<Database>;
  readonly reader: FeedReader;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: Wait;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Told of each day (`YYYY-MM-DD`) whose stored rows changed. */
  readonly onChange: (jour: string) => void;
  /** Told of each new, corrected or final arrival, of each race called off and of other changes, once stored. */
  readonly publish: (notification: Notification) => void;
  readonly journal: FollowJournal;
  /** Told what in documents is not as PMU was known to send it. */
  readonly findings: Pick<SourceFindings, 'record'>;
  readonly pace: FollowPace;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** A new day and a clock that was set are noticed after this long, milliseconds. */
const LONGEST_WAIT_MS = 60_000;
/** A refusal that lasts longer is asked about all the same, milliseconds. */
const LONGEST_REFUSAL_MS = 3_600_000;
/** An arrival first met this long after the start is history, milliseconds. */
const NEWS_MS = 2 * 3_600_000;

class DayInHand {
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

class Follower {
  private readonly days = new Map<string, DayInHand>();
  /** Nothing is asked before, epoch milliseconds. */
  private quietUntil = 0;
  private failures = 0;
  /** How many races were asked for in a row. */
  private watched = 0;

  constructor(private readonly options: FollowerOptions) {}

  /** Waits for the next request and makes it. */
  async turn(signal: AbortSignal): Promise<void> {
    const { now, wait } = this.options;
    const time = now();
    await this.keepDays(time);
    const next = this.next(time);
    const at = Math.max(next.due, this.quietUntil);
    if (at > time) return wait(Math.min(at - time, LONGEST_WAIT_MS), signal);
    const { hand } = next;
    this.watched = next.document === 'race' ? this.watched + 1 : 0;
    try {
      await this.ask(next, hand, signal);
      this.settle(next, hand, time);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof UnusableDocumentError) this.setAside(next, hand, error, time);
      else this.postpone(next, hand, error);
    }
  }

  /** Nothing can be done for a while: the store does not answer. */
  fail(error: unknown, signal: AbortSignal): Promise<void> {
    const { random, wait, logger, journal } = this.options;
    this.failures += 1;
    journal.noteFailure(String(error));
    logger.error('the day cannot be followed for now', { reason: String(error) });
    return wait(backOff(this.failures, random()), signal);
  }

  private async keepDays(time: number): Promise<void> {
    const { db, findings, now, logger, journal } = this.options;
    const wanted = followedDays(time);
    for (const jour of this.days.keys())
      if (!wanted.includes(jour)) {
        this.days.delete(jour);
        journal.forgetDay(jour);
      }
    for (const jour of wanted)
      if (!this.days.has(jour)) {
        const announced = await readDayArrivals(db, jour);
        this.days.set(
          jour,
          new DayInHand(jour, createDocumentStore({ db, findings, now, logger }), announced),
        );
      }
  }

  private next(time: number): FeedRequest & { readonly hand: DayInHand } {
    const requests = [...this.days.values()].flatMap((hand) =>
      nextRequests(hand.day, this.options.pace.liveInterval).map((request) => ({ ...request, hand })),
    );
    const next = chooseRequest(requests, time, this.watched);
    // The programme is always asked for again: there is one for each day.
    if (next === null) throw new Error(`no day is followed at ${new Date(time).toISOString()}`);
    return next;
  }

  /** @throws UnusableDocumentError for a document that is thrown away, beside what the reader and the store throw */
  private async ask(request: FeedRequest, hand: DayInHand, signal: AbortSignal): Promise<void> {
    const { reader, journal, now } = this.options;
    const { address, document } = request;
    const answer = await reader.read(address, hand.marks.get(address), signal);
    const known = hand.day.races.length;
    if (answer.kind === 'nothing' && document === 'programme' && known > 0)
      throw new UnusableDocumentError(address, `is not there, though ${known} races are known`);
    if (answer.kind === 'document') {
      await this.take(request, hand, answer.document);
      // Only what is stored may be left out of the next answer.
      hand.marks.set(address, answer.validators);
    }
    journal.noteAnswer(request, now());
    if (document === 'programme') journal.noteRaces(request.jour, hand.day.races.length);
  }

  /** Stores a document and tells what changed. */
  private async take(request: FeedRequest, hand: DayInHand, document: unknown): Promise<void> {
    const { jour } = hand.day;
    const programme = request.document === 'programme' ? readProgramme(document, jour) : null;
    const fault = programme === null ? null : programmeFault(hand.day.races, programme);
    const isChanged = await hand.store.save(request, document, fault);
    if (isChanged) this.options.onChange(jour);
    const hasNews = await this.learn(request, hand, document);
    // Who is told of an arrival looks at everything again.
    if (isChanged && !hasNews) await this.tellChange(request);
  }

  private async tellChange({ document, key, jour }: FeedRequest): Promise<void> {
    if (document === 'rapports-definitifs') return;
    const { db, publish } = this.options;
    const raceId = key === null ? null : await findRaceId(db, key);
    const of = document === 'programme' || document === 'race' ? 'race' : 'runners';
    publish(announceChange({ of, jour, raceId }));
  }

  /**
   * Takes over what a document says of the day's course, and tells of arrivals.
   * @returns whether there were any
   */
  private async learn(request: FeedRequest, hand: DayInHand, document: unknown): Promise<boolean> {
    const { db, now, publish } = this.options;
    if (!isFields(document) || (request.document !== 'programme' && request.document !== 'race'))
      return false;
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
    const isRecent = (reun: number, prix: number) =>
      time - (starts.get(`${reun}/${prix}`) ?? time) <= NEWS_MS;
    const news = arrivalNews(hand.announced, after, isRecent);
    for (const arrival of news) publish(announceArrival(arrival));
    hand.announced = after;
    return news.length > 0;
  }

  private settle({ address }: FeedRequest, hand: DayInHand, time: number): void {
    if (this.failures > 0) this.options.logger.info('PMU is followed again', { address });
    this.failures = 0;
    hand.failures.delete(address);
    hand.postponed.delete(address);
    hand.asked.set(address, time);
    this.quietUntil = time + this.options.pace.pause;
  }

  /** What came cannot be used: it is asked for again by itself, while everything else goes on. */
  private setAside(request: FeedRequest, hand: DayInHand, error: UnusableDocumentError, time: number): void {
    const { now, random, logger, journal, pace } = this.options;
    const { address } = request;
    const own = (hand.failures.get(address) ?? 0) + 1;
    hand.failures.set(address, own);
    journal.noteUnusable(request, error.message);
    this.quietUntil = time + pace.pause;
    const rest = backOff(own, random());
    hand.postponed.set(address, now() + rest);
    logger.warn('PMU sent a document that cannot be used', { address, reason: error.message, rest });
  }

  private postpone(request: FeedRequest, hand: DayInHand, error: unknown): void {
    const { now, random, logger, journal } = this.options;
    const { address } = request;
    const own = (hand.failures.get(address) ?? 0) + 1;
    this.failures += 1;
    hand.failures.set(address, own);
    journal.noteFailure(String(error));
    if (error instanceof UnusableFileError) journal.noteUnusable(request, error.message);
    const asksRest = error instanceof FeedRefusalError ? (error.retryAfter ?? 0) : 0;
    const rest = Math.max(backOff(this.failures, random()), Math.min(asksRest, LONGEST_REFUSAL_MS));
    this.quietUntil = now() + rest;
    hand.postponed.set(address, Math.max(this.quietUntil, now() + backOff(own, random())));
    const isFeed = error instanceof PmuUnavailableError || error instanceof UnusableFileError;
    const context = { address, reason: String(error), rest };
    if (isFeed) logger.warn('PMU could not be asked', context);
    else logger.error('a document of PMU could not be stored', context);
  }
}

/**
 * Follows the day until the signal is aborted: one request at a time, the programme, then runners and odds of races
 * to come, then arrivals and payouts. What fails is logged and tried again later; it never throws.
 */
export async function followUntil(signal: AbortSignal, options: FollowerOptions): Promise<void> {
  const follower = new Follower(options);
  while (!signal.aborted) {
    try {
      await follower.turn(signal);
    } catch (error) {
      await follower.fail(error, signal);
    }
  }
}
