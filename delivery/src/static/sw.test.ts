import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';

const ORIGIN = 'https://galopin.test';
const ALERT = {
  title: 'Non-partant : Idaho',
  body: 'Le n° 4 ne court pas.',
  path: '/Course/11',
  tag: 'non-runner:1',
  stop: `${ORIGIN}/apin/alerts/stop?link=abc`,
  stopLabel: 'Ne plus m’alerter',
};

/** The worker, run as a browser does, with what it asks of the browser kept. */
function startWorker({ answers = 200, open = [] as readonly string[] } = {}) {
  const handlers = new Map<string, (event: object) => void>();
  const shown: unknown[][] = [];
  const posted: unknown[][] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const self = {
    location: new URL(ORIGIN),
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: { showNotification: async (...given: unknown[]) => shown.push(given) },
    clients: {
      matchAll: async () =>
        open.map((path) => ({ url: ORIGIN + path, focus: async () => focused.push(path) })),
      openWindow: async (path: string) => opened.push(path),
    },
  };
  const fetch = async (...given: unknown[]) => {
    posted.push(given);
    if (answers === 0) throw new TypeError('offline');
    return { ok: answers < 300 };
  };
  const code = readFileSync(fileURLToPath(new URL('sw.js', import.meta.url)), 'utf8');
  runInContext(code, createContext({ self, fetch, URL, Response }));
  const dispatch = async (name: string, event: object) => {
    const until: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => until.push(promise) });
    await Promise.all(until);
  };
  return {
    shown,
    posted,
    opened,
    focused,
    push: (data: unknown) => dispatch('push', { data: data === null ? null : { json: () => data } }),
    press: (action: string, data: object = ALERT) =>
      dispatch('notificationclick', { action, notification: { data, close: () => undefined } }),
  };
}

describe('the worker', () => {
  it('shows what is pushed, with a way to end it', async () => {
    const worker = startWorker();
    await worker.push(ALERT);
    expect(worker.shown).toEqual([
      [
        ALERT.title,
        expect.objectContaining({
          body: ALERT.body,
          tag: ALERT.tag,
          actions: [{ action: 'stop', title: ALERT.stopLabel }],
          data: { path: ALERT.path, stop: ALERT.stop },
        }),
      ],
    ]);
  });

  it('shows nothing of what is no alert', async () => {
    const worker = startWorker();
    await worker.push(null);
    await worker.push({ title: 7 });
    expect(worker.shown).toEqual([]);
  });

  it('opens the race, or goes to it where it is open', async () => {
    const worker = startWorker({ open: ['/'] });
    await worker.press('');
    expect(worker.opened).toEqual(['/Course/11']);
    const other = startWorker({ open: ['/', '/Course/11'] });
    await other.press('');
    expect([other.opened, other.focused]).toEqual([[], ['/Course/11']]);
  });

  it('ends an alert at a press and says so', async () => {
    const worker = startWorker();
    await worker.press('stop');
    expect(worker.posted).toEqual([['/apin/alerts/stop?link=abc', { method: 'POST' }]]);
    expect(worker.shown).toMatchObject([['C’est arrêté', { data: { path: '/Profile' } }]]);
  });

  it.each([0, 503, 403])('opens the page that ends it where the press did not: %i', async (answers) => {
    const worker = startWorker({ answers });
    await worker.press('stop');
    expect([worker.opened, worker.shown]).toEqual([['/apin/alerts/stop?link=abc'], []]);
  });

  it('leads nowhere but to this site', async () => {
    const worker = startWorker();
    await worker.press('', { path: 'https://attacker.example/Course/1' });
    await worker.press('stop', { stop: 'https://attacker.example/take' });
    expect([worker.opened, worker.posted[0]?.[0]]).toEqual([['/Course/1'], '/take']);
  });
});
