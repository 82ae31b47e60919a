import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { inTransaction } from './inTransaction';

describe('work that is done whole or not at all', () => {
  let database: TestDatabase;
  const kept = async () =>
    (await sql<{ n: number }>`SELECT n FROM kept ORDER BY n`.execute(database.db)).rows.map(({ n }) => n);

  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`CREATE TABLE kept (n integer)`.execute(database.db);
  }, 30_000);
  afterEach(() => sql`TRUNCATE kept`.execute(database.db));
  afterAll(() => database.close());

  const add =
    (n: number, fails = false) =>
    (db: TestDatabase['db']) =>
      inTransaction(db, async (part) => {
        await sql`INSERT INTO kept VALUES (${n})`.execute(part);
        if (fails) await sql`SELECT 1 / 0`.execute(part);
        return n;
      });

  it('is a transaction of its own outside of one', async () => {
    expect(await add(1)(database.db)).toBe(1);
    await expect(add(2, true)(database.db)).rejects.toThrow('division by zero');
    expect(await kept()).toEqual([1]);
  });

  it('takes back its own part alone within another', async () => {
    await inTransaction(database.db, async (whole) => {
      await add(1)(whole);
      await expect(add(2, true)(whole)).rejects.toThrow('division by zero');
      await add(3)(whole);
    });
    expect(await kept()).toEqual([1, 3]);
  });

  it('goes with the other when that fails', async () => {
    const whole = inTransaction(database.db, async (transaction) => {
      await add(1)(transaction);
      throw new Error('the whole is off');
    });
    await expect(whole).rejects.toThrow('the whole is off');
    expect(await kept()).toEqual([]);
  });
});
