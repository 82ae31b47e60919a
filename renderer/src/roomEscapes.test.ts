import { createServer, type AddressInfo } from 'node:net';
import { createRenderer, type Renderer } from './createRenderer';
import { halfOf, htmlOf, jobOf, remoteOf } from './testing/halves';

let renderer: Renderer;
beforeAll(() => {
  renderer = createRenderer({ limits: { heap: 64, render: 5000, silence: 5000, waiting: 3 } });
});
afterAll(() => renderer.close());

const run = (body: string) => htmlOf(renderer.render(jobOf(remoteOf(body))));

/** Walks everything in reach, and lists what does not descend from the Object and Function of the room itself. */
const FIND_FOREIGN = `
  const seen = new Set([Function.prototype]);
  const foreign = [];
  const walk = (value, path) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    seen.add(value);
    let root = value;
    while (Reflect.getPrototypeOf(root) !== null) root = Reflect.getPrototypeOf(root);
    if (root !== Object.prototype && root !== value) foreign.push(path);
    if (typeof value === 'function' && !(value instanceof Function)) foreign.push(path);
    walk(Reflect.getPrototypeOf(value), path + '.__proto__');
    for (const key of Reflect.ownKeys(value)) {
      const { value: held, get, set } = Reflect.getOwnPropertyDescriptor(value, key);
      for (const next of [held, get, set]) walk(next, path + '.' + String(key));
    }
  };`;

describe('an object of the host', () => {
  it('is not reached from any global, prototype, symbol or constructor', async () => {
    const found = await run(`${FIND_FOREIGN} walk(globalThis, 'globalThis'); return foreign.join(' ');`);
    expect(found).toBe('');
  });

  it('is not reached from streams, signals, errors, promises or calls', async () => {
    const found = await run(`${FIND_FOREIGN}
      let controller;
      const stream = new ReadableStream({ type: 'bytes', start(made) { controller = made; } });
      const thrown = [() => new URL('x'), () => structuredClone, () => { const f = () => f(); f(); }].map((attempt) => {
        try { attempt(); } catch (error) { return error; }
      });
      const refused = await import('node:fs').catch((error) => error);
      walk([stream, controller, stream.getReader(), new AbortController(), thrown, refused, calls, request,
        (async () => undefined)(), new URL('http://x').searchParams.entries(), setTimeout(() => undefined, 0)], '');
      return foreign.join(' ');`);
    expect(found).toBe('');
  });

  it('is not reached from the call sites of a stack', async () => {
    const found = await run(`${FIND_FOREIGN}
      Error.prepareStackTrace = (_error, sites) => sites;
      const sites = new Error('here').stack;
      let inURL; try { new URL('x'); } catch (error) { inURL = error.stack; }
      Error.prepareStackTrace = undefined;
      for (const site of [...sites, ...inURL]) walk([site, site.getThis(), site.getFunction()], '');
      return foreign.join(' ');`);
    expect(found).toBe('');
  });

  it('is not reached by the symbols that move a stream to another thread', async () => {
    const symbols = await run(
      `return [ReadableStream, AbortSignal].flatMap((type) => Object.getOwnPropertySymbols(type.prototype)).map(String)
        .filter((name) => /messaging|transfer|deserialize/i.test(name)).join(' ');`,
    );
    expect(symbols).toBe('');
  });
});

describe('a page', () => {
  it('finds no shared memory, WebAssembly, processes or sockets among the globals', async () => {
    const names = [
      'SharedArrayBuffer',
      'Atomics',
      'WebAssembly',
      'eval',
      'process',
      'Buffer',
      'fetch',
      'caches',
    ];
    const all = [
      ...names,
      'crypto',
      'WebSocket',
      'WebSocketPair',
      'MessageChannel',
      'EventSource',
      'Response',
    ];
    expect(await run(`return ${JSON.stringify(all)}.filter((name) => name in globalThis).join(' ');`)).toBe(
      '',
    );
  });

  it.each(['cloudflare:sockets', 'cloudflare:workers', 'cloudflare:node'])(
    'imports nothing from %s',
    async (name) => {
      expect(await run(`return Object.keys(await import('${name}')).join(' ');`)).toBe('');
    },
  );

  it('gets none of Node’s modules from what is left of its process', async () => {
    const body = `const { getBuiltinModule, env } = await import('node:process');
      const got = ['node:fs', 'node:net', 'node:child_process', 'node:vm', 'node:os', 'fs'].map(getBuiltinModule);
      return JSON.stringify([got.every((module) => module === undefined), env]);`;
    expect(await run(body)).toBe('[true,{}]');
  });

  it('cannot open a second connection to get the classes of the first', async () => {
    const body = "return (await import('room.js')).default.fetch().webSocket.constructor.name;";
    await expect(run(body)).rejects.toMatchObject({ fault: 'threw', message: 'a room has one connection' });
  });

  it('breaks none of the room’s messages by changing JSON or the prototype of objects', async () => {
    const body = `JSON.stringify = () => '{"kind":"ready"}'; JSON.parse = () => ({}); Object.prototype.kind = 'log';
      return 'sent';`;
    expect(await run(body)).toBe('sent');
  });

  it.each([
    ['{ kind: "ready" }', 'shape', 'reported twice'],
    ['{ kind: "constructor" }', 'shape', 'none of its own'],
    ['{ ...this, level: "fatal" }', 'shape', 'none of its own'],
  ])('gets no more time, and breaks nothing, with a forged message %s', async (forged, fault, words) => {
    const body = `Object.prototype.toJSON = function () { return this.kind === 'log' ? ${forged} : { ...this }; };
      calls.log('info', 'forged'); for (;;) await new Promise((go) => setTimeout(go, 1));`;
    await expect(run(body)).rejects.toMatchObject({ fault, message: expect.stringContaining(words) });
  });
});

describe('the code of a half', () => {
  it('that leaves its function connects to nothing on this machine', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const half = halfOf(`}; const attempts = [];
      for (const address of ['127.0.0.1:${port}', 'localhost:${port}', '[::1]:${port}'])
        try { fetch('http://' + address); attempts.push('asked'); } catch (error) { attempts.push(error.name); }
      module.exports = function (module, exports) {
        exports.pages = { page: () => ({ page: { draw: async () => attempts.join(' ') } }) };`);
    expect(await htmlOf(renderer.render(jobOf(half)))).toBe('ReferenceError ReferenceError ReferenceError');
    expect(connections).toBe(0);
    server.close();
  });
});
