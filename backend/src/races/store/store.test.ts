import {
  isNumberColumn,
  type CachedateRow,
  type CaractrapRow,
  type Column,
} from '@galopin/shared/dictionary';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { saveArrivals, type Arrival } from './saveArrivals';
import { COLUMNS_OF, upsertRows } from './upsertRows';

const DATES: Readonly<Partial<Record<Column['type'], string>>> = {
  date: '2026-05-01',
  time: '13:55:00',
  timestamp: '2026-05-01 13:55:00',
};

/** A row whose columns all hold something else; those that may be null are so in every third row. */
function fullRow<Row>(columns: readonly Column[], nth: number, given: Partial<Row>): Row {
  const valueOf = (column: Column, at: number) => {
    if (column.null === true && nth % 3 === 0) return null;
    if (isNumberColumn(column)) return column.type === 'double' ? at + nth + 0.25 : (at + nth) % 90;
    return DATES[column.type] ?? `${column.name} ${nth}`;
  };
  return {
    ...(Object.fromEntries(columns.map((column, at) => [column.name, valueOf(column, at)])) as Row),
    ...given,
  };
}

/** Meetings by number, in another order than of their numbers, and one with a name. */
const MEETINGS = ['10', '2', '1', 'HK'];
const races = MEETINGS.flatMap((reun, meeting) =>
  [1, 2, 3].map((prix) =>
    fullRow<CaractrapRow>(COLUMNS_OF.caractrap, meeting * 3 + prix, {
      id: 100 + meeting * 3 + prix,
      reun,
      prix,
    }),
  ),
);
const runners = races.flatMap(({ id }) =>
  [1, 2].map((numero) =>
    fullRow<CachedateRow>(COLUMNS_OF.cachedate, id + numero, { id: id * 10 + numero, numcourse: id, numero }),
  ),
);

describe('the store', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it('keeps every column of a row as it came', async () => {
    const { db } = database;
    expect(await upsertRows(db, 'caractrap', races, 'demo')).toEqual({
      inserted: races.length,
      updated: 0,
      unchanged: 0,
    });
    expect(await upsertRows(db, 'cachedate', runners, 'demo')).toMatchObject({ inserted: runners.length });
    const names = (table: 'caractrap' | 'cachedate') =>
      COLUMNS_OF[table].map(({ name }) => `"${name}"`).join(', ');
    const stored = await sql.raw(`SELECT ${names('cachedate')} FROM cachedate ORDER BY "id"`).execute(db);
    expect(stored.rows).toEqual([...runners].sort((left, right) => left.id - right.id));
    const storedRaces = await sql
      .raw(`SELECT ${names('caractrap')} FROM caractrap ORDER BY "id"`)
      .execute(db);
    expect(storedRaces.rows).toEqual(races);
  });

  it('leaves equal rows alone and says so', async () => {
    expect(await upsertRows(database.db, 'cachedate', runners, 'demo')).toEqual({
      inserted: 0,
      updated: 0,
      unchanged: runners.length,
    });
  });

  it('replaces a row that differs, the last of several counting', async () => {
    const [first] = races;
    const later = [
      { ...first!, arriv: '1-2' },
      { ...first!, arriv: '2-1' },
    ];
    expect(await upsertRows(database.db, 'caractrap', later, 'demo')).toEqual({
      inserted: 0,
      updated: 1,
      unchanged: 1,
    });
    const { rows } = await sql`SELECT "arriv" FROM caractrap WHERE "id" = ${first!.id}`.execute(database.db);
    expect(rows).toEqual([{ arriv: '2-1' }]);
  });

  it('orders meetings by number, those with a name having none', async () => {
    const { rows } = await sql<{ reun: string; reun_number: number | null; race_number: number }>`
      SELECT "reun", reun_number, race_number FROM caractrap ORDER BY reun_number, "reun", race_number`.execute(
      database.db,
    );
    expect(rows).toHaveLength(races.length);
    for (const row of rows) expect(row.reun_number).toBe(/^\d+$/.test(row.reun) ? Number(row.reun) : null);
    expect(rows[0]).toMatchObject({ reun_number: 1, race_number: 1 });
    expect(rows.at(-1)?.reun_number).toBeNull();
  });

  it('tells which arrivals are news, and keeps a final one final', async () => {
    const { db } = database;
    const final: Arrival = {
      jour: '2026-05-01',
      reun: 1,
      prix: 4,
      ordre: [[14], [3, 1], [2]],
      statut: 'ARRIVEE_DEFINITIVE_COMPLETE',
      categorieStatut: 'ARRIVEE',
      definitive: true,
    };
    const provisional = { ...final, ordre: [[14], [3]], statut: 'ARRIVEE_PROVISOIRE', definitive: false };
    expect(await saveArrivals(db, [provisional])).toEqual([provisional]);
    expect(await saveArrivals(db, [provisional])).toEqual([]);
    expect(await saveArrivals(db, [final])).toEqual([final]);
    expect(await saveArrivals(db, [provisional])).toEqual([]);
    const { rows } = await sql`SELECT ordre, definitive FROM arrivals`.execute(db);
    expect(rows).toEqual([{ ordre: [[14], [3, 1], [2]], definitive: true }]);
  });
});
