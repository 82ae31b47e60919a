import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { sql, type Kysely } from 'kysely';
import { createDatabase } from '../database/createDatabase';
import type { Database } from '../database/Database';
import { migrate } from './migrate';

const first = { up: async (db: Kysely<never>) => void (await sql`create table one (id int)`.execute(db)) };
const broken = { up: async (db: Kysely<never>) => void (await sql`create table one (id int)`.execute(db)) };

describe('the database', () => {
  let server: TestPostgres;
  let db: Kysely<Database>;

  beforeAll(async () => {
    server = await startTestPostgres();
    db = createDatabase(server.url);
  }, 30_000);

  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  it('gives numbers as numbers and days and times as text', async () => {
    const { rows } = await sql`
      select 1407183::bigint as big, 11.80::numeric(5,2) as odds, '2022-12-04'::date as day,
             '15:15'::time as time, '2022-12-03 00:40:48'::timestamp as stamp, null::bigint as nothing`.execute(
      db,
    );
    expect(rows).toEqual([
      {
        big: 1407183,
        odds: 11.8,
        day: '2022-12-04',
        time: '15:15:00',
        stamp: '2022-12-03 00:40:48',
        nothing: null,
      },
    ]);
  });

  it('is brought up to date also where delivery has been before', async () => {
    const other = await startTestPostgres();
    const own = createDatabase(other.url);
    await sql`create schema delivery`.execute(own);
    for (const table of ['kysely_migration', 'kysely_migration_lock'])
      await sql`create table ${sql.table(`delivery.${table}`)} (id int)`.execute(own);
    expect(await migrate(own, { '0001-one': first })).toEqual(['0001-one']);
    await own.destroy();
    await other.stop();
  }, 30_000);

  it('is brought up to date once by two processes at once', async () => {
    const other = createDatabase(server.url);
    const ran = await Promise.all([
      migrate(db, { '0001-one': first }),
      migrate(other, { '0001-one': first }),
    ]);
    await other.destroy();
    expect(ran.flat()).toEqual(['0001-one']);
  });

  it('that a later version has migrated serves the version before, and the later one again', async () => {
    const none = { up: () => Promise.resolve() };
    const [before, after] = [
      { '0001-one': first, '0002-two': none },
      { '0001-one': first, '0002-two': none, '0003-three': none, '0004-four': none },
    ];
    expect(await migrate(db, before)).toEqual(['0002-two']);
    expect(await migrate(db, after)).toEqual(['0003-three', '0004-four']);
    expect(await migrate(db, before)).toEqual([]);
    expect(await migrate(db, after)).toEqual([]);
    const gap = { '0001-one': first, '0003-three': none, '0004-four': none };
    await expect(migrate(db, gap)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('0002-two is missing') as string },
    });
    await expect(migrate(db, { ...after, '0002-between': none })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('0002-between was found in its place') as string },
    });
    await sql`delete from kysely_migration where name > '0001-one'`.execute(db);
  });

  it('names a migration that fails and goes on working', async () => {
    await expect(migrate(db, { '0001-one': first, '0002-broken': broken })).rejects.toThrow('0002-broken');
    expect(await migrate(db, { '0001-one': first })).toEqual([]);
  });
});
