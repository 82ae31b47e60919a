import { parisMoment } from '../ingest/pmu/derive/moments';
import type { FillProgress } from './createGapFiller';
import type { FeedDocument } from './FollowedDay';

/** How the following of the day goes, for those who watch over the site. */
export interface FollowHealth {
  /**
   * `degraded` when the feed fails, has been silent for long, sends what cannot be used or has no races today; the
   * site serves what is stored all the same.
   */
  readonly status: 'ok' | 'degraded';
  /** Whether this process holds the lock of those who follow. */
  readonly role: 'following' | 'standing by';
  /** ISO instant of the feed's last answer to this process that could be used; null before. */
  readonly lastAnswerAt: string | null;
  /** In a row, since the last good answer. */
  readonly failures: number;
  /** Of the last failure, or of a document that cannot be used; null when all has been well since. */
  readonly reason: string | null;
  /** Documents that could not be used since this process began, by kind; those that came at all. */
  readonly unusable: readonly { readonly document: FeedDocument; readonly times: number }[];
  /** Days (`YYYY-MM-DD`) that are followed and for which the feed names no race. */
  readonly daysWithoutRaces: readonly string[];
  /** How far the past day is filled that is filled now; null while none is. */
  readonly filling: FillProgress | null;
}

/** What a document is called that came, or that could not be used. */
export interface JournalSubject {
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  readonly document: FeedDocument;
}

/** Keeps what is known of it. Times are epoch milliseconds. */
export interface FollowJournal {
  takeRole(role: FollowHealth['role']): void;
  /** An answer that could be used. */
  noteAnswer(subject: JournalSubject, at: number): void;
  noteFailure(reason: string): void;
  /** A document that came and was thrown away. */
  noteUnusable(subject: JournalSubject, reason: string): void;
  /** How many races are known of a day that is followed. */
  noteRaces(jour: string, races: number): void;
  /** A day is followed no more. */
  forgetDay(jour: string): void;
  noteFilling(progress: FillProgress | null): void;
  /** @param now epoch milliseconds */
  health(now: number): FollowHealth;
}

/** The programme is asked for at least every quarter of an hour. */
const LONGEST_SILENCE_MS = 20 * 60_000;

/** @param startedAt epoch milliseconds; silence counts from here */
export function createFollowJournal(startedAt: number): FollowJournal {
  let role: FollowHealth['role'] = 'standing by';
  let lastAnswer: number | null = null;
  let since = startedAt;
  let failures = 0;
  let reason: string | null = null;
  const times = new Map<FeedDocument, number>();
  /** Addresses whose last document could not be used. */
  const faulty = new Map<string, { readonly jour: string; readonly reason: string }>();
  const races = new Map<string, number>();
  let filling: FillProgress | null = null;
  return {
    takeRole: (next) => {
      role = next;
      // Whoever follows now knows; here it would stay as it was.
      faulty.clear();
      races.clear();
      filling = null;
    },
    noteAnswer: ({ address }, at) => {
      lastAnswer = at;
      since = at;
      failures = 0;
      reason = null;
      faulty.delete(address);
    },
    noteFailure: (why) => {
      failures += 1;
      reason = why;
    },
    noteUnusable: ({ address, jour, document }, why) => {
      times.set(document, (times.get(document) ?? 0) + 1);
      faulty.set(address, { jour, reason: why });
    },
    noteFilling: (progress) => {
      filling = progress;
    },
    noteRaces: (jour, count) => void races.set(jour, count),
    forgetDay: (jour) => {
      races.delete(jour);
      for (const [address, of] of faulty) if (of.jour === jour) faulty.delete(address);
    },
    health: (now) => {
      const isSilent = now - since > LONGEST_SILENCE_MS;
      const daysWithoutRaces = [...races].filter(([, count]) => count === 0).map(([jour]) => jour);
      // There are races every day of the year; tomorrow's may be told later.
      const isBare = daysWithoutRaces.some((jour) => jour <= (parisMoment(now)?.jour ?? ''));
      const isFaulty = failures > 0 || isSilent || isBare || faulty.size > 0;
      return {
        status: role === 'following' && isFaulty ? 'degraded' : 'ok',
        role,
        lastAnswerAt: lastAnswer === null ? null : new Date(lastAnswer).toISOString(),
        failures,
        reason: reason ?? [...faulty.values()].at(-1)?.reason ?? null,
        unusable: [...times].map(([document, count]) => ({ document, times: count })),
        daysWithoutRaces,
        filling,
      };
    },
  };
}
