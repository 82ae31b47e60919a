import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { createPayPalCaller } from './createPayPalCaller';
import { PayPalAwayError, PayPalError, PayPalSlowError } from './PayPalError';

const Answer = v.object({ ok: v.boolean() });

describe('a call of PayPal', () => {
  let server: Server;
  let seen: IncomingMessage[];
  /** What the next calls are answered with; the last one again and again. */
  let answers: ((response: ServerResponse) => void)[];
  let now: number;

  const json = (status: number, body: unknown) => (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const cut = (response: ServerResponse) => void response.destroy();
  const silence = () => undefined;
  const good = json(200, { ok: true });
  const token = (name: string) => json(200, { access_token: name, expires_in: 600 });

  beforeEach(async () => {
    seen = [];
    answers = [];
    now = 0;
    server = createServer((request, response) => {
      seen.push(request);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      next?.(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const connect = (timeLimit = 5000) =>
    createPayPalCaller({
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      clientId: 'id',
      clientSecret: 'secret',
      timeLimit,
      pause: 1,
      now: () => now,
    });
  const calls = () => seen.map(({ method, url, headers }) => `${method} ${url} ${headers.authorization}`);
  const LOGIN = `POST /v1/oauth2/token Basic ${Buffer.from('id:secret').toString('base64')}`;

  it('asks for a token once for all calls, and again before it runs out', async () => {
    answers = [token('one'), good, good, good, token('two'), good];
    const call = connect();
    await Promise.all([call(Answer, 'GET', '/a'), call(Answer, 'GET', '/a')]);
    await call(Answer, 'GET', '/a');
    now = 541_000;
    await call(Answer, 'GET', '/a');
    const one = 'GET /a Bearer one';
    expect(calls()).toEqual([LOGIN, one, one, one, LOGIN, 'GET /a Bearer two']);
  });

  it.each([
    ['that breaks off', cut],
    ['that fails there', json(503, {})],
    ['of which there are too many', json(429, {})],
    ['whose twin is under way', json(409, { details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] })],
  ])('%s is repeated with the same number', async (_, failure) => {
    answers = [token('one'), failure, good];
    expect(await connect()(Answer, 'POST', '/a', { requestId: 'r', body: '{}' })).toEqual({ ok: true });
    expect(seen.slice(1).map(({ headers }) => headers['paypal-request-id'])).toEqual(['r', 'r']);
  });

  it('whose token has run out is repeated with a new one', async () => {
    answers = [token('one'), json(401, {}), token('two'), good];
    expect(await connect()(Answer, 'GET', '/a')).toEqual({ ok: true });
    expect(calls().at(-1)).toBe('GET /a Bearer two');
  });

  it('that is refused says why and is not repeated', async () => {
    answers = [token('one'), json(422, { name: 'X', details: [{ issue: 'INSTRUMENT_DECLINED' }] })];
    const refused = connect()(Answer, 'POST', '/a');
    await expect(refused).rejects.toEqual(new PayPalError(422, 'INSTRUMENT_DECLINED'));
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['always fails', json(500, {}), 3],
    ['answers what it does not promise', json(200, { ok: 'yes' }), 1],
    ['answers no JSON', (response: ServerResponse) => void response.end('<html>'), 1],
  ])('is given up where PayPal %s', async (_, answer, tries) => {
    answers = [token('one'), answer];
    await expect(connect()(Answer, 'GET', '/a')).rejects.toBeInstanceOf(PayPalAwayError);
    expect(seen).toHaveLength(1 + tries);
  });

  it('is given up at once with credentials that PayPal does not know', async () => {
    answers = [json(401, { error: 'invalid_client' })];
    await expect(connect()(Answer, 'GET', '/a')).rejects.toThrow('credentials');
    expect(seen).toHaveLength(1);
  });

  it('ends in time, and says that it is not known what PayPal did', async () => {
    answers = [token('one'), silence];
    await expect(connect(300)(Answer, 'POST', '/a')).rejects.toBeInstanceOf(PayPalSlowError);
  });
});
