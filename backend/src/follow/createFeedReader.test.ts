import { createFeedReader, parseRetryAfter, type Validators } from './createFeedReader';

const NOW = Date.parse('2026-11-21T13:00:00Z');
const never = new AbortController().signal;

/** A feed with one answer, and what it was asked with. */
function feed(answer: () => Response) {
  const asked: Headers[] = [];
  const reader = createFeedReader({
    baseUrl: 'http://feed.test/client/61/',
    now: () => NOW,
    fetch: (url, init) => {
      expect(url).toBe('http://feed.test/client/61/programme/21112026');
      asked.push(new Headers(init?.headers));
      return Promise.resolve(answer());
    },
  });
  const read = (known?: Validators) => reader.read('programme/21112026', known, never);
  return { asked, read };
}

describe('the reader of the feed', () => {
  it('asks with the marks of the last answer', async () => {
    const headers = { etag: '"a"', 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
    const { asked, read } = feed(() => new Response('{"a":1}', { headers }));
    const first = await read();
    expect(first).toMatchObject({ kind: 'document', document: { a: 1 } });
    expect(asked[0]?.has('if-none-match')).toBe(false);
    if (first.kind !== 'document') throw new Error('a document is wanted');
    await read(first.validators);
    expect(asked[1]?.get('if-none-match')).toBe('"a"');
    expect(asked[1]?.get('if-modified-since')).toBe(headers['last-modified']);
  });

  it('knows the same bytes again where the feed gives no marks', async () => {
    const { read } = feed(() => new Response('{"a":1}'));
    const first = await read();
    if (first.kind !== 'document') throw new Error('a document is wanted');
    expect(await read(first.validators)).toEqual({ kind: 'unchanged' });
  });

  it.each([
    [304, 'unchanged'],
    [404, 'nothing'],
    [204, 'nothing'],
  ])('takes %i for: %s', async (status, kind) => {
    const { read } = feed(() => new Response(null, { status }));
    expect(await read()).toEqual({ kind });
  });

  it('passes on how long a refusal is to last', async () => {
    const { read } = feed(() => new Response('', { status: 503, headers: { 'retry-after': '30' } }));
    await expect(read()).rejects.toMatchObject({ name: 'FeedRefusalError', status: 503, retryAfter: 30_000 });
  });

  it('refuses what is not JSON', async () => {
    const { read } = feed(() => new Response('<html>'));
    await expect(read()).rejects.toThrow('is not JSON');
  });

  it('gives up an answer that does not come, and at once when it is stopped', async () => {
    const silent: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const reader = createFeedReader({
      baseUrl: 'http://feed.test',
      now: () => NOW,
      fetch: silent,
      timeout: 10,
    });
    await expect(reader.read('programme/21112026', undefined, never)).rejects.toMatchObject({
      name: 'PmuUnavailableError',
      status: null,
    });
    const stop = new AbortController();
    const reading = reader.read('programme/21112026', undefined, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['Sat, 21 Nov 2026 13:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 12:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('of %p is %p ms', (text, ms) => expect(parseRetryAfter(text, NOW)).toBe(ms));
});
