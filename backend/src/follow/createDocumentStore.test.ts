import { sql } from 'kysely';
import { cancelled, DAY, meeting, programme, trot } from '../ingest/pmu/testing/documents';
import { createSourceFindings } from '../ingest/findings/createSourceFindings';
import { emptyStore } from '../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createDocumentStore, UnusableDocumentError } from './createDocumentStore';
import { feedAddress } from './FollowedDay';
import type { FeedRequest } from './nextRequests';

const NOW = Date.parse('2026-11-21T13:00:00Z');
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
  afterEach(async () => {
    await emptyStore(database.db);
    await sql`TRUNCATE source_findings`.execute(database.db);
  });
  afterAll(() => database.close());

  const open = () => {
    const warned: unknown[] = [];
    const findings = createSourceFindings(database.db, 'pmu');
    const logger = { warn: (_: string, context?: unknown) => void warned.push(context) };
    return {
      findings,
      store: createDocumentStore({ db: database.db, findings, now: () => NOW, logger }),
      warned,
    };
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
    expect(await store.save(PROGRAMME, programme([trot, bad, cancelled]), null)).toBe(true);
    const stored = await races();
    expect(stored.map(({ prix }) => prix)).toEqual([1, 2]);
    // A transaction's time is that of its begin.
    expect(new Set(stored.map(({ at }) => at)).size).toBe(1);
    expect(warned).toMatchObject([{ row: 2, reason: expect.any(String) as string }]);
  });

  it('writes nothing for what changes in a meeting without news', async () => {
    const { store } = open();
    await store.save(PROGRAMME, programme(), null);
    const later = (given: object) =>
      store.save(PROGRAMME, programme([trot, cancelled], { ...meeting, ...given }), null);
    expect(await later({ prochaineCourse: 2, cagnottes: [{ montant: 1 }], cached: true })).toBe(false);
    expect(await later({ meteo: { temperature: 30, datePrevision: Date.now() } })).toBe(true);
  });

  it('refuses a document of which nothing can be used', async () => {
    const { store } = open();
    const request = { ...PROGRAMME, document: 'participants', key: { jour: DAY, reun: 1, prix: 1 } } as const;
    for (const document of [{ participants: [{ nom: 'SANS NUMERO' }] }, { bonjour: 1 }, 'x'])
      await expect(store.save(request, document, null)).rejects.toThrow(UnusableDocumentError);
    await expect(store.save(PROGRAMME, { programme: {} }, null)).rejects.toThrow('no document of PMU');
  });

  it('counts what is not as it was known, in documents that cannot be used too', async () => {
    const { store, findings } = open();
    const odd = { ...trot, statut: 'REPORTEE', ordreArrivee: undefined, arrivee: [[3]] };
    await store.save(PROGRAMME, programme([odd, { ...odd, numOrdre: 2 }, {}]), null);
    const refused = store.save(PROGRAMME, programme([{ ...cancelled, neuf: 1 }]), 'lacks a race');
    await expect(refused).rejects.toThrow('programme/21112026: lacks a race');
    const found = await findings.list();
    expect(found.map(({ kind, what, times }) => `${kind} ${what} ${times}`)).toEqual(
      expect.arrayContaining([
        'unknown-field race.arrivee 2',
        'unknown-word race.statut REPORTEE 2',
        'missing-field race.ordreArrivee 2',
        'missing-field race.heureDepart 1',
        'rejected programme 1',
        'unknown-field race.neuf 1',
        'unusable programme 1',
      ]),
    );
    expect(found.find(({ kind }) => kind === 'rejected')?.example).toBe(
      '1 of 3 rows: the race has no day, meeting or number',
    );
    expect(found.find(({ what }) => what === 'race.arrivee')).toEqual({
      source: 'pmu',
      kind: 'unknown-field',
      what: 'race.arrivee',
      times: 2,
      firstSeen: '2026-11-21T13:00:00.000Z',
      lastSeen: '2026-11-21T13:00:00.000Z',
      example: '[[3]]',
      address: 'programme/21112026',
    });
  });

  it('tells what it stored also when findings cannot be noted', async () => {
    const warned: string[] = [];
    const store = createDocumentStore({
      db: database.db,
      findings: { record: () => Promise.reject(new Error('the table is locked')) },
      now: () => NOW,
      logger: { warn: (message) => void warned.push(message) },
    });
    expect(await store.save(PROGRAMME, programme(), null)).toBe(true);
    expect(warned).toContain('what PMU sends otherwise could not be noted');
  });
});
