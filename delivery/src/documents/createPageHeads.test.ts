import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageDocument, RouteEntry } from '@galopin/shared/contracts';
import { createPageHeads } from './createPageHeads';
import type { FoundPage } from './findPage';

const DOCUMENT: PageDocument = {
  title: 'Prix',
  description: 'Une course.',
  type: 'article',
  image: null,
  data: null,
};

function page(path: string, params: Readonly<Record<string, string>> = {}, search = ''): FoundPage {
  const route: RouteEntry = {
    path,
    name: path,
    remote: 'mf-x',
    page: 'p',
    title: 't',
    query: { jour: 'isoDate' },
  };
  return { route, params, query: new URLSearchParams(search) };
}
const race = (id = '1') => page('/Course/:id', { id });

describe('createPageHeads', () => {
  let server: Server;
  let answer: RequestListener;
  let asked: string[];
  let time: number;

  beforeEach(async () => {
    asked = [];
    time = Date.parse('2026-07-07T08:00:00Z');
    answer = (_request, response) => response.end(JSON.stringify(DOCUMENT));
    server = createServer((request, response) => {
      asked.push(String(request.url));
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  const warnings = jest.fn();
  const open = (limit = 5000) =>
    createPageHeads({
      SITE_ORIGIN: 'https://galopin.test',
      BACKEND_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      now: () => new Date(time),
      log: { warn: warnings, info: () => undefined },
      limit,
    });

  it('asks once for what a page is about', async () => {
    const heads = open();
    expect(await heads.find(race())).toEqual(DOCUMENT);
    expect(await heads.find(race())).toEqual(DOCUMENT);
    await heads.find(page('/Aspibet', {}, 'jour=2026-07-06&utm=x'));
    expect(asked).toEqual(['/apin/documents/race?id=1', '/apin/documents/tips?jour=2026-07-06']);
  });

  it('makes what search engines read once, with the site’s own addresses and no way out of its block', async () => {
    const item = { '@type': 'ListItem', item: '/', name: '</script><script>' };
    const data = { '@graph': [{ '@type': 'SportsEvent', url: '/Course/1', name: '/Course/1' }, item] };
    answer = (_request, response) => response.end(JSON.stringify({ ...DOCUMENT, data }));
    const heads = open();
    const head = await heads.find(race());
    const json = head === null || head === 'unknown' ? null : head.data;
    expect(json).not.toContain('<');
    expect(JSON.parse(json ?? '')).toEqual({
      '@graph': [
        { '@type': 'SportsEvent', url: 'https://galopin.test/Course/1', name: '/Course/1' },
        { ...item, item: 'https://galopin.test/' },
      ],
    });
    expect(await heads.find(race())).toBe(head);
  });

  it('asks nothing of pages that are nobody else’s business', async () => {
    expect(await open().find(page('/Profile'))).toBeNull();
    expect(await open().find(null)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('shares one call among those who ask at once', async () => {
    const heads = open();
    await Promise.all([heads.find(race()), heads.find(race())]);
    expect(asked).toHaveLength(1);
  });

  it('knows what is not stored, and soon asks again', async () => {
    const heads = open();
    answer = (_request, response) => response.writeHead(404).end('{}');
    expect(await heads.find(race())).toBe('unknown');
    expect(await heads.find(race())).toBe('unknown');
    expect(asked).toHaveLength(1);
    time += 6000;
    answer = (_request, response) => response.end(JSON.stringify(DOCUMENT));
    expect(await heads.find(race())).toEqual(DOCUMENT);
  });

  it('serves what it has while it asks again', async () => {
    const heads = open();
    await heads.find(race());
    time += 31_000;
    const renewed = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        response.on('finish', resolve).end(JSON.stringify({ ...DOCUMENT, title: 'Autre' }));
      };
    });
    expect(await heads.find(race())).toEqual(DOCUMENT);
    await renewed;
    expect(asked).toHaveLength(2);
  });

  it('waits no longer than its limit, and has the answer for the next one', async () => {
    const heads = open(20);
    let release: () => void = () => undefined;
    const asking = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        release = () => response.end(JSON.stringify(DOCUMENT));
        resolve();
      };
    });
    expect(await heads.find(race())).toBeNull();
    await asking;
    const patient = heads.find(race());
    release();
    expect([null, DOCUMENT]).toContainEqual(await patient);
    expect(asked).toHaveLength(1);
  });

  it('does without a backend that is away, fails or answers nonsense, and says so once', async () => {
    const heads = open();
    answer = (_request, response) => response.writeHead(500).end('no');
    expect(await heads.find(race('1'))).toBeNull();
    answer = (_request, response) => response.end('{"title":1}');
    expect(await heads.find(race('2'))).toBeNull();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await heads.find(race('3'))).toBeNull();
    expect(warnings).toHaveBeenCalledTimes(1);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  it('asks a slow backend for a few pages at a time', async () => {
    const heads = open(5);
    answer = () => undefined;
    await Promise.all(Array.from({ length: 40 }, (_, at) => heads.find(race(String(at + 1)))));
    expect(asked.length).toBeLessThanOrEqual(16);
  });
});
