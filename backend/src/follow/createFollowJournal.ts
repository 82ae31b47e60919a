/** How the following of the day goes, for those who watch over the site. */
export interface FollowHealth {
  /** `degraded` when the feed fails or has been silent for long; the site serves what is stored all the same. */
  readonly status: 'ok' | 'degraded';
  /** Whether this process holds the lock of those who follow. */
  readonly role: 'following' | 'standing by';
  /** ISO instant of the feed's last good answer to this process; null before. */
  readonly lastAnswerAt: string | null;
  /** In a row, since the last good answer. */
  readonly failures: number;
  /** Of the last failure; null when all has been well since. */
  readonly reason: string | null;
}

/** Keeps what is known of it. Times are epoch milliseconds. */
export interface FollowJournal {
  takeRole(role: FollowHealth['role']): void;
  noteAnswer(at: number): void;
  noteFailure(reason: string): void;
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
  return {
    takeRole: (next) => {
      role = next;
    },
    noteAnswer: (at) => {
      lastAnswer = at;
      since = at;
      failures = 0;
      reason = null;
    },
    noteFailure: (why) => {
      failures += 1;
      reason = why;
    },
    health: (now) => {
      const isSilent = now - since > LONGEST_SILENCE_MS;
      const isDegraded = role === 'following' && (failures > 0 || isSilent);
      const lastAnswerAt = lastAnswer === null ? null : new Date(lastAnswer).toISOString();
      return { status: isDegraded ? 'degraded' : 'ok', role, lastAnswerAt, failures, reason };
    },
  };
}
