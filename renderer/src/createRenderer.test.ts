import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { createRenderer, type Renderer } from './createRenderer';
import { RenderError } from './RenderError';
import { halfOf, htmlOf, jobOf, remoteOf, SHELL } from './testing/halves';

const LIMITS = { heap: 64, render: 600, silence: 800, waiting: 3 };

let renderer: Renderer;
beforeEach(() => {
  renderer = createRenderer({ limits: LIMITS });
});
afterEach(() => renderer.close());

const good = remoteOf('return `seen at ${request.now}`;');
const render = (...job: Parameters<typeof jobOf>) => htmlOf(renderer.render(jobOf(...job)));
const faultOf = async (rendered: Promise<unknown>) => {
  const error = await rendered.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RenderError)) throw new Error(`${String(error)} is no RenderError`);
  return error;
};

describe('a page', () => {
  it('is rendered by the halves of its shell and its remote', async () => {
    expect(await render(good)).toBe('seen at 1000');
  });

  it('of the shell alone needs no remote', async () => {
    expect(await render(null)).toBe('nothing here');
  });

  it('is answered by the API through the one who asks for it', async () => {
    const get = jest.fn(async (path: string) => ({ status: 203, headers: { a: 'b' }, body: path }));
    const page = remoteOf(
      "const a = await calls.get('/caractrap?id=7'); return [a.status, a.headers.a, a.body].join(' ');",
    );
    expect(await render(page, { calls: { get } })).toBe('203 b /caractrap?id=7');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('is told when the API does not answer', async () => {
    const get = () => Promise.reject(new Error('nobody answers'));
    const page = remoteOf("return calls.get('/x').catch((error) => error.message);");
    expect(await render(page, { calls: { get } })).toBe('nobody answers');
  });

  it('has the language, timers, addresses and dates in French', async () => {
    const page = remoteOf(`
      await new Promise((resolve) => setTimeout(resolve, 1));
      const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' }).format(0);
      return [day, new URL('/a?b=c', 'http://x').search, new TextEncoder().encode('é').length].join(' ');`);
    expect(await render(page)).toBe('jeudi 1 janvier 1970 ?b=c 2');
  });
});

describe('a half that', () => {
  it.each([
    ['throws', "throw new Error('broken here');", 'threw', 'broken here'],
    ['throws what is no error', 'throw null;', 'threw', 'null'],
    ['throws what cannot be read', 'throw { get message() { throw 1; } };', 'threw', 'cannot be read'],
    ['loops for ever', 'for (;;) {}', 'late', 'not rendered within'],
    [
      'loops for ever without blocking',
      'for (;;) await new Promise((go) => setTimeout(go, 1));',
      'late',
      'not rendered within',
    ],
    ['never ends', 'await new Promise(() => undefined);', 'late', 'not rendered within'],
    [
      'fills its heap',
      'const all = []; for (;;) all.push(new Array(1_000_000).fill(all.length));',
      'memory',
      'heap',
    ],
    [
      'takes memory beside its heap',
      'const all = []; for (;;) { all.push(new Uint8Array(3e7).fill(1)); await new Promise((go) => setTimeout(go, 10)); }',
      'memory',
      'MB were taken',
    ],
    ['reads the environment', 'return process.env.PATH;', 'refused', 'process is not defined'],
    [
      'asks for a module of Node',
      "return require('node:fs').readFileSync('/etc/passwd', 'utf8');",
      'refused',
      'node:fs is not to be had',
    ],
    [
      'imports a module of Node',
      "return (await import('node:fs')).readFileSync('/etc/passwd', 'utf8');",
      'refused',
      '',
    ],
    [
      'calls another host',
      "return (await fetch('http://127.0.0.1:9/')).text();",
      'refused',
      'fetch is not defined',
    ],
    ['makes code of text', "return Function('return this')();", 'refused', 'Code generation'],
    [
      'logs without end',
      "for (let line = 0; line < 2000; line += 1) calls.log('info', 'again');",
      'refused',
      'more than 500 messages',
    ],
    ['makes a page that is too long', "return 'x'.repeat(9e6);", 'memory', 'Max payload size exceeded'],
    ['makes a page of no text', 'return { length: 1 };', 'shape', 'none of its own'],
  ])('%s fails, and its neighbour does not', async (_what, body, fault, words) => {
    if (fault === 'memory') {
      // Whoever fills memory is slow as well.
      renderer.close();
      renderer = createRenderer({ limits: { ...LIMITS, render: 20_000, silence: 20_000 } });
    }
    const failed = faultOf(render(remoteOf(body)));
    expect(await render(good)).toBe('seen at 1000');
    const error = await failed;
    expect(error.fault).toBe(fault);
    expect(error.message).toContain(words);
    expect(await render(good)).toBe('seen at 1000');
  });

  it.each([
    ['a class it was given', 'URL.constructor'],
    ['an object of such a class', "new URL('http://x').searchParams.get.constructor"],
    [
      'an error of such a class',
      "(() => { try { new URL('x'); } catch (error) { return error.constructor.constructor; } })()",
    ],
    ['a timer', 'setTimeout.constructor'],
    ['a question’s promise', "calls.get('/x').constructor.constructor"],
    ['an asynchronous function', '(async () => undefined).constructor'],
  ])('makes code by way of %s is refused', async (_what, way) => {
    const page = remoteOf(`return String(${way}('return typeof process + typeof require')());`);
    expect((await faultOf(render(page))).message).toMatch(/Code generation|not a function/);
  });

  it('changes what the language is made of changes it for itself alone', async () => {
    const page = remoteOf(`
      Array.prototype.push = () => { throw new Error('stolen'); };
      const outside = Object.getPrototypeOf(Object.getPrototypeOf(URL.prototype)) ?? Object.getPrototypeOf(URL.prototype);
      try { outside.stolen = 'yes'; } catch {}
      return String({}.stolen);`);
    expect(['undefined', 'yes']).toContain(await render(page));
    expect(await render(good)).toBe('seen at 1000');
  });

  it('finds no way to a server of this machine', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end('secret');
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const url = JSON.stringify(`http://127.0.0.1:${port}/`);
    const ways = [
      'fetch',
      'new WebSocket',
      'new EventSource',
      'new XMLHttpRequest().open',
      'globalThis.fetch',
    ]
      .map((way) => `try { await ${way}(${url}); } catch (error) { found.push(error.name); }`)
      .join('\n');
    const page = remoteOf(`const found = []; ${ways} return found.join(' ');`);
    expect(await render(page)).toBe('ReferenceError ReferenceError ReferenceError ReferenceError TypeError');
    expect(asked).toBe(0);
    server.close();
  });

  it('is no half at all is said to be none', async () => {
    expect((await faultOf(render(halfOf('nonsense here')))).fault).toBe('shape');
    expect((await faultOf(render(halfOf('exports.other = 1;')))).fault).toBe('threw');
  });

  it('wants more of the shell than that shares is refused', async () => {
    const { fault, message } = await faultOf(render(halfOf("require('firebase');")));
    expect([fault, message]).toEqual(['refused', 'firebase is not to be had on a server']);
  });
});

describe('a room', () => {
  it('is one for each build, kept for the next page of it', async () => {
    const counter = halfOf(
      'let seen = 0; exports.pages = { page: () => ({ page: { draw: () => String((seen += 1)) } }) };',
    );
    expect([await render(counter), await render(counter)]).toEqual(['1', '2']);
    await render(good);
    expect(renderer.rooms()).toBe(2);
  });

  it('is opened anew after it has died', async () => {
    const fragile = remoteOf("if (request.now === 1000 && calls.log('info', 'x') === undefined) for (;;) {}");
    await faultOf(render(fragile));
    await faultOf(render(fragile));
    expect(renderer.rooms()).toBe(0);
  });

  it('is closed for another once there are too many', async () => {
    renderer.close();
    renderer = createRenderer({ most: 1, limits: LIMITS });
    await render(good);
    await render(remoteOf("return 'other';"));
    expect(renderer.rooms()).toBe(1);
    expect(await render(good)).toBe('seen at 1000');
  });

  it('that nobody uses is closed', async () => {
    renderer.close();
    renderer = createRenderer({ idle: 1, limits: LIMITS });
    await render(good);
    while (renderer.rooms() > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await render(good)).toBe('seen at 1000');
  });

  it('takes so many pages and no more: others are nobody’s fault', async () => {
    const waiting: (() => void)[] = [];
    const get = () =>
      new Promise<never>((_resolve, reject) => waiting.push(() => reject(new Error('given up'))));
    const slow = remoteOf("await calls.get('/x').catch(() => undefined); return 'at last';");
    const pages = [1, 2, 3].map(() => render(slow, { calls: { get } }));
    expect((await faultOf(render(slow))).fault).toBe('busy');
    // The fourth was refused once the others had been taken in; they ask in their turn.
    while (waiting.length < 3) await new Promise((resolve) => setImmediate(resolve));
    waiting.forEach((giveUp) => giveUp());
    expect(await Promise.all(pages)).toEqual(['at last', 'at last', 'at last']);
  });

  it('is busy for everybody on a machine that cannot start one', async () => {
    const spy = jest.spyOn(os, 'tmpdir').mockReturnValue('/nowhere');
    const { fault, message } = await faultOf(render(good));
    spy.mockRestore();
    expect([fault, message]).toEqual(['busy', expect.stringContaining('browsers render the pages')]);
    expect(await render(good)).toBe('seen at 1000');
  });

  it('is not opened with a half that cannot be read', async () => {
    const lost = {
      ...halfOf(''),
      read: () => Promise.reject(new RenderError('missing', 'it is missing')),
    };
    expect((await faultOf(render(lost))).fault).toBe('missing');
    expect((await faultOf(render(good, { shell: lost }))).fault).toBe('missing');
    expect(await render(good, { shell: SHELL })).toBe('seen at 1000');
  });
});
