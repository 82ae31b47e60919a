import type { Logger } from '@galopin/shared/contracts';
import type { SourceFindings } from '../ingest/findings/createSourceFindings';
import { UnusableFileError } from '../ingest/Importer';
import { readDayArrivals } from './arrivalNews';
import { backOff } from './backOff';
import { chooseRequest } from './chooseRequest';
import { createDocumentStore, UnusableDocumentError } from './createDocumentStore';
import {
  FeedRefusalError,
  LONGEST_REFUSAL_MS,
  PmuUnavailableError,
  type FeedReader,
} from './createFeedReader';
import { createGapFiller, type GapFiller } from './createGapFiller';
import { followedDays } from './followedDays';
import type { FollowJournal } from './createFollowJournal';
import type { FollowPace } from './FollowPace';
import { nextRequests, type FeedRequest } from './nextRequests';
import { DayInHand, takeDocument, type TakingOptions } from './takeDocument';

/** Waits some milliseconds, or less when the signal is aborted; never throws for that. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface FollowerOptions extends TakingOptions {
  readonly reader: FeedReader;
  readonly wait: Wait;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly journal: FollowJournal;
  /** Told what in documents is not as PMU was known to send it. */
  readonly findings: Pick<SourceFindings, 'record'>;
  readonly pace: FollowPace;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** A new day and a clock that was set are noticed after this long, milliseconds. */
const LONGEST_WAIT_MS = 60_000;
class Follower {
  private readonly days = new Map<string, DayInHand>();
  /** Nothing is asked before, epoch milliseconds. */
  private quietUntil = 0;
  private failures = 0;
  /** How many races were asked for in a row. */
  private watched = 0;

  private readonly filler: GapFiller;

  constructor(private readonly options: FollowerOptions) {
    const { journal } = options;
    const openStore = () => createDocumentStore(options);
    this.filler = createGapFiller({ ...options, openStore, onProgress: journal.noteFilling });
  }

  /** Waits for the next request and makes it. */
  async turn(signal: AbortSignal): Promise<void> {
    const { now, wait } = this.options;
    const time = now();
    await this.keepDays(time);
    const next = this.next(time);
    const rest = (until: number) => wait(Math.min(until - time, LONGEST_WAIT_MS), signal);
    if (this.quietUntil > time) return rest(this.quietUntil);
    // The live day goes first; what it leaves is for the gaps of past ones.
    if (next.due > time) return (await this.fillGap(time, signal)) ? undefined : rest(next.due);
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

  /** @returns whether the feed was asked */
  private async fillGap(time: number, signal: AbortSignal): Promise<boolean> {
    try {
      const wasAsked = await this.filler.turn(time, signal);
      if (wasAsked) this.quietUntil = time + this.options.pace.pause;
      return wasAsked;
    } catch (error) {
      if (signal.aborted) return true;
      if (!(error instanceof PmuUnavailableError)) throw error;
      this.options.logger.warn('PMU could not be asked', { reason: error.message, rest: this.rest(error) });
      return true;
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
      await takeDocument(this.options, request, hand, answer.document);
      // Only what is stored may be left out of the next answer.
      hand.marks.set(address, answer.validators);
    }
    journal.noteAnswer(request, now());
    if (document === 'programme') journal.noteRaces(request.jour, hand.day.races.length);
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

  /**
   * Leaves the feed alone after a failure.
   * @returns for how long, milliseconds
   */
  private rest(error: unknown): number {
    const { now, random, journal } = this.options;
    this.failures += 1;
    journal.noteFailure(String(error));
    const asksRest = error instanceof FeedRefusalError ? (error.retryAfter ?? 0) : 0;
    const rest = Math.max(backOff(this.failures, random()), Math.min(asksRest, LONGEST_REFUSAL_MS));
    this.quietUntil = now() + rest;
    return rest;
  }

  private postpone(request: FeedRequest, hand: DayInHand, error: unknown): void {
    const { now, random, logger, journal } = this.options;
    const { address } = request;
    const own = (hand.failures.get(address) ?? 0) + 1;
    hand.failures.set(address, own);
    const rest = this.rest(error);
    if (error instanceof UnusableFileError) journal.noteUnusable(request, error.message);
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
