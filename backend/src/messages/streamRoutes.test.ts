import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { newMessage } from '../testing/messageRows';
import { countPerAddress, STREAMS_PER_ADDRESS } from './countPerAddress';

const PATH = '/apin/webhook/message/stream';

describe('the stream', () => {
  let test: TestApp;
  const open: IncomingMessage[] = [];

  beforeAll(async () => {
    test = await createTestApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterEach(() => {
    for (const stream of open.splice(0)) stream.destroy();
  });
  afterAll(() => test.close());

  /** Opens a stream as a browser behind an address; what it hears is collected. */
  const listen = async (query = '', headers: Readonly<Record<string, string>> = {}) => {
    const { port } = test.app.server.address() as AddressInfo;
    const [stream] = (await once(
      get({ host: '127.0.0.1', port, path: `${PATH}${query}`, headers, agent: false }),
      'response',
    )) as [IncomingMessage];
    open.push(stream);
    let text = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    const until = async (part: string) => {
      while (!text.includes(part)) await once(stream, 'data');
      return text;
    };
    return { status: stream.statusCode, until, heard: () => text };
  };
  const publish = async (...texts: readonly string[]) => {
    const ids = await test.messaging.board.publish(texts.map((message) => newMessage({ message })));
    await test.messaging.board.look();
    return ids;
  };
  const messagesIn = (text: string) => [...text.matchAll(/"message":"([^"]*)"/g)].map(([, found]) => found);

  it('tells a page without an id only what comes', async () => {
    await publish('avant');
    const stream = await listen();
    await stream.until('ready');
    await publish('après');
    expect(messagesIn(await stream.until('après'))).toEqual(['après']);
  });

  it.each<[string, (id: number) => Parameters<typeof listen>]>([
    ['in its address', (id) => [`?lastEventId=${id}`]],
    ['in the header', (id) => ['', { 'last-event-id': String(id) }]],
    [
      'in the header, whatever the address says',
      (id) => [`?lastEventId=${id + 1}`, { 'last-event-id': String(id) }],
    ],
  ])('tells a page that comes back, its id %s, all it has missed', async (_where, how) => {
    const [, heard = 0] = await publish('un', 'deux', 'trois', 'quatre');
    const stream = await listen(...how(heard));
    expect(messagesIn(await stream.until('quatre'))).toEqual(['trois', 'quatre']);
    expect(stream.heard()).toContain('data: {}');
  });

  it('says that messages were missed after an id that it does not know', async () => {
    const stream = await listen('?lastEventId=999999');
    expect(await stream.until('ready')).toContain('data: {"missed":true}');
  });

  it('knows what another node has published a moment ago', async () => {
    const [id = 0] = await test.messaging.messages.append([newMessage({ message: 'ailleurs' })], Date.now());
    const stream = await listen(`?lastEventId=${id}`);
    expect(await stream.until('ready')).toContain('data: {}');
  });

  it.each(['x', '-1', '1'.repeat(16)])('refuses the id %j', async (id) => {
    expect((await listen(`?lastEventId=${id}`)).status).toBe(400);
    expect((await listen('', { 'last-event-id': id })).status).toBe(400);
  });

  it('serves one address up to its number of streams, and others beside it', async () => {
    const from = (address: string) => listen('', { 'x-forwarded-for': address });
    const streams = await Promise.all(Array.from({ length: STREAMS_PER_ADDRESS }, () => from('192.0.2.1')));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
  });
});

describe('places of an address', () => {
  it('are free again once they are given back, each once', () => {
    const take = countPerAddress(2);
    const [first, second] = [take('a'), take('a')];
    expect(() => take('a')).toThrow('At most 2 streams at once');
    first();
    first();
    take('a');
    expect(() => take('a')).toThrow('At most 2 streams at once');
    second();
    expect(take('a')).toBeInstanceOf(Function);
  });
});
