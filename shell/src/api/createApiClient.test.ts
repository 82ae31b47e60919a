import type { AppError } from '@galopin/shared/contracts';
import { createApiClient } from './createApiClient';

interface Answer {
  readonly status?: number;
  readonly text?: string | Error;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Fetch with one answer, or one failure. */
function setUp(answer: Answer | Error, bearer: string | null = null) {
  const fetch = jest.fn(async (_url: string, _init: RequestInit & { headers: Record<string, string> }) => {
    if (answer instanceof Error) throw answer;
    const { status = 200, text = '{}', headers = {} } = answer;
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: { get: (name: string) => headers[name] ?? null },
      text: async () => {
        if (text instanceof Error) throw text;
        return text;
      },
    };
  });
  const api = createApiClient({ fetch: fetch as never, token: async () => bearer });
  const sent = () => {
    const [url, init] = fetch.mock.calls[0] ?? [];
    return { url, ...init };
  };
  return { api, sent, fetch };
}

describe('a reading that nobody answered', () => {
  const failing = (status: number) =>
    jest.fn(async () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return { ok: status === 200, status, headers: { get: () => null }, text: async () => '' };
    });
  const toldOf = async (status: number, method: 'get' | 'post', signal?: AbortSignal) => {
    const onReadFailed = jest.fn();
    const api = createApiClient({ fetch: failing(status) as never, token: async () => null, onReadFailed });
    await (method === 'get' ? api.get('/days', { ...(signal && { signal }) }) : api.post('/days', {})).catch(
      () => undefined,
    );
    return onReadFailed.mock.calls.length;
  };

  it.each([0, 502, 503, 504])('is told of: %s', async (status) => {
    expect(await toldOf(status, 'get')).toBe(1);
  });

  it.each([
    ['one that was answered', 200, 'get'],
    ['one that was refused', 403, 'get'],
    ['a change', 503, 'post'],
  ] as const)('is none: %s', async (_what, status, method) => {
    expect(await toldOf(status, method)).toBe(0);
  });

  it('is none where it was given up', async () => {
    expect(await toldOf(0, 'get', AbortSignal.abort())).toBe(0);
  });
});

describe('a call of the API', () => {
  it('goes out as JSON, without bearer for an anonymous visitor', async () => {
    const { api, sent } = setUp({ text: '[1]' });
    expect((await api.get('/caractrap')).body).toEqual([1]);
    expect(sent()).toEqual({
      url: '/caractrap',
      method: 'GET',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('carries the bearer of a signed-in visitor', async () => {
    const { api, sent } = setUp({}, 'a-token');
    await api.get('/caractrap');
    expect(sent().headers).toEqual({
      'content-type': 'application/json',
      authorization: 'Bearer a-token',
    });
  });

  it('sends a body as JSON, and none when there is none', async () => {
    const withBody = setUp({});
    await withBody.api.post('/apin/paypal', { data: { id: 'x' } });
    expect(withBody.sent()).toMatchObject({ method: 'POST', body: '{"data":{"id":"x"}}' });
    const without = setUp({});
    await without.api.post('/apin/user/init');
    expect(without.sent()).not.toHaveProperty('body');
    const patch = setUp({});
    await patch.api.patch('/apin/user/u', { a: 1 });
    expect(patch.sent()).toMatchObject({ method: 'PATCH', body: '{"a":1}' });
    expect(patch.sent()).not.toHaveProperty('keepalive');
    const kept = setUp({});
    await kept.api.patch('/apin/user/u', { a: 1 }, { keepalive: true });
    expect(kept.sent()).toMatchObject({ keepalive: true });
  });

  it.each([
    ['{"error":{"code":"payment-pending","message":"Pas encore."}}', 'payment-pending'],
    ['{"error":{"code":409}}', undefined],
    ['null', undefined],
    ['<h1>Bad Gateway</h1>', undefined],
    [new TypeError('terminated'), undefined],
  ])('passes on why the API refused: %p says %p', async (text, refusal) => {
    const { api } = setUp({ status: 409, text });
    const details = { status: 409, path: '/apin/paypal', ...(refusal !== undefined && { refusal }) };
    await expect(api.post('/apin/paypal').catch((error: AppError) => error.details)).resolves.toEqual(
      details,
    );
  });

  it('reaches delivery’s release API with the bearer, and passes on its refusal', async () => {
    const change = { op: 'rollback', name: 'mf-races', actor: 'admin', reason: 'La page est vide.' };
    const made = setUp({ text: '{"changed":true}' }, 'a-token');
    expect((await made.api.post('/_delivery/changes', change)).body).toEqual({ changed: true });
    expect(made.sent()).toMatchObject({
      url: '/_delivery/changes',
      headers: { authorization: 'Bearer a-token' },
      body: JSON.stringify(change),
    });
    const findings = [{ rule: 'freeze', found: 'mf-races is frozen', wanted: 'unfreeze it first' }];
    const refused = setUp({ status: 422, text: JSON.stringify({ error: { code: 'refused', findings } }) });
    const error = await refused.api.post('/_delivery/changes', change).catch((caught: AppError) => caught);
    expect(error).toMatchObject({ details: { refusal: 'refused', findings: JSON.stringify(findings) } });
    const away = setUp({ status: 503, text: '{"error":{"code":"backend-away","message":"Not now."}}' });
    await expect(away.api.get('/_delivery/releases')).rejects.toMatchObject({
      details: { status: 503, path: '/_delivery/releases', refusal: 'backend-away' },
    });
  });

  it('answers null for an empty body, and gives access to the headers', async () => {
    const { api } = setUp({ status: 204, text: '', headers: { 'x-meetings-total': '17' } });
    const answer = await api.get('/caractrap');
    expect(answer.body).toBeNull();
    expect(answer.header('x-meetings-total')).toBe('17');
    expect(answer.header('x-none')).toBeNull();
  });

  it.each([400, 401, 404, 500, 503])('raises « HTTP error! status: %d »', async (status) => {
    const { api } = setUp({ status, text: '{"message":"no"}' });
    await expect(api.get('/caractrap')).rejects.toMatchObject({
      code: 'http',
      message: `HTTP error! status: ${status}`,
      details: { status, path: '/caractrap' },
    });
  });

  it('raises network when no answer comes, also when the body breaks off', async () => {
    for (const failing of [new TypeError('Failed to fetch'), { text: new TypeError('network error') }]) {
      await expect(setUp(failing).api.get('/caractrap')).rejects.toMatchObject({
        code: 'network',
        message: 'GET /caractrap got no answer',
      });
    }
  });

  it('raises aborted when the caller has given up, also while the body is on its way', async () => {
    const { signal } = ((controller) => {
      controller.abort();
      return controller;
    })(new AbortController());
    for (const failing of [new Error('aborted'), { text: new Error('aborted') }]) {
      const { api, sent } = setUp(failing);
      await expect(api.get('/caractrap', { signal })).rejects.toMatchObject({ code: 'aborted' });
      expect(sent().signal).toBe(signal);
    }
  });

  it('raises malformed for a body that is not JSON', async () => {
    await expect(setUp({ text: '<html>' }).api.get('/caractrap')).rejects.toMatchObject({
      code: 'malformed',
      details: { path: '/caractrap' },
    });
  });
});
