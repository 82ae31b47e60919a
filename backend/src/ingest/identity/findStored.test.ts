import fc from 'fast-check';
import type { Column } from '@galopin/shared/dictionary';
import { rowOfCells } from '../../races/store/cellRow';
import { COLUMNS_OF, upsertRows } from '../../races/store/upsertRows';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { runnerRow } from '../../testing/raceRows';
import { findStored } from './findStored';

const COLUMNS = COLUMNS_OF.cachedate;
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((given) => given.replaceAll('\0', '')),
  fc.constantFrom('', ' ', '"', '\\', '(a,b)', "l'été", '\n', 'NULL', '\\N'),
);

/** Values that a column may hold; none where only those of the row itself fit. */
function valuesOf({ name, type, null: isNullable }: Column): fc.Arbitrary<string | number | null> | null {
  if (['id', 'comp', 'numcourse', 'numero'].includes(name)) return null;
  const none = isNullable === true ? [fc.constant(null)] : [];
  if (type === 'text') return fc.oneof(text, ...none);
  if (type === 'decimal(5,2)')
    return fc.oneof(
      fc.integer({ min: 0, max: 99_999 }).map((n) => n / 100),
      ...none,
    );
  if (type === 'int' || type === 'bigint') return fc.oneof(fc.integer({ min: 0, max: 999_999 }), ...none);
  return null;
}

describe('rows that are stored', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  const plain = runnerRow({ id: 71, comp: 7, numcourse: 7, numero: 1 }) as unknown as Record<
    string,
    string | number | null
  >;
  const rowWith = (given: Readonly<Record<string, string | number | null>>) =>
    rowOfCells(
      'cachedate',
      COLUMNS.map(({ name }) => (name in given ? given[name]! : (plain[name] ?? null))),
    );
  const changes = fc
    .constantFrom(...COLUMNS.filter((column) => valuesOf(column) !== null))
    .chain((column) => valuesOf(column)!.map((value) => ({ [column.name]: value })));
  const isEqual = async (row: ReturnType<typeof rowWith>, source = 'pturf') =>
    (await findStored(database.db, 'cachedate', [row], source)).equal.has(71);

  it('are known by their text, whatever they hold, and told from those with another value', async () => {
    await fc.assert(
      fc.asyncProperty(changes, changes, async (one, other) => {
        const [stored, given] = [rowWith(one), rowWith({ ...one, ...other })];
        await upsertRows(database.db, 'cachedate', [stored], 'pturf');
        expect(await isEqual(stored)).toBe(true);
        const [name] = Object.keys(other) as [string];
        const same = (stored as unknown as typeof plain)[name] === other[name];
        expect(await isEqual(given)).toBe(same);
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it('are not of another source', async () => {
    await upsertRows(database.db, 'cachedate', [rowWith({})], 'pturf');
    expect(await isEqual(rowWith({}), 'pmu')).toBe(false);
  });
});
