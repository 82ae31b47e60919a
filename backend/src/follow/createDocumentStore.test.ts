import { sql } from 'kysely';
import { cancelled, DAY, meeting, programme, trot } from '../ingest/pmu/testing/documents';
import { emptyStore } from '../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createDocumentStore, UnusableDocumentError } from './createDocumentStore';
import { feedAddress } from './FollowedDay';
import type { FeedRequest } from './nextRequests';

const PROGRAMME: FeedRequest = {
  address: feedAddress(DAY, null, 'programme'),
  jour: DAY,
  document: 'programme',
  key: null,
  due: 0,
  startsAt: null,
};

describe('the store of a day’s documents', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterEach(() => emptyStore(database.db));
  afterAll(() => database.close());

  const open = () => {
    const warned: unknown[] = [];
    const logger = { warn: (_: string, context?: unknown) => void warned.push(context) };
    return { store: createDocumentStore({ db: database.db, logger }), warned };
  };
  const races = async () =>
    (
      await sql<{
        prix: number;
        at: string;
      }>`SELECT prix, updated_at AS at FROM arrivals ORDER BY prix`.execute(database.db)
    ).rows;

  it('writes a programme in one transaction, and rejects a bad race of it alone', async () => {
    const { store, warned } = open();
    const bad = { ...trot, numOrdre: 3, libelle: 'PRIX\0DU ZERO' };
    expect(await store.save(PROGRAMME, programme([trot, bad, cancelled]))).toBe(true);
    const stored = await races();
    expect(stored.map(({ prix }) => prix)).toEqual([1, 2]);
    // A transaction's time is that of its begin.
    expect(new Set(stored.map(({ at }) => at)).size).toBe(1);
    expect(warned).toMatchObject([{ row: 2, reason: expect.any(String) as string }]);
  });

  it('writes nothing for what changes in a meeting without news', async () => {
    const { store } = open();
    await store.save(PROGRAMME, programme());
    const later = (given: object) =>
      store.save(PROGRAMME, programme([trot, cancelled], { ...meeting, ...given }));
    expect(await later({ prochaineCourse: 2, cagnottes: [{ montant: 1 }], cached: true })).toBe(false);
    expect(await later({ meteo: { temperature: 30, datePrevision: Date.now() } })).toBe(true);
  });

  it('refuses a document of which nothing can be used', async () => {
    const { store } = open();
    const request = { ...PROGRAMME, document: 'participants', key: { jour: DAY, reun: 1, prix: 1 } } as const;
    for (const document of [{ participants: [{ nom: 'SANS NUMERO' }] }, { bonjour: 1 }, 'x'])
      await expect(store.save(request, document)).rejects.toThrow(UnusableDocumentError);
    await expect(store.save(PROGRAMME, { programme: {} })).rejects.toThrow('no document of PMU');
  });
});
