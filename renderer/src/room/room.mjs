/**
 * Runs the halves of one shell and one remote, in a process of its own that was started without rights: no files, no
 * environment, no processes. What it evaluates sees a realm without Node, in which the only way out is to ask;
 * `createRoom.ts` is at the other end.
 */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const send = process.send.bind(process);
const rss = process.memoryUsage.rss.bind(process.memoryUsage);
const leave = process.reallyExit.bind(process, 0);
process.on('disconnect', leave);
const text = readFileSync(new URL('realm.js', import.meta.url), 'utf8');

// What could lead to the network or to files is not kept: what finds a way out of the realm finds nothing here.
const NODE = ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'reallyExit', 'kill'];
const GLOBALS = [
  'fetch',
  'WebSocket',
  'EventSource',
  'Request',
  'Response',
  'Worker',
  'BroadcastChannel',
  'WebAssembly',
];
for (const name of NODE) delete process[name];
for (const name of GLOBALS) delete globalThis[name];

const timers = new Map();

/** Plain values go out, and nothing but plain values comes in. */
const host = {
  startTimer(id, milliseconds) {
    const fire = () => {
      timers.delete(id);
      realm.fire(id);
    };
    timers.set(id, setTimeout(fire, milliseconds));
  },
  stopTimer(id) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  },
  ask: (id, of, call, args) => void send({ kind: 'ask', id, of, call, args }),
  log: (level, message, context) => void send({ kind: 'log', level, message, context }),
  rendered: (id, page) => void send({ kind: 'rendered', id, page }),
  failed: (id, message, stack) => void send({ kind: 'failed', id, message, stack }),
};

/** Standard classes that pages and libraries may count on, and a bare realm lacks. */
const STANDARD = {
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  AbortController,
  AbortSignal,
};

const context = vm.createContext(Object.assign(Object.create(null), STANDARD), {
  name: 'page',
  codeGeneration: { strings: false, wasm: false },
});
const run = (code, filename) => new vm.Script(code, { filename }).runInContext(context);
const realm = run(text, 'realm.js')(host);

/** A half as a function of what CommonJS gives. */
const wrap = (code, filename) => run(`(function (module, exports, require) {${code}\n})`, filename);

process.on('message', (message) => {
  switch (message.kind) {
    case 'load':
      try {
        const { shell, remote, names } = message;
        realm.load(wrap(shell, names.shell), remote === null ? null : wrap(remote, names.remote));
        send({ kind: 'ready' });
      } catch (error) {
        send({ kind: 'unusable', ...realm.describe(error) });
      }
      return;
    case 'render':
      realm.render(message.id, message.request, message.page);
      return;
    case 'answer':
      realm.answer(message.id, message.problem, message.value);
      return;
    default:
      send({ kind: 'pong', rss: rss() });
  }
});
send({ kind: 'open' });
