import {
  STATS_FREE_ROWS,
  type GuideArticles,
  type PressOfDay,
  type StatsTable,
  type TipsOfDay,
} from '@galopin/shared/contracts';
import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import { addDays, utcDay } from '@galopin/shared/lib';
import { createStandaloneShell } from './createStandaloneShell';
import type { Switches } from './switches';

// Evening, so that most of the demo world's races of the day have run.
const NOW = Date.parse('2026-05-17T20:00:00Z');
const TODAY = utcDay(NOW);

// Making a demo world takes a second, several on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

function createShell(switches: Partial<Switches> = {}) {
  const { api, data, session, site } = createStandaloneShell(
    { visitor: 'member', network: 'normal', ...switches },
    { navigate: () => undefined, revalidate: () => undefined },
  );
  const get = async <Body>(path: string, query: Record<string, string | number> = {}) =>
    (await api.get(path, { query })).body as Body;
  return { api, data, session, site, get };
}

describe('a remote alone', () => {
  const { get, api, site } = createShell();

  it('is in demo mode', () => expect(site.demo).toBe(true));

  it('tells a developer what it would report', () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const shell = createStandaloneShell(
      { visitor: 'member', network: 'normal' },
      { navigate: () => undefined, revalidate: () => undefined },
    );
    shell.track('race_opened', { raceId: 7 });
    expect(logged).toHaveBeenCalledWith('track', 'race_opened', { raceId: 7 });
    expect(shell.tracked).toHaveLength(1);
    logged.mockRestore();
  });

  it('has the races of a day; of one meeting on request, with the number of all', async () => {
    const races = await get<CaractrapRow[]>('/caractrap', { jour: TODAY });
    const meetings = new Set(races.map(({ reun }) => reun));
    expect(meetings.size).toBeGreaterThan(1);
    const first = await api.get('/caractrap', { query: { jour: TODAY, reun: 1 } });
    expect(new Set((first.body as CaractrapRow[]).map(({ reun }) => reun))).toEqual(new Set(['1']));
    expect(first.header('x-meetings-total')).toBe(String(meetings.size));
  });

  it('has a race by its id, its runners in order, and arrivals of what has run', async () => {
    const [race] = await get<CaractrapRow[]>('/caractrap', { jour: TODAY });
    if (!race) throw new Error('the day is empty');
    expect(await get('/caractrap', { id: race.id })).toEqual([race]);
    const runners = await get<CachedateRow[]>('/cachedate', { numcourse: race.id });
    const numbers = runners.map(({ numero }) => numero);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    const { arrivals } = await get<{ arrivals: Record<string, unknown> }>('/apin/arrivals', { date: TODAY });
    expect(Object.keys(arrivals)).not.toHaveLength(0);
  });

  it('has a horse’s performances, latest first, as many as asked for', async () => {
    const [race] = await get<CaractrapRow[]>('/caractrap', { jour: TODAY });
    const [runner] = await get<CachedateRow[]>('/cachedate', { numcourse: race?.id ?? 0 });
    const rows = await get<CachedateRow[]>('/cachedate', { idche: runner?.idChe ?? 0, limit: 2 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(rows.every(({ idChe }) => idChe === runner?.idChe)).toBe(true);
  });

  it('has a week back and the day after, and counts that add up', async () => {
    const days = await get<{ jour: string; races: number; runners: number }[]>('/apin/days');
    expect(days.map(({ jour }) => jour)).toEqual(
      Array.from({ length: 9 }, (_, index) => addDays(TODAY, 1 - index)),
    );
    const { disciplines } = await get<{ disciplines: { races: number; runners: number }[] }>(
      '/apin/stats/summary',
    );
    const sum = (rows: readonly { races: number; runners: number }[], what: 'races' | 'runners') =>
      rows.reduce((total, row) => total + row[what], 0);
    expect(sum(disciplines, 'races')).toBe(sum(days, 'races'));
    expect(sum(disciplines, 'runners')).toBe(sum(days, 'runners'));
  });

  it('ranks the riders of its days, the first ten for those without subscription', async () => {
    const { rows, total, limited } = await get<StatsTable>('/apin/stats/table', { view: 'drivers' });
    expect([rows.length, limited]).toEqual([STATS_FREE_ROWS, true]);
    expect(total).toBeGreaterThan(STATS_FREE_ROWS);
    expect(rows.every(({ wins, starts }) => wins <= starts)).toBe(true);
  });

  it('is refused what the API does not have', async () => {
    await expect(get('/nowhere')).rejects.toMatchObject({ code: 'http', details: { status: 404 } });
    await expect(get('/cachedate')).rejects.toMatchObject({ details: { status: 400 } });
  });
});

describe('the visitors', () => {
  it.each([
    ['anonymous', 'anonymous'],
    ['member', 'signedIn'],
    ['subscriber', 'signedIn'],
    ['admin', 'signedIn'],
  ] as const)('%s: session %s', (visitor, status) => {
    expect(createShell({ visitor }).session.get().status).toBe(status);
  });

  it.each([
    ['anonymous', false],
    ['member', false],
    ['subscriber', true],
    ['admin', true],
  ] as const)('%s: subscribed: %s', (visitor, userSubscribed) => {
    expect(createShell({ visitor }).session.account()).toMatchObject({ jour: TODAY, userSubscribed });
  });

  it.each([
    ['member', false],
    ['subscriber', true],
  ] as const)('%s: all tips: %s', async (visitor, unlocked) => {
    const answer = await createShell({ visitor }).data.run('tipsOfDay', { day: TODAY });
    const { tips, locked, total } = answer as TipsOfDay;
    expect(answer).toMatchObject({ unlocked });
    expect(total).toBeGreaterThan(1);
    expect([tips.length, locked.length]).toEqual(unlocked ? [total, 0] : [1, total - 1]);
    for (const tip of locked) {
      expect(tip.time).toMatch(/^\d\d:\d\d$/);
      expect(tip).not.toHaveProperty('selection');
    }
  });

  it('all read the press and the guide', async () => {
    const { data } = createShell({ visitor: 'anonymous' });
    const { press } = (await data.run('pressOfDay', { day: TODAY })) as PressOfDay;
    expect(press[0]?.titles.length).toBeGreaterThan(9);
    expect(await data.run('pressOfDay', { day: '1999-01-01' })).toEqual({ press: [] });
    const { articles } = (await data.run('guideArticles')) as GuideArticles;
    expect(articles.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have paid only as subscribers', async () => {
    const payment = { payment: { payment: { state: 'completed', create_time: '2026-05-14T20:00:00.000Z' } } };
    expect(await createShell({ visitor: 'subscriber' }).get('/apin/user/u')).toMatchObject(payment);
    expect(await createShell().get('/apin/user/u')).not.toHaveProperty('payment');
  });
});

describe('the networks', () => {
  it('answer every call with 503 when failing', async () => {
    const { get, data } = createShell({ network: 'failing' });
    await expect(get('/caractrap')).rejects.toMatchObject({ code: 'http', details: { status: 503 } });
    await expect(data.run('tipsOfDay')).rejects.toMatchObject({ details: { status: 503 } });
  });

  it('have nothing when empty, in the shape of each call', async () => {
    const { get, data } = createShell({ network: 'empty' });
    expect(await get('/caractrap', { jour: TODAY })).toEqual([]);
    expect(await get('/apin/arrivals', { date: TODAY })).toEqual({ arrivals: {} });
    expect(await data.run('tipsOfDay')).toMatchObject({ tips: [], locked: [], total: 0 });
    expect(await data.run('pressOfDay')).toEqual({ press: [] });
    expect(await data.run('guideArticles')).toEqual({ articles: [] });
  });

  it('take 3 s a call when slow', async () => {
    jest.useFakeTimers({ now: NOW });
    const { get } = createShell({ network: 'slow' });
    let answered = false;
    const call = get('/apin/health/system').then(() => {
      answered = true;
    });
    await jest.advanceTimersByTimeAsync(2999);
    expect(answered).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await call;
    expect(answered).toBe(true);
    jest.useRealTimers();
  });
});
