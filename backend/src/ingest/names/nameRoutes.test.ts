import type { JoinedName, JoinedNames } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { emptyStore } from '../../testing/dumpStore';
import { raceRow, runnerRow } from '../../testing/raceRows';
import { openRowStore } from '../identity/openRowStore';
import { TEST_ADMIN } from '../../testing/testTokens';
import { findPieces } from '../pmu/createPmuImporter';
import { DAY, programme, runner } from '../pmu/testing/documents';
import { runImport } from '../runImport';

const RACE = 1_907_001;
const PTURF_ID = 101;
const PATH = '/apin/admin/names';

describe('spellings of a name', () => {
  let test: TestApp;
  let announced: string[] = [];
  const pmu = (document: unknown, prix: number) =>
    runImport({
      db: test.database.db,
      importer: {
        source: 'pmu',
        read: async function* () {
          yield* findPieces(document, 'test', { jour: DAY, reun: 1, prix });
        },
      },
      input: { path: 'test' },
      onReject: ({ reason }) => {
        throw new Error(reason);
      },
    });
  const rides = (driver: string) => ({ participants: [runner(1, { driver })], ecuries: [] });
  const riderOf = async (prix: number) =>
    (
      await sql<{ id: number }>`
        SELECT "idJockey" AS id FROM cachedate JOIN caractrap AS race ON race."id" = "numcourse"
        WHERE "prix" = ${prix}`.execute(test.database.db)
    ).rows[0]?.id;
  const list = async () => (await test.get(PATH, 'admin')).body as JoinedNames;
  const call = async (method: 'PATCH' | 'POST', payload: object, as: 'admin' | 'member' = 'admin') => {
    const who =
      as === 'admin' ? { sub: 'admin-1', email: TEST_ADMIN, email_verified: true } : { sub: 'member-1' };
    const authorization = `Bearer ${await test.tokens.sign(who)}`;
    const answer = await test.app.inject({ method, url: PATH, payload, headers: { authorization } });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  beforeAll(async () => {
    test = await createTestApp({});
    test.changes.subscribe((jour) => announced.push(jour));
  }, 60_000);
  beforeEach(async () => {
    await emptyStore(test.database.db);
    await pmu(programme(), 1);
    await pmu(rides('LC.ABRIVARD'), 1);
    await pmu(rides('LC.ABRIVARD'), 2);
    const store = await openRowStore(test.database.db, 'pturf');
    await store.saveRaces([raceRow({ id: RACE, jour: DAY, reun: '1', prix: 1, hippo: 'Val' })]);
    const ridden = { numcourse: RACE, numero: 1, jour: DAY, hippo: 'Val', cheval: 'Jument A' };
    await store.saveRunners([runnerRow({ ...ridden, jockey: 'L. Cl. Abrivard', idJockey: PTURF_ID })]);
    announced = [];
  });
  afterAll(() => test.close());

  it('are for the administrator alone', async () => {
    expect((await test.get(PATH)).status).toBe(401);
    expect((await test.get(PATH, 'member')).status).toBe(403);
    expect((await call('PATCH', {}, 'member')).status).toBe(403);
    expect((await call('POST', {}, 'member')).status).toBe(403);
  });

  it('are listed where a rule joined them, whom to and since when', async () => {
    expect(await list()).toEqual({
      total: 1,
      names: [
        {
          kind: 'jockey',
          key: 'LCABRIVARD',
          written: 'Lc. Abrivard',
          id: PTURF_ID,
          name: 'Lc. Abrivard',
          by: 'rule',
          isParted: false,
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
        },
      ],
    });
  });

  it('are parted by one call, joined again by another, and no rule undoes it', async () => {
    const name = { kind: 'jockey', key: 'LCABRIVARD', id: PTURF_ID };
    const parted = await call('PATCH', { ...name, isParted: true });
    expect(parted).toMatchObject({ status: 200, body: { isParted: true } });
    expect(await riderOf(2)).not.toBe(PTURF_ID);
    expect(await riderOf(1)).toBe(PTURF_ID);
    expect(announced).toEqual([DAY]);
    await pmu(rides('LC.ABRIVARD'), 1);
    expect(await riderOf(2)).not.toBe(PTURF_ID);
    await call('PATCH', { ...name, isParted: false });
    expect(await riderOf(2)).toBe(PTURF_ID);
  });

  it('are joined by hand, which is undone in the same way', async () => {
    await pmu(rides('K.ABRIVARD'), 2);
    const from = await riderOf(2);
    expect(from).not.toBe(PTURF_ID);
    const { status, body } = await call('POST', { kind: 'jockey', from, into: PTURF_ID });
    const [joined] = (body as { joined: JoinedName[] }).joined;
    expect([status, joined?.by, joined?.key]).toEqual([200, 'hand', 'KABRIVARD']);
    expect(await riderOf(2)).toBe(PTURF_ID);
    await call('PATCH', { kind: 'jockey', key: 'KABRIVARD', id: PTURF_ID, isParted: true });
    expect(await riderOf(2)).toBe(from);
  });

  it('are refused where nobody bears them', async () => {
    const parting = { kind: 'jockey', key: 'INCONNU', id: 7, isParted: true };
    expect(await call('PATCH', parting)).toMatchObject({ status: 404 });
    expect(await call('PATCH', { ...parting, kind: 'cheval' })).toMatchObject({ status: 400 });
    const own = await riderOf(2);
    expect(await call('POST', { kind: 'jockey', from: 4_000, into: PTURF_ID })).toMatchObject({
      status: 404,
    });
    expect(await call('POST', { kind: 'jockey', from: own, into: own })).toMatchObject({ status: 404 });
    expect(await call('POST', { kind: 'jockey', from: own, into: 4_000 })).toMatchObject({ status: 404 });
  });
});
