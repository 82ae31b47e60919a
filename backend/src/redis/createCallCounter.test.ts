import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { handleError } from '../http/handleError';
import { countCalls, limitCalls } from '../http/limitCalls';
import { createCallCounter, type CallCounter } from './createCallCounter';
import { startFakeRedis } from './testing/startFakeRedis';

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** A node with one route, of which two calls a minute are allowed under each of two names. */
async function startNode(counter: CallCounter | undefined, run: string) {
  const app = Fastify({ trustProxy: true });
  app.setErrorHandler(handleError);
  await countCalls(app, counter?.redis);
  app.get('/one', { onRequest: limitCalls(app, `${run} one`, 2) }, () => 'one');
  app.get('/other', { onRequest: limitCalls(app, `${run} other`, 2) }, () => 'other');
  const call = async (url: string, from = '203.0.113.7') =>
    (await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode;
  return { call, close: () => app.close() };
}

describe('limits of calls', () => {
  it('are counted together by nodes that share a Redis, each limit for itself', async () => {
    const redis = await startFakeRedis();
    // A real one, where one is told.
    const url = process.env['TEST_REDIS_URL'] ?? redis.url;
    const counters = [createCallCounter(url, silent), createCallCounter(url, silent)];
    await Promise.all(
      counters.map(({ redis }) => new Promise<void>((resolve) => redis.once('ready', () => resolve()))),
    );
    const run = randomUUID();
    const [left, right] = await Promise.all(counters.map((counter) => startNode(counter, run)));
    expect([await left?.call('/one'), await right?.call('/one')]).toEqual([200, 200]);
    expect([await left?.call('/one'), await right?.call('/one')]).toEqual([429, 429]);
    expect([await left?.call('/other'), await left?.call('/one', '203.0.113.8')]).toEqual([200, 200]);
    // An IPv6 visitor has as many addresses as they like; their network counts.
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8::3'];
    const answers = [];
    for (const address of network) answers.push(await right?.call('/one', address));
    expect(answers).toEqual([200, 200, 429]);
    await Promise.all([left?.close(), right?.close()]);
    for (const counter of counters) counter.stop();
    await redis.stop();
  });

  it('let calls through while Redis is away, and tell so once', async () => {
    const told: string[] = [];
    const logger = { ...silent, warn: (message: string) => void told.push(message) };
    const counter = createCallCounter('redis://127.0.0.1:9', logger);
    const node = await startNode(counter, 'away');
    expect([await node.call('/one'), await node.call('/one'), await node.call('/one')]).toEqual([
      200, 200, 200,
    ]);
    await new Promise<void>((resolve) => counter.redis.once('reconnecting', () => resolve()));
    expect(told).toEqual(['Redis is away: calls are not limited']);
    counter.stop();
    await node.close();
  });

  it('are counted by the process alone without Redis', async () => {
    const node = await startNode(undefined, 'alone');
    expect([await node.call('/one'), await node.call('/one'), await node.call('/one')]).toEqual([
      200, 200, 429,
    ]);
    await node.close();
  });
});
