import type { EntityAnswer, EntityKind, EntitySplitName } from '@galopin/shared/contracts';
import { demoSilks } from '../races/demoSilks';
import { upsertRows } from '../races/store/upsertRows';
import {
  DURAND,
  ENTITY_TODAY,
  IBIS,
  JASMIN,
  MARTIN,
  storeEntityWorld,
  TRAINER,
} from '../testing/entityWorld';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { raceRow, runnerRow } from '../testing/raceRows';
import { createEntityRepository } from './createEntityRepository';

const today = ENTITY_TODAY;
const counts = (starts: number, wins: number, places: number) => ({ starts, wins, places });

describe('what is counted of fourteen races by hand', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
    await storeEntityWorld(database.db);
  }, 60_000);

  afterAll(() => database.close());

  const find = async (kind: EntityKind, id: number): Promise<EntityAnswer> => {
    const found = await createEntityRepository(database.db).find({ kind, id, today });
    if (found === undefined) throw new Error(`no ${kind} ${id}`);
    return found;
  };
  const split = async (kind: EntityKind, id: number, by: EntitySplitName) =>
    (await find(kind, id)).splits[by].map(({ key, all }) => [key, all.starts, all.wins, all.places]);

  it('counts starts, wins and places: disqualified and pulled up are starts, non-runners are not', async () => {
    const { totals, leftOut, since, name } = await find('horse', IBIS);
    expect(name).toBe('Ibis');
    expect(totals.all).toEqual(counts(8, 2, 4));
    expect(leftOut).toEqual({ nonRunners: 1, unknown: 2, cancelled: 1 });
    expect(since).toBe('2025-10-01');
  });

  it('counts the last 365 days apart', async () => {
    expect((await find('horse', IBIS)).totals.year).toEqual(counts(7, 1, 3));
  });

  it('gives a dead heat to both, also where only the arrival tells of it', async () => {
    expect((await find('horse', JASMIN)).totals.all).toEqual(counts(2, 2, 2));
    const tied = (await find('horse', IBIS)).starts.find(({ raceId }) => raceId === 6);
    expect(tied).toMatchObject({ rank: 2, result: '' });
  });

  it('counts the starts since the last win', async () => {
    expect((await find('horse', IBIS)).gap).toBe(5);
    expect((await find('horse', JASMIN)).gap).toBe(0);
    expect((await find('jockey', DURAND)).gap).toBe(5);
  });

  it('keeps the two roles of one number apart and tells that there are two', async () => {
    const [rider, trainer, other] = await Promise.all([
      find('jockey', MARTIN),
      find('trainer', MARTIN),
      find('trainer', TRAINER),
    ]);
    expect(rider.totals.all).toEqual(counts(4, 3, 3));
    expect(trainer.totals.all).toEqual(counts(1, 1, 1));
    expect([rider.hasOtherRole, trainer.hasOtherRole, other.hasOtherRole]).toEqual([true, true, false]);
    expect(other.identity).toEqual({ kind: 'trainer', string: 2 });
    expect(trainer.identity).toEqual({ kind: 'trainer', string: 1 });
  });

  it.each<[EntitySplitName, unknown[][]]>([
    [
      'discipline',
      [
        ['Attelé', 4, 2, 3],
        ['Plat', 3, 0, 1],
        ['Haies', 1, 0, 0],
      ],
    ],
    [
      'distance',
      [
        ['1400', 2, 0, 1],
        ['1800', 2, 1, 1],
        ['2600', 3, 1, 2],
        ['3400', 1, 0, 0],
      ],
    ],
    [
      'draw',
      [
        ['flat-1', 1, 0, 0],
        ['flat-5', 1, 0, 1],
        ['flat-13', 1, 0, 0],
        ['mobile-10', 1, 1, 1],
      ],
    ],
    [
      'surface',
      [
        ['DUR', 4, 2, 3],
        ['PH', 3, 0, 1],
        ['PSF', 1, 0, 0],
      ],
    ],
    ['ground', [['souple', 1, 0, 1]]],
    [
      'racecourse',
      [
        ['Chantilly', 3, 0, 1],
        ['Vincennes', 3, 1, 2],
        ['Auteuil', 1, 0, 0],
        ['Enghien', 1, 1, 1],
      ],
    ],
  ])('splits by %s', async (by, parts) => {
    expect(await split('horse', IBIS, by)).toEqual(parts);
  });

  it('tells the ground of a race on grass, else the track', async () => {
    const { rows } = (await find('horse', IBIS)).performances;
    expect(rows.find(({ raceId }) => raceId === 7)?.ground).toBe('souple');
    expect(rows.find(({ raceId }) => raceId === 8)?.ground).toBe('');
  });

  it('lists pairs with enough starts, best rate first', async () => {
    const [riders] = (await find('horse', IBIS)).pairs;
    expect(riders).toMatchObject({ with: 'jockey', minimum: 2 });
    expect(riders?.all).toEqual([
      { id: MARTIN, name: 'A. Martin', ...counts(3, 2, 2) },
      { id: DURAND, name: 'B. Durand', ...counts(5, 0, 2) },
    ]);
    expect(riders?.year.map(({ id, starts }) => [id, starts])).toEqual([
      [MARTIN, 2],
      [DURAND, 5],
    ]);
  });

  it('leaves out pairs with fewer starts than stated', async () => {
    const [trainers, horses] = (await find('jockey', MARTIN)).pairs;
    expect(trainers).toMatchObject({ with: 'trainer', minimum: 5, all: [], year: [] });
    expect(horses).toMatchObject({
      with: 'horse',
      minimum: 3,
      all: [{ id: IBIS, starts: 3, wins: 2 }],
      year: [],
    });
  });

  it('sets the count of the source against the same races here', async () => {
    expect((await find('horse', IBIS)).source).toEqual({
      before: '2026-11-22',
      told: counts(9, 2, 4),
      stored: counts(8, 2, 4),
    });
    expect((await find('jockey', MARTIN)).source).toEqual({
      before: '2026-11-22',
      told: counts(40, 5, 12),
      stored: counts(3, 2, 2),
    });
    expect((await find('trainer', TRAINER)).source).toBeNull();
  });

  it('shows a horse’s starts in order of time and a person’s months', async () => {
    const horse = await find('horse', IBIS);
    expect(horse.starts.map(({ raceId }) => raceId)).toEqual([1, 2, 3, 6, 7, 8, 9, 12]);
    expect(horse.months).toEqual([]);
    const rider = await find('jockey', MARTIN);
    expect(rider.starts).toEqual([]);
    expect(rider.months).toEqual([
      { month: '2025-10', ...counts(1, 1, 1) },
      { month: '2025-12', ...counts(1, 0, 0) },
      { month: '2026-01', ...counts(1, 1, 1) },
      { month: '2026-10', ...counts(1, 1, 1) },
    ]);
  });

  it('lists entries by time, with what is known of their races', async () => {
    const { entries } = await find('horse', IBIS);
    expect(entries.map(({ raceId, time, odds }) => [raceId, time, odds])).toEqual([
      [13, '15:00', 4.5],
      [14, '14:00', null],
    ]);
    expect(entries[0]).toMatchObject({
      meeting: '2',
      raceNumber: 5,
      raceName: 'Prix du Jour',
      jockey: { id: DURAND, name: 'B. Durand' },
    });
  });

  it('takes each fact from the newest row that has it', async () => {
    const horse = await find('horse', IBIS);
    expect(horse.identity).toMatchObject({
      sex: 'H',
      birthYear: 2020,
      sire: 'SIRE',
      trainer: { id: TRAINER, name: 'C. Petit' },
      earnings: { career: 12_500, thisYear: 500_000, lastYear: null, before: '2026-11-22' },
    });
    expect(horse.identity).toMatchObject({ coat: '', damSire: '', record: '', owner: '' });
    expect(horse.form).toBe('4p 3p');
    expect((await find('jockey', DURAND)).identity).toEqual({
      kind: 'jockey',
      weight: { usual: 57.5, least: 57.5, most: 67 },
    });
    expect((await find('jockey', MARTIN)).identity).toEqual({ kind: 'jockey', weight: null });
  });

  it('has the colours of an owner of the demo world, and of nobody else', async () => {
    const owned = runnerRow({
      numcourse: 30,
      numero: 1,
      jour: today,
      idChe: 44,
      proprietaire: 'Écurie Belle',
    });
    await upsertRows(database.db, 'cachedate', [owned], 'test');
    expect((await find('horse', 44)).identity).toMatchObject({ owner: 'Écurie Belle', silks: null });
    await upsertRows(database.db, 'cachedate', [owned], 'demo');
    expect((await find('horse', 44)).identity).toMatchObject({ silks: demoSilks('Écurie Belle') });
  });

  it('has empty texts and no trainer where no source tells any', async () => {
    await upsertRows(
      database.db,
      'cachedate',
      [runnerRow({ numcourse: 30, numero: 1, jour: today, idChe: 44, idJockey: 45 })],
      'test',
    );
    const horse = await find('horse', 44);
    expect(horse).toMatchObject({ name: '', form: '', source: null, totals: { all: counts(0, 0, 0) } });
    expect(horse.identity).toEqual({
      kind: 'horse',
      sex: '',
      birthYear: null,
      coat: '',
      country: '',
      sire: '',
      dam: '',
      damSire: '',
      owner: '',
      silks: null,
      record: '',
      trainer: { id: null, name: '' },
      earnings: { currency: 'EUR', career: 0, thisYear: 0, lastYear: 0, before: today },
    });
    expect((await find('jockey', 45)).pairs.map(({ all }) => all)).toEqual([[], []]);
  });

  it('finds nothing under a number that no race has, nor in the role that nobody has', async () => {
    const repository = createEntityRepository(database.db);
    expect(await repository.find({ kind: 'horse', id: 999, today })).toBeUndefined();
    expect(await repository.find({ kind: 'trainer', id: DURAND, today })).toBeUndefined();
    const filter = { sort: 'date', page: 1 } as const;
    expect(await repository.performances({ kind: 'horse', id: 999, today }, filter)).toBeUndefined();
  });

  it('lists past races newest first, what became of each, and none to come', async () => {
    const { performances } = await find('horse', IBIS);
    expect(performances.total).toBe(12);
    expect(performances.rows.map(({ raceId, outcome, rank }) => [raceId, outcome, rank])).toEqual([
      [12, 'start', 4],
      [11, 'unknown', null],
      [10, 'cancelled', null],
      [9, 'start', null],
      [8, 'start', null],
      [7, 'start', 3],
      [6, 'start', 2],
      [5, 'unknown', null],
      [4, 'nonRunner', null],
      [3, 'start', 1],
      [2, 'start', null],
      [1, 'start', 1],
    ]);
    expect(performances.rows.find(({ raceId }) => raceId === 2)).toMatchObject({
      distance: 2875,
      startHandicap: 25,
    });
    expect(performances.rows.find(({ raceId }) => raceId === 7)).toMatchObject({
      draw: 6,
      weight: 57.5,
      startHandicap: null,
    });
  });

  it('orders performances by rank, tells those of a discipline, and is empty behind the last page', async () => {
    const { performances } = createEntityRepository(database.db);
    const query = { kind: 'horse', id: IBIS, today } as const;
    const byRank = await performances(query, { sort: 'rank', page: 1 });
    expect(byRank?.rows.slice(0, 4).map(({ raceId }) => raceId)).toEqual([3, 1, 6, 7]);
    const flat = await performances(query, { sort: 'date', page: 1, discipline: 'Plat' });
    expect(flat?.rows.map(({ raceId }) => raceId)).toEqual([12, 11, 10, 8, 7]);
    expect(await performances(query, { sort: 'date', page: 2 })).toEqual({ total: 12, rows: [] });
    expect(await performances(query, { sort: 'date', page: 1, discipline: 'Cross' })).toEqual({
      total: 0,
      rows: [],
    });
  });

  it('pages through thousands without skipping or repeating a ride', async () => {
    const rides = 2_600;
    const days = Array.from({ length: rides }, (_, at) => 1_000 + at);
    const jour = (at: number) => `2024-${String(1 + (at % 12)).padStart(2, '0')}-01`;
    await upsertRows(
      database.db,
      'caractrap',
      days.map((id) => raceRow({ id, jour: jour(id) })),
      'test',
    );
    await upsertRows(
      database.db,
      'cachedate',
      days.map((id) =>
        runnerRow({ numcourse: id, numero: 1, jour: jour(id), cl: String(1 + (id % 10)), idJockey: 5 }),
      ),
      'test',
    );
    const repository = createEntityRepository(database.db);
    const query = { kind: 'jockey', id: 5, today } as const;
    expect((await repository.find(query))?.totals.all).toEqual(counts(rides, 260, 780));
    const seen = new Set<number>();
    for (const page of [1, 2, 52, 103, 104]) {
      const found = await repository.performances(query, { sort: 'date', page });
      expect(found?.total).toBe(rides);
      found?.rows.forEach(({ raceId }) => seen.add(raceId));
    }
    expect(seen.size).toBe(125);
  });
});
