import type { MessageHistory, MessageReceipt, RecentMessages } from '@galopin/shared/contracts';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { TEST_ADMIN } from '../testing/testTokens';

const webhookToken = 'a token of twenty-four characters';
const MINUTE = 60_000;

describe('messages', () => {
  let test: TestApp;
  let bearers: Record<'system' | 'admin' | 'stale' | 'member' | 'wrong', string>;

  beforeAll(async () => {
    test = await createTestApp({ webhookToken });
    const boss = { sub: 'admin-1', email: TEST_ADMIN, email_verified: true };
    bearers = {
      system: webhookToken,
      admin: await test.tokens.sign(boss),
      stale: await test.tokens.sign({ ...boss, auth_time: Math.floor(Date.now() / 1000) - 601 }),
      member: await test.tokens.sign(),
      wrong: `${webhookToken}!`,
    };
  }, 60_000);
  afterAll(() => test.close());

  const post = async (payload: unknown, as: keyof typeof bearers | 'anyone' = 'system') => {
    const authorization = as === 'anyone' ? {} : { authorization: `Bearer ${bearers[as]}` };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/apin/webhook/message',
      headers: { 'content-type': 'application/json', ...authorization },
      payload: JSON.stringify(payload),
    });
    return { status: answer.statusCode, body: answer.json<MessageReceipt>() };
  };
  const withdraw = async (id: string, as: 'admin' | 'member' | 'anyone') => {
    const authorization = as === 'anyone' ? {} : { authorization: `Bearer ${bearers[as]}` };
    const url = `/apin/admin/notifications/${id}`;
    return (await test.app.inject({ method: 'DELETE', url, headers: authorization })).statusCode;
  };
  const history = async (query = '') =>
    (await test.get(`/apin/admin/notifications${query}`, 'admin')).body as MessageHistory;

  it('are published by another system and by the administrator, with what may be left out', async () => {
    const { status, body } = await post({ message: ' Bonjour ' });
    expect([status, body]).toEqual([202, { id: expect.stringMatching(/^\d+$/), scheduledFor: null }]);
    const whole = {
      message: 'Arrivée',
      status: 'success',
      snackbar: false,
      timeout: 1500,
      meta: { href: '/Jour' },
    };
    expect((await post(whole, 'admin')).status).toBe(202);
    expect((await history('?limit=2')).published).toMatchObject([
      { ...whole, source: 'admin', publishedAt: expect.stringMatching(/Z$/) },
      { message: 'Bonjour', status: 'info', snackbar: true, timeout: 6000, meta: {}, source: 'webhook' },
    ]);
  });

  it('are taken from nobody else', async () => {
    expect((await post({ message: 'x' }, 'anyone')).status).toBe(401);
    expect((await post({ message: 'x' }, 'wrong')).status).toBe(401);
    expect((await post({ message: 'x' }, 'member')).status).toBe(403);
    const stale = await post({ message: 'x' }, 'stale');
    expect([stale.status, stale.body]).toMatchObject([403, { error: { code: 'recent-sign-in-required' } }]);
    expect((await history('?limit=1')).published[0]?.message).not.toBe('x');
  });

  it('are not taken by a token where none is set', async () => {
    const closed = await createTestApp();
    const answer = await closed.app.inject({
      method: 'POST',
      url: '/apin/webhook/message',
      headers: { authorization: 'Bearer undefined' },
      payload: { message: 'x' },
    });
    expect(answer.statusCode).toBe(401);
    await closed.close();
  });

  it.each([
    ['message', {}],
    ['message', { message: '' }],
    ['message', { message: '  ' }],
    ['message', { message: 7 }],
    ['message', { message: 'x'.repeat(501) }],
    ['status', { message: 'x', status: 'fatal' }],
    ['snackbar', { message: 'x', snackbar: 'no' }],
    ['timeout', { message: 'x', timeout: 999 }],
    ['timeout', { message: 'x', timeout: 60_001 }],
    ['timeout', { message: 'x', timeout: '6000' }],
    ['meta', { message: 'x', meta: ['a'] }],
    ['meta', { message: 'x', meta: 'a' }],
    ['meta.deep', { message: 'x', meta: { deep: { er: 1 } } }],
    ['meta', { message: 'x', meta: { long: 'é'.repeat(1024) } }],
    ['meta.href', { message: 'x', meta: { href: 'https://example.org/' } }],
    ['meta.href', { message: 'x', meta: { href: '//example.org' } }],
    ['meta.href', { message: 'x', meta: { href: '/\\example.org' } }],
    ['meta.href', { message: 'x', meta: { href: '/\t/example.org' } }],
    ['meta.href', { message: 'x', meta: { href: 'javascript:alert(1)' } }],
    ['at', { message: 'x', at: 'tomorrow' }],
    ['at', { message: 'x', at: '2026-11-22T18:30:00' }],
    ['at', { message: 'x', at: new Date(Date.now() - 2 * MINUTE).toISOString() }],
    ['at', { message: 'x', at: new Date(Date.now() + 31 * 24 * 60 * MINUTE).toISOString() }],
    ['at', { message: 'x', at: '2026-13-45T99:00:00Z' }],
    ['body', 'x'],
    ['body', []],
  ])('are refused when %s cannot be used: %j', async (field, order) => {
    const { status, body } = await post(order);
    expect([status, body]).toMatchObject([
      400,
      { error: { code: 'invalid-parameter', details: { parameter: field } } },
    ]);
  });

  it('are refused with a field that they do not have', async () => {
    expect(await post({ message: 'x', colour: 'red' })).toMatchObject({
      status: 400,
      body: { error: { code: 'unknown-field', details: { field: 'colour' } } },
    });
  });

  it('wait for their moment, and can be taken back by the administrator alone', async () => {
    const at = new Date(Date.now() + 10 * MINUTE).toISOString();
    const { body } = await post({ message: 'plus tard', at }, 'admin');
    expect(body).toEqual({ id: expect.any(String), scheduledFor: at });
    expect((await history()).scheduled).toMatchObject([{ id: body.id, message: 'plus tard', at }]);
    expect(await withdraw(body.id, 'anyone')).toBe(401);
    expect(await withdraw(body.id, 'member')).toBe(403);
    expect([await withdraw(body.id, 'admin'), await withdraw(body.id, 'admin')]).toEqual([204, 404]);
    expect(await withdraw('0', 'admin')).toBe(400);
    expect((await history()).scheduled).toEqual([]);
  });

  it('are listed for the administrator alone, page after page', async () => {
    for (const message of ['un', 'deux', 'trois']) await post({ message });
    const first = await history('?limit=2');
    expect(first.published.map(({ message }) => message)).toEqual(['trois', 'deux']);
    expect(first.streams).toEqual({ here: 0, all: 0 });
    expect((await history(`?limit=1&before=${first.next}`)).published[0]?.message).toBe('un');
    expect((await test.get('/apin/admin/notifications')).status).toBe(401);
    expect((await test.get('/apin/admin/notifications', 'member')).status).toBe(403);
    expect((await test.get('/apin/admin/notifications?before=x', 'admin')).status).toBe(400);
  });

  it('that people may read are public, newest first', async () => {
    await post({ message: 'lisible' });
    test.messaging.announce({ message: 'Partants mis à jour', snackbar: false, meta: { type: 'change' } });
    await test.messaging.board.look();
    const { status, headers, body } = await test.get('/apin/webhook/message/recent?limit=3');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((body as RecentMessages).messages.map(({ message }) => message)).toEqual([
      'lisible',
      'trois',
      'deux',
    ]);
    expect((await test.get('/apin/webhook/message/recent?limit=51')).status).toBe(400);
  });

  it('are in the list as soon as streams are told, however lately it was asked for', async () => {
    const newest = async () =>
      ((await test.get('/apin/webhook/message/recent?limit=1')).body as RecentMessages).messages[0]?.message;
    await newest();
    await post({ message: 'à l’instant' });
    await test.messaging.board.look();
    expect(await newest()).toBe('à l’instant');
  });
});
