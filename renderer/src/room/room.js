/**
 * Main module of a room, run by workerd: renders pages with the halves of one shell and one remote. Delivery talks to it
 * over one WebSocket, so all renders share one request context, in which timers and promises work as in a browser. Halves
 * may change anything in here; delivery checks every message (`roomMessage.ts`).
 */
const { JSON, Object, Promise, Reflect, Response, WebSocketPair } = globalThis;
const { parse, stringify } = JSON;

/** Characters; `roomMessage.ts` has the same. */
const MOST = { message: 300, stack: 2000, args: 8000, log: 2000 };

/** The language, without what compiles WebAssembly, evaluates text or shares memory. */
const LANGUAGE = `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise
  RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis
  JSON Math Intl ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array
  Uint8ClampedArray Float16Array Float32Array Float64Array DataView Map BigInt Set Iterator WeakMap WeakSet WeakRef Proxy
  Reflect FinalizationRegistry DisposableStack AsyncDisposableStack decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape isFinite isNaN`;
/** Standard names that pages and libraries rely on. */
const STANDARD = `self console setTimeout clearTimeout queueMicrotask URL URLSearchParams TextEncoder TextDecoder
  ReadableStream AbortController AbortSignal`;

/** Removes every global that is not listed, so that a new version of workerd adds nothing. */
function removeGlobals() {
  const kept = new Set(`${LANGUAGE} ${STANDARD}`.split(/\s+/));
  for (let scope = globalThis; scope !== Object.prototype; scope = Reflect.getPrototypeOf(scope))
    for (const key of Reflect.ownKeys(scope)) if (!kept.has(key)) Reflect.deleteProperty(scope, key);
}

/** Describes a thrown value as text; reading it may throw as well. */
function describe(error) {
  try {
    return {
      message: String(error?.message ?? error).slice(0, MOST.message),
      stack: String(error?.stack ?? '').slice(0, MOST.stack),
    };
  } catch {
    return { message: 'an error that cannot be read', stack: '' };
  }
}

/** Text of a value for a message. */
function textOf(value, most) {
  const text = stringify(value) ?? 'null';
  if (text.length > most) throw new Error(`${text.length} characters, at most ${most} can be sent`);
  return text;
}

/** Calls of the API, and the promises that wait for their answers. */
function createCalls(send) {
  const waiting = new Map();
  let last = 0;
  const ask = (of, call, args) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      send({ kind: 'ask', id, of, call, args: textOf(args, MOST.args) });
      waiting.set(id, { resolve, reject });
    });
  return {
    log: (of) => (level, message, context) =>
      send({
        kind: 'log',
        of,
        level,
        message: String(message).slice(0, MOST.log),
        context: context && textOf(context, MOST.log),
      }),
    get: (of) => (path) => ask(of, 'get', [String(path)]),
    run:
      (of) =>
      (name, params = {}) =>
        ask(of, 'run', [String(name), params]),
    settle({ id, problem, value }) {
      const promise = waiting.get(id);
      waiting.delete(id);
      if (problem === null) promise?.resolve(value);
      else promise?.reject(new Error(problem));
    },
  };
}

function createConsole(log) {
  const write =
    (level) =>
    (...words) =>
      log(level, words.map(String).join(' '));
  const [info, warn, error] = ['info', 'warn', 'error'].map(write);
  return { log: info, info, debug: info, warn, error };
}

async function evaluate(file, modules) {
  const { default: half } = await import(file);
  const module = { exports: {} };
  half(module, module.exports, (request) => {
    if (Object.hasOwn(modules, request)) return modules[request];
    throw new Error(`${request} is not to be had on a server`);
  });
  return module.exports;
}

/** Answers delivery's messages, by their kind. */
function createRoom(send) {
  const calls = createCalls(send);
  globalThis.console = createConsole(calls.log(null));
  let shell;
  let pages = {};
  const draw = async ({ id, request, page }) => {
    const module = page === null ? null : pages[page]?.().page;
    if (module === undefined) throw new Error(`there is no page ${page}`);
    const ofPage = { get: calls.get(id), run: calls.run(id), log: calls.log(id) };
    send({ kind: 'rendered', id, page: await shell.render(request, module, ofPage) });
  };
  return {
    async load({ hasRemote }) {
      try {
        // styled-components requires Node's stream and never uses it here.
        ({ shell } = await evaluate('shell.js', { stream: {} }));
        if (hasRemote) ({ pages } = await evaluate('remote.js', shell.modules));
        send({ kind: 'ready' });
      } catch (error) {
        send({ kind: 'unusable', ...describe(error) });
      }
    },
    render: (message) =>
      draw(message).catch((error) => send({ kind: 'failed', id: message.id, ...describe(error) })),
    answer: calls.settle,
    ping: () => send({ kind: 'pong' }),
  };
}

removeGlobals();
let isOpen = false;

// oxlint-disable-next-line import/no-default-export -- workerd calls it
export default {
  fetch() {
    // A half can import this module, and finds classes of workerd in what this returns.
    if (isOpen) throw new Error('a room has one connection');
    isOpen = true;
    const [outside, inside] = Object.values(new WebSocketPair());
    const post = inside.send.bind(inside);
    const room = createRoom((message) => post(stringify(message)));
    inside.addEventListener('message', ({ data }) => {
      const message = parse(data);
      void room[message.kind](message);
    });
    inside.accept();
    return new Response(null, { status: 101, webSocket: outside });
  },
};
