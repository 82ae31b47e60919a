import type { QuinteStats, StatsCsvLink, StatsTable } from '@galopin/shared/contracts';
import { parse } from 'csv-parse/sync';
import { upsertRows } from '../races/store/upsertRows';
import { countStats } from '../testing/countStats';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';
import { TEST_ADMIN } from '../testing/testTokens';

const NOW = Date.parse(`${TEST_DAY}T18:00:00Z`);
/** Horses, each the winner of as many races as its number says. */
const HORSES = 12;

describe('statistics by HTTP', () => {
  let test: TestApp;
  let now = NOW;
  const table = async (query: string, as: 'anyone' | 'member' | 'admin' = 'admin') => {
    const { status, body } = await test.get(`/apin/stats/table?${query}`, as);
    return { status, body: body as StatsTable };
  };

  beforeAll(async () => {
    test = await createTestApp({ now: () => now });
    const { db } = test.database;
    const wins = Array.from({ length: HORSES }, (_, index) =>
      Array<number>(index + 1).fill(index + 1),
    ).flat();
    await upsertRows(
      db,
      'caractrap',
      wins.map((_, at) =>
        raceRow({
          id: at + 1,
          reun: '1',
          prix: at + 1,
          typec: 'Plat',
          hippo: 'Craon',
          quinte: at === 0 ? 1 : 0,
        }),
      ),
      'test',
    );
    await upsertRows(
      db,
      'cachedate',
      wins.map((horse, at) =>
        runnerRow({
          numcourse: at + 1,
          numero: 1,
          cl: '1',
          idChe: horse,
          cheval: horse === HORSES ? '=CMD()' : `Cheval ${horse}`,
          idJockey: 7,
          jockey: 'A. Jockey',
          cotedirect: 2.5,
          corde: 1,
        }),
      ),
      'test',
    );
    await countStats(db, TEST_DAY);
  }, 60_000);
  afterAll(() => test.close());

  it.each(['table?view=horses', 'quinte', 'filters'])('are for members only: %s', async (path) => {
    expect((await test.get(`/apin/stats/${path}`)).status).toBe(401);
    expect((await test.get(`/apin/stats/${path}`, 'member')).status).toBe(200);
  });

  it('show the first ten rows to members, all to subscribers, and how many there are to both', async () => {
    const member = await table('view=horses', 'member');
    expect(member.body).toMatchObject({
      total: HORSES,
      limited: true,
      page: 1,
      to: TEST_DAY,
      pendingDays: 0,
    });
    expect(member.body.rows.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    const all = await table('view=horses');
    expect(all.body).toMatchObject({ total: HORSES, limited: false });
    expect(all.body.rows).toHaveLength(HORSES);
  });

  it('refuse later pages to those without subscription', async () => {
    expect(await table('view=horses&page=2', 'member')).toMatchObject({
      status: 403,
      body: { error: { code: 'subscription-required' } },
    });
    expect((await table('view=horses&page=2')).body).toMatchObject({ rows: [], page: 2, total: HORSES });
  });

  it('show all numbers and ten dividends of Quinté+ races to members', async () => {
    const { body } = await test.get('/apin/stats/quinte?period=30', 'member');
    expect(body as QuinteStats).toMatchObject({ races: 1, numbersTotal: 1, limited: true });
  });

  it.each(['table?view=draws', 'table?view=favourites', 'quinte?'])(
    'never cut the sequence %s; its depth is for subscribers',
    async (path) => {
      const { body, status } = await test.get(`/apin/stats/${path}&period=90`, 'member');
      expect(status).toBe(200);
      if (path !== 'quinte?') expect(body).toMatchObject({ limited: false });
      for (const depth of ['period=2025', 'from=2026-11-01&to=2026-11-02', 'racecourse=Vincennes']) {
        expect(await test.get(`/apin/stats/${path}&${depth}`, 'member')).toMatchObject({
          status: 403,
          body: { error: { code: 'subscription-required' } },
        });
        expect((await test.get(`/apin/stats/${path}&${depth}`, 'admin')).status).toBe(200);
      }
    },
  );

  it.each([
    ['view=chats', 'view'],
    ['view=horses&minimum=0', 'minimum'],
    ['view=horses&period=7', 'period'],
    ['view=horses&from=2026-02-30', 'from'],
    ['view=horses&from=2026-11-02&to=2026-11-01', 'to'],
    ['view=horses&period=30&from=2026-11-02', 'period'],
    ['view=horses&sort=name', 'sort'],
    ['view=horses&discipline=galop', 'discipline'],
  ])('refuse %s, naming the parameter', async (query, parameter) => {
    expect(await table(query)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-parameter', details: { parameter } } },
    });
  });

  const call = async (query: string, claims: object) => {
    const authorization = `Bearer ${await test.tokens.sign(claims)}`;
    const answer = await test.app.inject({
      method: 'POST',
      url: `/apin/stats/csv?${query}`,
      headers: { authorization },
    });
    return { status: answer.statusCode, body: answer.json<StatsCsvLink>() };
  };
  const boss = { sub: 'boss', email: TEST_ADMIN, email_verified: true };
  const fileOf = async (query: string, claims: object = boss) => {
    const { body } = await call(query, claims);
    return test.app.inject({ url: body.url });
  };

  describe('as files', () => {
    it('hold every row for subscribers and the visible ones for others', async () => {
      expect((await call('file=horses', boss)).body.rows).toBe(HORSES);
      expect((await call('file=horses', { sub: 'member-1' })).body.rows).toBe(10);
      const { payload } = await fileOf('file=horses', { sub: 'member-1' });
      expect(payload.trimEnd().split('\r\n')).toHaveLength(11);
    });

    it('hold no formula, and French numbers with semicolons', async () => {
      const { payload, headers } = await fileOf('file=horses&separator=%3B');
      expect(headers['content-disposition']).toBe(
        'attachment; filename="galopin-horses-2025-11-22_2026-11-21.csv"',
      );
      const [first] = parse(payload, { bom: true, columns: true, delimiter: ';' }) as Record<
        string,
        string
      >[];
      expect(first).toMatchObject({
        Rang: '1',
        Cheval: "'=CMD()",
        Victoires: '12',
        'Retour pour 1 €': '2,5',
      });
    });

    it('come with the separator the member prefers', async () => {
      await test.members.ensure({ uid: 'member-1', email: 'member@test' });
      await test.members.change('member-1', { preferences: { csvSeparator: ',' } });
      const { payload } = await fileOf('file=jockeys', { sub: 'member-1' });
      expect(payload.startsWith('Rang,Identifiant,Jockey')).toBe(true);
    });

    it.each(['trainers', 'racecourses', 'draws', 'favourites', 'quinte', 'dividends'])(
      'can be had of %s',
      async (file) => {
        expect((await fileOf(`file=${file}&discipline=plat`)).statusCode).toBe(200);
      },
    );

    it('are refused to anyone, after two minutes and with a link of another kind', async () => {
      expect((await test.app.inject({ method: 'POST', url: '/apin/stats/csv?file=horses' })).statusCode).toBe(
        401,
      );
      const { url } = (await call('file=horses', boss)).body;
      const other = url.replace('stats.csv', 'runners.csv');
      expect((await test.app.inject({ url: other })).json()).toMatchObject({
        error: { code: 'link-invalid' },
      });
      now += 121_000;
      expect((await test.app.inject({ url })).json()).toMatchObject({ error: { code: 'link-expired' } });
      now = NOW;
    });
  });
});
