import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { closeAfterEarlyAnswers } from '../http/closeAfterEarlyAnswers';
import { STREAM_PATH } from '@galopin/shared/contracts';
import { proxyRoutes } from './proxyRoutes';

/** A backend that echoes, and streams: its stream ends only when the test says so. */
async function startUpstream() {
  let endStream = (): void => undefined;
  const server: Server = createServer((request, response) => {
    if (request.url === '/apin/webhook/message/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
      endStream = () => response.end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(url?.startsWith('/parse/fail') ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://127.0.0.1:${port}`, stop, endStream: () => endStream() };
}

describe('proxyRoutes', () => {
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let app: FastifyInstance;

  beforeAll(async () => {
    upstream = await startUpstream();
    app = fastify({
      forceCloseConnections: true,
      trustProxy: 'loopback',
      requestTimeout: 1000,
      http: { connectionsCheckingInterval: 100, headersTimeout: 1000 },
    });
    closeAfterEarlyAnswers(app);
    await app.register(compress, { global: false });
    await app.register(proxyRoutes, {
      BACKEND_URL: upstream.url,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(upstream.url).host,
      NOTIFICATION_STREAM_PATH: STREAM_PATH,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await upstream.stop();
  });

  const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  it.each([
    '/caractrap?limit=1001&sort=reun%20asc',
    '/cachedate?numcourse=1',
    '/apin/user/a%2Fb',
    '/parse/functions/tips',
    '/icons/tabler.json?icons=x',
  ])('hands over %s as it is', async (url) => {
    expect((await app.inject(url)).json()).toMatchObject({ method: 'GET', url });
  });

  it('hands over method, body, type and bearer token, and says where the call came from', async () => {
    const headers = { 'content-type': 'text/plain', authorization: 'Bearer t', host: 'galopin.test' };
    const answer = await app.inject({ method: 'POST', url: '/apin/events', headers, payload: '{"a":1}' });
    expect(answer.json()).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: {
        authorization: 'Bearer t',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'galopin.test',
      },
    });
  });

  it('accepts a JSON call without a body', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/apin/user/init', headers })).statusCode).toBe(200);
  });

  it.each([
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', 200],
    ['POST', '/securetoken.googleapis.com/v1/token?key=k', 200],
    ['GET', '/emulator/v1/projects/demo-galopin/oobCodes', 404],
    ['GET', '/emulator/action?mode=resetPassword&oobCode=x&newPassword=y', 404],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-galopin/accounts:query', 404],
    ['DELETE', '/identitytoolkit.googleapis.com/v1/projects/demo-galopin/accounts', 404],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp/../../projects', 404],
    ['GET', '/identitytoolkit.googleapis.com/v1/accounts:lookup', 404],
  ] as const)('%s %s of the Auth emulator is answered %i', async (method, url, status) => {
    expect((await app.inject({ method, url })).statusCode).toBe(status);
  });

  it.each([
    ['signUp', { email: 'a@b.fr', password: 'sept..7' }, 'at least 8 characters'],
    ['signUp', { email: 'long@exemple.fr', password: 'Long@exemple.fr' }, 'not be the e-mail address'],
    ['signUp', { email: 'a@b.fr', password: 'x'.repeat(4097) }, 'at most 4096 characters'],
    ['update', { idToken: 't', password: 'short' }, 'at least 8 characters'],
    ['resetPassword', { oobCode: 'c', newPassword: 'short' }, 'at least 8 characters'],
  ])(
    'accounts:%s with a password that the page refuses is refused as Firebase does',
    async (call, payload, why) => {
      const url = `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`;
      const answer = await app.inject({ method: 'POST', url, payload });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error: { code: 400, message: expect.stringMatching(`^WEAK_PASSWORD : .*${why}`) } },
      ]);
    },
  );

  it.each([
    ['a good password', 'signUp', JSON.stringify({ email: 'a@b.fr', password: 'trois chevaux gris' }), 200],
    ['a sign-up without a name', 'signUp', '{"returnSecureToken":true}', 200],
    ['a sign-in with an old password', 'signInWithPassword', '{"email":"a@b.fr","password":"six666"}', 200],
    ['a body in another encoding', 'signUp', Buffer.from('{"password":"x"}', 'utf16le'), 400],
    ['a password that is no text', 'update', '{"password":1234567890}', 400],
  ])('answers %s in accounts:%s, %s, with %i', async (_what, call, payload, status) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`;
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(status);
  });

  it('passes 60 sign-in calls a minute of one address on, and counts none of this machine', async () => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
    const guess = (remoteAddress: string) => app.inject({ method: 'POST', url, remoteAddress });
    const calls = async (address: string) => {
      const statuses: number[] = [];
      for (let call = 0; call <= 60; call += 1) statuses.push((await guess(address)).statusCode);
      return statuses;
    };
    expect(await calls('203.0.113.60')).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    const refused = await guess('203.0.113.60');
    expect(refused.json()).toEqual({ error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(new Set(await calls('127.0.0.1'))).toEqual(new Set([200]));
  });

  it('hands no owner’s right of the Auth emulator over', async () => {
    const { headers } = (
      await app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:update?key=k',
        headers: { authorization: 'Bearer owner' },
        payload: { localId: 'somebody' },
      })
    ).json<{ headers: Record<string, string> }>();
    expect(headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['a proxy before it', '127.0.0.1', '203.0.113.7, 10.0.0.1', '10.0.0.1'],
    ['a visitor who names another', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    [
      'two hops and a visitor who names another',
      '127.0.0.1',
      '198.51.100.1, 203.0.113.7, 127.0.0.5',
      '203.0.113.7',
    ],
  ])('tells one address of %s', async (_what, remoteAddress, forwarded, expected) => {
    const answer = await app.inject({
      url: '/caractrap',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' },
    });
    const { headers } = answer.json<{ headers: Record<string, string> }>();
    expect(headers['x-forwarded-for']).toBe(expected);
    expect(headers['x-forwarded-proto']).toBe(remoteAddress === '127.0.0.1' ? 'https' : 'http');
  });

  describe('on one kept connection', () => {
    /** Sends text by itself and collects what comes back until the other side closes, or `until` is in it. */
    async function talk(text: string, until?: string): Promise<string> {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      let heard = '';
      const ended = once(socket, 'close');
      const found = new Promise<void>((resolve) => {
        socket.on('data', (piece: Buffer) => {
          heard += piece.toString();
          if (until !== undefined && heard.includes(until)) resolve();
        });
      });
      // A peer that closes while this side still sends is one of the outcomes.
      socket.on('error', () => undefined);
      socket.write(text);
      await Promise.race([ended, found]);
      socket.destroy();
      return heard;
    }
    const post = (length: number, body: string) =>
      `POST /apin/user/init HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
    const next = 'GET /apin/days HTTP/1.1\r\nhost: x\r\n\r\n';

    it('a body over the limit is refused with 413, and the connection closed', async () => {
      const size = 2 * 1024 * 1024;
      const heard = await talk(post(size, 'x'.repeat(size)) + next);
      expect(heard).toMatch(/^HTTP\/1\.1 413 /);
      expect(heard.toLowerCase()).toContain('connection: close');
      expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
    });

    it('a body over the limit in pieces of unknown number is refused as well', async () => {
      const piece = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
      const head =
        'POST /apin/user/init HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n';
      expect(await talk(`${head}${piece}${piece}0\r\n\r\n${next}`)).toMatch(/^HTTP\/1\.1 413 /);
    });

    it('a call after one with a good body is answered', async () => {
      expect(await talk(post(7, '{"a":1}') + next, '/apin/days')).toMatch(
        /200 OK[^]*"body":"{\\"a\\":1}"[^]*200 OK/,
      );
    });

    it('a body that does not come is not waited for', async () => {
      expect(await talk(post(100, '{'))).toMatch(/^HTTP\/1\.1 408 /);
    });

    it('the body of a GET is left behind', async () => {
      const heard = await talk(
        `GET /apin/days HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 3\r\n\r\nabc${next}`,
        '/apin/days',
      );
      expect(heard).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(heard).toContain('"body":""');
    });
  });

  it('passes an error on at once', async () => {
    expect((await app.inject('/parse/fail')).statusCode).toBe(503);
  });

  it('passes on events while the stream is still open', async () => {
    const answer = await fetch(`${address()}/apin/webhook/message/stream`);
    const reader = answer.body!.getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toContain('event: ready');
    upstream.endStream();
    expect((await reader.read()).done).toBe(true);
  });

  it('has the stream where the operator wants it, and no longer at the usual path', async () => {
    const moved = fastify({ forceCloseConnections: true });
    await moved.register(proxyRoutes, {
      BACKEND_URL: upstream.url,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      NOTIFICATION_STREAM_PATH: '/apin/messages',
    });
    const url = await moved.listen({ port: 0, host: '127.0.0.1' });
    const reader = (await fetch(`${url}/apin/messages`)).body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: ready');
    await reader.cancel();
    await moved.close();
  });

  it('ends its streams with a reason when it is stopped', async () => {
    const stopping = fastify({ forceCloseConnections: 'idle' });
    await stopping.register(proxyRoutes, {
      BACKEND_URL: upstream.url,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      NOTIFICATION_STREAM_PATH: STREAM_PATH,
    });
    const url = await stopping.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/apin/webhook/message/stream`);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    const closed = stopping.close();
    expect((await reader.read()).value).toBe('event: closing\ndata: {}\n\n');
    expect((await reader.read()).done).toBe(true);
    await closed;
  });

  it('has connections left for calls, however many streams are open', async () => {
    const leaving = new AbortController();
    const open = () => fetch(`${address()}/apin/webhook/message/stream`, { signal: leaving.signal });
    const streams = await Promise.all(Array.from({ length: 200 }, open));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await fetch(`${address()}/apin/days`)).status).toBe(200);
    leaving.abort();
  });

  it('says in JSON that the backend does not answer', async () => {
    const alone = fastify();
    await alone.register(proxyRoutes, {
      BACKEND_URL: 'http://127.0.0.1:9',
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      NOTIFICATION_STREAM_PATH: STREAM_PATH,
    });
    const answer = await alone.inject('/caractrap');
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({ error: { code: 'bad-gateway', message: expect.any(String) } });
    await alone.close();
  });

  it('says without JSON that the Auth emulator does not answer: its SDK takes that for a network away', async () => {
    const alone = fastify();
    const nowhere = '127.0.0.1:9';
    await alone.register(proxyRoutes, {
      BACKEND_URL: `http://${nowhere}`,
      FIREBASE_AUTH_EMULATOR_HOST: nowhere,
      NOTIFICATION_STREAM_PATH: STREAM_PATH,
    });
    const { statusCode, headers } = await alone.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k',
    });
    expect([statusCode, headers['content-type']]).toEqual([502, 'text/plain; charset=utf-8']);
    await alone.close();
  });
});
