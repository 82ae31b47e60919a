import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './startEmbeddedPostgres';

describe('the embedded database', () => {
  let server: EmbeddedPostgres;
  let pools: readonly [pg.Pool, pg.Pool];

  beforeAll(async () => {
    server = await startEmbeddedPostgres({ dataDir: 'memory://' });
    pools = [
      new pg.Pool({ connectionString: server.url, max: 5 }),
      new pg.Pool({ connectionString: server.url, max: 5 }),
    ];
    await pools[0].query('create table thing (id int primary key, note text)');
  }, 30_000);

  afterEach(() => pools[0].query('truncate thing'));

  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await server.stop();
  });

  it('keeps the exchanges of many connections apart while some statements fail', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        index % 2 === 0
          ? pools[0].query<{ n: number }>('select $1::int as n', [index])
          : pools[1].query<{ n: number }>('select 1 / $1::int as n', [0]),
      ),
    );
    answers.forEach((answer, index) => {
      if (index % 2 === 1) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      else expect(answer).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: index }] } });
    });
  });

  it('runs one transaction at a time and keeps its rows together', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const client = await pools[index % 2 === 0 ? 0 : 1].connect();
        await client.query('begin');
        await client.query('insert into thing values ($1, $2)', [index, 'x'.repeat(100_000)]);
        await client.query(index % 4 === 0 ? 'rollback' : 'commit');
        client.release();
      }),
    );
    const { rows } = await pools[0].query('select count(*)::int as n from thing');
    expect(rows).toEqual([{ n: 15 }]);
  });

  it('rolls back what a connection left open when it goes away', async () => {
    const client = await pools[0].connect();
    await client.query('begin');
    await client.query('insert into thing values (1, null)');
    client.release(true);
    const { rows } = await pools[1].query('select count(*)::int as n from thing');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('goes on for the others after a connection failed inside a transaction', async () => {
    const client = await pools[0].connect();
    await client.query('begin');
    await expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' });
    const other = pools[1].query('select 1 as n');
    await client.query('rollback');
    client.release();
    expect((await other).rows).toEqual([{ n: 1 }]);
  });
});
