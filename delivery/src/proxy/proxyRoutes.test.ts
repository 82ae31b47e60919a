import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
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
    app = fastify({ forceCloseConnections: true });
    await proxyRoutes(app, {
      BACKEND_URL: upstream.url,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(upstream.url).host,
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
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
    '/emulator/action',
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
    await proxyRoutes(alone, { BACKEND_URL: 'http://127.0.0.1:9', FIREBASE_AUTH_EMULATOR_HOST: undefined });
    const answer = await alone.inject('/caractrap');
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({ error: { code: 'bad-gateway', message: expect.any(String) } });
    expect((await alone.inject('/emulator/action')).statusCode).toBe(404);
    await alone.close();
  });

  it('says without JSON that the Auth emulator does not answer: its SDK takes that for a network away', async () => {
    const alone = fastify();
    const nowhere = '127.0.0.1:9';
    await proxyRoutes(alone, { BACKEND_URL: `http://${nowhere}`, FIREBASE_AUTH_EMULATOR_HOST: nowhere });
    const { statusCode, headers } = await alone.inject('/identitytoolkit.googleapis.com/v1/accounts');
    expect([statusCode, headers['content-type']]).toEqual([502, 'text/plain; charset=utf-8']);
    await alone.close();
  });
});
