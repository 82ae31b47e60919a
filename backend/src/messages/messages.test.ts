import { sql } from 'kysely';
import pino from 'pino';
import { asContractLogger } from '../main/asContractLogger';
import { createChangeFeed } from '../changes/ChangeFeed';
import { createLonelyBus } from '../redis/NodeBus';
import { newMessage } from '../testing/messageRows';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { announceImport } from './announceImport';
import { createMessageSchedule } from './createMessageSchedule';
import { createMessageStore } from './createMessageStore';
import { createNotificationHub } from './createNotificationHub';
import { openMessages } from './openMessages';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('messages', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  beforeEach(async () => {
    await sql`TRUNCATE messages, scheduled_messages`.execute(database.db);
  });
  afterAll(() => database.close());

  const texts = (found: readonly { readonly message: string }[]) => found.map(({ message }) => message);

  describe('that were published', () => {
    it('keep everything they say, and come back in order', async () => {
      const store = createMessageStore(database.db);
      const whole = newMessage({
        source: 'webhook',
        status: 'warning',
        snackbar: false,
        timeout: 1500,
        meta: { href: '/Jour' },
      });
      const ids = await store.append([newMessage({ message: 'un' }), whole], NOW);
      const [first = 0, second = 0] = ids;
      expect(second).toBeGreaterThan(first);
      expect(await store.after(first, 10)).toEqual([{ ...whole, id: second, publishedAt: NOW }]);
      expect(texts(await store.latest(10))).toEqual(['un', 'Bonjour']);
    });

    it('commit in the order of their ids, whoever publishes', async () => {
      const store = createMessageStore(database.db);
      let seen = 0;
      const heard: number[] = [];
      const look = async () => {
        for (const { id } of await store.after(seen, 100)) {
          heard.push(id);
          seen = id;
        }
      };
      const texts20 = Array.from({ length: 20 }, (_, index) => `message ${index}`);
      await Promise.all(
        texts20.map(async (message) => {
          await store.append([newMessage({ message })], NOW);
          await look();
        }),
      );
      await look();
      const stored = await store.latest(100);
      expect([...new Set(heard)]).toEqual(stored.map(({ id }) => id));
      expect(stored).toHaveLength(20);
    });

    it('are shown to people without what is for pages, to the administrator without mere changes', async () => {
      const store = createMessageStore(database.db);
      const kinds = ['people', 'arrival', 'change', 'release'] as const;
      await store.append(
        kinds.map((kind) => newMessage({ kind, message: kind })),
        NOW,
      );
      expect(texts(await store.recent(10))).toEqual(['arrival', 'people']);
      const history = await store.history(10);
      expect(texts(history)).toEqual(['release', 'arrival', 'people']);
      expect(texts(await store.history(1, history[0]?.id))).toEqual(['arrival']);
    });

    it('are forgotten after their time, the last one never', async () => {
      const store = createMessageStore(database.db);
      const message = (kind: 'people' | 'arrival') => newMessage({ kind, message: kind });
      await store.append([message('people'), message('arrival')], NOW - 100 * HOUR);
      await store.append([message('people'), message('arrival')], NOW - 30 * HOUR);
      await store.append([message('arrival')], NOW - 200 * HOUR);
      expect(await store.purge({ people: NOW - 90 * HOUR, others: NOW - 24 * HOUR })).toBe(3);
      expect(texts(await store.latest(10))).toEqual(['people', 'arrival']);
    });
  });

  describe('that wait', () => {
    it('are published once they are due, each once though several nodes try, in the order of their moments', async () => {
      const [store, schedule] = [createMessageStore(database.db), createMessageSchedule(database.db)];
      await schedule.add(newMessage({ message: 'second' }), NOW - 1000);
      await schedule.add(newMessage({ message: 'first' }), NOW - 2000);
      await schedule.add(newMessage({ message: 'later' }), NOW + 1000);
      const published = await Promise.all([1, 2, 3].map(() => schedule.publishDue(NOW)));
      expect(Math.max(...published)).toBe(2);
      expect(published.filter((count) => count === 0)).toHaveLength(2);
      expect(texts(await store.latest(10))).toEqual(['first', 'second']);
      expect(texts(await schedule.list())).toEqual(['later']);
      expect(await schedule.nextDue()).toBe(NOW + 1000);
    });

    it('can be taken back once, until they are published', async () => {
      const schedule = createMessageSchedule(database.db);
      const [taken, gone] = [
        await schedule.add(newMessage(), NOW + 1000),
        await schedule.add(newMessage(), NOW),
      ];
      expect([await schedule.remove(taken), await schedule.remove(taken)]).toEqual([true, false]);
      await schedule.publishDue(NOW);
      expect(await schedule.remove(gone)).toBe(false);
      expect(await schedule.nextDue()).toBeNull();
    });
  });

  describe('of a node', () => {
    const logger = asContractLogger(pino({ level: 'silent' }));
    const openNode = async () => {
      const [hub, changes] = [createNotificationHub(), createChangeFeed()];
      const heard: string[] = [];
      const days: string[] = [];
      let tell = () => undefined as void;
      hub.add({
        write: (chunk) => {
          for (const [, text = ''] of chunk.toString().matchAll(/"message":"([^"]*)"/g)) heard.push(text);
          tell();
          return true;
        },
        end: () => undefined,
      });
      changes.subscribe((day) => days.push(day));
      const options = { db: database.db, hub, bus: createLonelyBus(), changes, now: Date.now, logger };
      const node = await openMessages(options);
      const until = async (count: number) => {
        while (heard.length < count) await new Promise<void>((resolve) => (tell = resolve));
      };
      const stop = async () => {
        await node.stop();
        hub.close();
      };
      return { ...node, hub, heard, days, until, stop };
    };

    it('reach its streams in the order of the announcements', async () => {
      const node = await openNode();
      for (const message of ['un', 'deux', 'trois']) node.announce({ message });
      await node.until(3);
      expect(node.heard).toEqual(['un', 'deux', 'trois']);
      await node.stop();
    });

    it('reach them when another process published, with its caches told before', async () => {
      const node = await openNode();
      const meta = { type: 'change', of: 'race', jour: '2026-11-22', raceId: null };
      await createMessageStore(database.db).append([newMessage({ kind: 'change', meta })], Date.now());
      await node.board.look();
      expect([node.heard, node.days]).toEqual([['Bonjour'], ['2026-11-22']]);
      await node.stop();
    });

    it('reach them when an import has changed days that pages are open on', async () => {
      const node = await openNode();
      const now = Date.parse('2026-11-22T12:00:00Z');
      await announceImport(database.db, ['2026-11-29', '2013-01-01', '2026-11-22', '2026-11-30'], now);
      await node.board.look();
      expect(node.days).toEqual(['2026-11-22', '2026-11-29']);
      await announceImport(database.db, ['2013-01-01'], now);
      await node.board.look();
      expect(node.heard).toHaveLength(2);
      await node.stop();
    });

    it('do not empty its own caches a second time', async () => {
      const node = await openNode();
      node.announce({ message: 'Arrivée', meta: { type: 'arrival', jour: '2026-11-22' } });
      await node.until(1);
      expect(node.days).toEqual([]);
      await node.stop();
    });

    it('are published within a second of their moment', async () => {
      const node = await openNode();
      const due = Date.now() + 700;
      await node.board.schedule(newMessage({ message: 'à l’heure' }), due);
      expect(node.heard).toEqual([]);
      await node.until(1);
      expect(Date.now() - due).toBeLessThan(1000);
      expect(Date.now()).toBeGreaterThanOrEqual(due);
      await node.stop();
    });

    it('that wait survive the node', async () => {
      const node = await openNode();
      await node.stop();
      await createMessageSchedule(database.db).add(newMessage({ message: 'survit' }), Date.now() - 1);
      const next = await openNode();
      await next.until(1);
      expect(next.heard).toEqual(['survit']);
      await next.stop();
    });

    it('can be told again by a node that has just started', async () => {
      const store = createMessageStore(database.db);
      const [first = 0] = await store.append(
        [newMessage({ message: 'entendu' }), newMessage({ message: 'manqué' })],
        Date.now(),
      );
      const node = await openNode();
      const back: string[] = [];
      node.hub.add({ write: (chunk) => back.push(chunk.toString()) > 0, end: () => undefined }, first);
      expect(back.slice(1)).toEqual([expect.stringContaining('"message":"manqué"')]);
      await node.stop();
    });
  });
});
