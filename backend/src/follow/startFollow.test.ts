import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createFollowJournal } from './createFollowJournal';
import { createFollowLock, type FollowLock } from './createFollowLock';
import type { FeedReader } from './createFeedReader';
import type { Wait } from './followUntil';
import { startFollow } from './startFollow';

/** The embedded database has one session for all connections, so no lock keeps another one out. */
const describeOnServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

/** A wait that lasts until the signal, and says that it began. */
function rest() {
  let began: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (began = resolve));
  const wait: Wait = (_ms, signal) =>
    new Promise((resolve) => {
      began();
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
  return { wait, waiting };
}

/** Waits that end at once, but not without letting others run. */
const nextTurn: Wait = () => new Promise((resolve) => setImmediate(resolve));
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
const NOTHING: FeedReader = { read: () => Promise.resolve({ kind: 'nothing' }) };

describe('following in the background', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  const journal = createFollowJournal(0);
  const options = (lock: FollowLock, reader: FeedReader, wait: Wait) => ({
    journal,
    findings: { record: () => Promise.resolve() },
    pace: { liveInterval: 1000, pause: 300 },
    db: database.db,
    lock,
    reader,
    wait,
    now: () => Date.parse('2026-11-21T13:00:00Z'),
    random: () => 0,
    onChange: () => undefined,
    publish: () => undefined,
    logger,
  });

  /** A reader that tells of its first request. */
  function listen() {
    let heard: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (heard = resolve));
    const reader: FeedReader = {
      read: () => {
        heard();
        return Promise.resolve({ kind: 'nothing' });
      },
    };
    return { reader, asked };
  }

  it('asks while it has the lock, and gives it up when it stops', async () => {
    const { reader, asked } = listen();
    const { wait, waiting } = rest();
    let released = 0;
    const lease = {
      lost: new AbortController().signal,
      release: () => Promise.resolve(void (released += 1)),
    };
    const running = startFollow(options({ tryTake: () => Promise.resolve(lease) }, reader, wait));
    await asked;
    await waiting;
    expect(journal.health(0).role).toBe('following');
    await running.stop();
    expect(released).toBe(1);
    expect(journal.health(0).role).toBe('standing by');
  });

  it('stands by while another has the lock, and looks again when the database did not answer', async () => {
    let tries = 0;
    const { reader, asked } = listen();
    const lease = { lost: new AbortController().signal, release: () => Promise.resolve() };
    const tryTake = () => {
      tries += 1;
      if (tries === 1) return Promise.reject(new Error('the database is away'));
      return Promise.resolve(tries === 2 ? null : lease);
    };
    const running = startFollow(options({ tryTake }, reader, nextTurn));
    await asked;
    await running.stop();
    expect(tries).toBe(3);
  });

  it('takes the lock anew when it was lost with its connection', async () => {
    const first = new AbortController();
    const second = { lost: new AbortController().signal, release: () => Promise.resolve() };
    const leases = [
      { lost: first.signal, release: () => Promise.reject(new Error('the connection is gone')) },
      second,
    ];
    const taken: unknown[] = [];
    let again: () => void = () => undefined;
    const retaken = new Promise<void>((resolve) => (again = resolve));
    const tryTake = () => {
      const lease = leases.shift() ?? null;
      taken.push(lease);
      if (lease === second) again();
      return Promise.resolve(lease);
    };
    const { wait, waiting } = rest();
    const running = startFollow(options({ tryTake }, NOTHING, wait));
    await waiting;
    first.abort();
    await retaken;
    await running.stop();
    expect(taken[1]).toBe(second);
  });

  it('can be taken and given up again and again', async () => {
    const lock = createFollowLock(database.url);
    for (let time = 0; time < 2; time += 1) {
      const lease = await lock.tryTake();
      expect(lease?.lost.aborted).toBe(false);
      await lease?.release();
    }
  });

  describeOnServer('the lock of several processes', () => {
    it('belongs to one process at a time, and to the next when it stops', async () => {
      const [one, other] = [createFollowLock(database.url), createFollowLock(database.url)];
      const lease = await one.tryTake();
      expect(await other.tryTake()).toBeNull();
      await lease?.release();
      const next = await other.tryTake();
      expect(next).not.toBeNull();
      await next?.release();
    });

    it('goes to another when its holder dies, and the holder learns of it', async () => {
      const lock = createFollowLock(database.url);
      const lease = await lock.tryTake();
      if (lease === null) throw new Error('the lock is free');
      const lost = new Promise((resolve) => lease.lost.addEventListener('abort', resolve, { once: true }));
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'galopin-follow %' AND datname = current_database()`.execute(database.db);
      await lost;
      const next = await lock.tryTake();
      expect(next).not.toBeNull();
      await next?.release();
    });
  });
});
