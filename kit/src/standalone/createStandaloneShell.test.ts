import { utcDay } from '@galopin/shared/lib';
import { createStandaloneShell } from './createStandaloneShell';
import type { Switches } from './switches';

const NOW = Date.parse('2026-05-17T20:00:00Z');
const TODAY = utcDay(NOW);
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

let sent: Sent[];
/** What the services answer, by address. */
let answers: Record<string, () => Response>;
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  sent = [];
  answers = { [SIGN_IN]: () => json({ idToken: `token-${sent.length}` }) };
  globalThis.fetch = async (url, { method = 'GET', headers, body } = {}) => {
    const authorization = new Headers(headers).get('authorization');
    sent.push({
      url: String(url),
      method,
      authorization,
      body: typeof body === 'string' ? JSON.parse(body) : null,
    });
    const answer = answers[String(url)];
    if (answer === undefined) throw new TypeError('fetch failed');
    return answer();
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const createShell = (switches: Partial<Switches> = {}) =>
  createStandaloneShell(
    { visitor: 'anonymous', network: 'normal', ...switches },
    { navigate: () => undefined, revalidate: () => undefined },
  );

describe('a remote alone', () => {
  it('is in demo mode', () => expect(createShell().site.demo).toBe(true));

  it('tells a developer what it would report', () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const shell = createShell();
    shell.track('race_opened', { raceId: 7 });
    expect(logged).toHaveBeenCalledWith('track', 'race_opened', { raceId: 7 });
    expect(shell.tracked).toHaveLength(1);
    logged.mockRestore();
  });

  it('asks the backend at its own address, and hands on body and headers', async () => {
    answers['/caractrap?jour=2026-05-17&reun=1'] = () =>
      json([{ id: 7 }], { headers: { 'x-meetings-total': '6' } });
    const { body, header } = await createShell().api.get('/caractrap', { query: { jour: TODAY, reun: 1 } });
    expect(body).toEqual([{ id: 7 }]);
    expect([header('X-Meetings-Total'), header('x-other')]).toEqual(['6', null]);
    expect(sent).toMatchObject([{ method: 'GET', authorization: null }]);
  });

  it('runs a cloud function with the visitor’s token among its parameters', async () => {
    answers['/parse/functions/tipsOfDay'] = () => json({ result: { tips: [] } });
    expect(await createShell({ visitor: 'member' }).data.run('tipsOfDay', { day: TODAY })).toEqual({
      tips: [],
    });
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { day: TODAY, token: 'token-1' } });
  });

  it('is refused as the shell would be', async () => {
    answers['/apin/nowhere'] = () =>
      json({ error: { code: 'recent-sign-in-required', message: 'again' } }, { status: 403 });
    answers['/parse/functions/nothing'] = () => json({ error: 'none' }, { status: 404 });
    const { api, data } = createShell();
    await expect(api.get('/apin/nowhere')).rejects.toMatchObject({
      code: 'http',
      details: { status: 403, path: '/apin/nowhere', refusal: 'recent-sign-in-required' },
    });
    await expect(api.get('/apin/away')).rejects.toMatchObject({ code: 'network' });
    await expect(data.run('nothing')).rejects.toMatchObject({ code: 'data-unavailable' });
  });
});

describe('the visitors', () => {
  it.each([
    ['anonymous', 'anonymous', false],
    ['member', 'signedIn', false],
    ['subscriber', 'signedIn', true],
    ['admin', 'signedIn', true],
  ] as const)('%s: session %s, subscribed: %s', (visitor, status, userSubscribed) => {
    const { session } = createShell({ visitor });
    expect(session.get().status).toBe(status);
    expect(session.account()).toMatchObject({ jour: TODAY, userSubscribed });
  });

  it('sign in once for a while, with their demo account', async () => {
    answers['/apin/admin/members'] = () => json({});
    const { api } = createShell({ visitor: 'admin' });
    await api.get('/apin/admin/members');
    await api.get('/apin/admin/members');
    expect(sent.map(({ url }) => url)).toEqual([SIGN_IN, '/apin/admin/members', '/apin/admin/members']);
    expect(sent[0]?.body).toMatchObject({ email: 'admin@demo.test', password: 'demo1234' });
    expect(sent[2]?.authorization).toBe('Bearer token-1');
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 300_000);
    await api.get('/apin/admin/members');
    expect(sent.at(-1)?.authorization).toBe('Bearer token-4');
  });

  it('are told when they have no account yet, and try again at the next call', async () => {
    answers['/apin/user/demo-membre'] = () => json({});
    const good = answers[SIGN_IN];
    answers[SIGN_IN] = () => json({ error: {} }, { status: 400 });
    const { api, session } = createShell({ visitor: 'member' });
    const current = session.get();
    expect(current.status === 'signedIn' && current.user.uid).toBe('demo-membre');
    await expect(api.get('/apin/user/demo-membre')).rejects.toMatchObject({ details: { status: 400 } });
    if (good) answers[SIGN_IN] = good;
    expect((await api.get('/apin/user/demo-membre')).body).toEqual({});
  });
});

describe('the networks', () => {
  it('answer every call with 503 when failing', async () => {
    const { api, data } = createShell({ network: 'failing' });
    await expect(api.get('/caractrap')).rejects.toMatchObject({ code: 'http', details: { status: 503 } });
    await expect(data.run('tipsOfDay')).rejects.toMatchObject({ details: { status: 503 } });
    expect(sent).toEqual([]);
  });

  it('have nothing when empty, in the shape of each call', async () => {
    answers['/caractrap'] = () => json([{ id: 7 }], { headers: { 'x-meetings-total': '6' } });
    answers['/apin/arrivals'] = () => json({ arrivals: { 1: { 3: { ordre: '4' } } } });
    answers['/apin/entities/horses/9'] = () => json({ name: 'Ourasi', wins: 58, years: [{ year: 1988 }] });
    const { api } = createShell({ network: 'empty' });
    const races = await api.get('/caractrap');
    expect([races.body, races.header('x-meetings-total')]).toEqual([[], null]);
    expect((await api.get('/apin/arrivals')).body).toEqual({ arrivals: {} });
    const horse = (await api.get('/apin/entities/horses/9')).body;
    expect(horse).toEqual({ name: 'Ourasi', wins: 58, years: [] });
  });

  it('take 3 s a call when slow', async () => {
    answers['/apin/days'] = () => json([]);
    jest.useFakeTimers({ now: NOW });
    let answered = false;
    const call = createShell({ network: 'slow' })
      .api.get('/apin/days')
      .then(() => {
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
