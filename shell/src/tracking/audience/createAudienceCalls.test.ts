import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, httpError, type RecordedCall } from '@galopin/shared/testing';
import { createConsent } from '../../consent/createConsent';
import '@galopin/shared/testing/fetch';
import { createTestLogger } from '../../testing/createTestLogger';
import { createAudienceCalls } from './createAudienceCalls';

const VIEW = {
  url: '/Jour',
  userAgent: 'Navigateur',
  referrer: '',
  metadata: { name: 'Jour', params: {}, query: {} },
};

interface Given {
  readonly answer?: (call: RecordedCall) => unknown;
  readonly sessionId?: string | null;
  readonly userId?: string | null;
  /** `null`: the browser has no beacons. */
  readonly sendBeacon?: ((path: string, body: Blob) => boolean) | null;
  readonly fetch?: typeof fetch;
}

function setUp(given: Given = {}) {
  const { answer = () => null, sessionId = 'session_1_a', userId = null } = given;
  const beacons: { readonly path: string; readonly body: Blob }[] = [];
  const take = (path: string, body: Blob) => beacons.push({ path, body }) > 0;
  const { sendBeacon = take } = given;
  const navigator = { onLine: true, ...(sendBeacon && { sendBeacon }) };
  const fetched: unknown[] = [];
  const browser = Object.assign(new EventTarget(), {
    navigator,
    fetch: async (path: string, init: RequestInit) => {
      fetched.push({ path, ...init });
      return given.fetch ? given.fetch(path, init) : new Response(null, { status: 202 });
    },
  });
  const shell = createFakeShell({ answer });
  const logger = createTestLogger();
  const consent = createConsent({
    storage: undefined,
    window: browser as unknown as Window,
    session: shell.session,
  });
  const forgotten = jest.fn();
  const calls = createAudienceCalls({
    api: shell.api,
    window: browser as unknown as Window,
    consent,
    session: { id: () => sessionId, forget: forgotten },
    userId: async () => userId,
    logger,
  });
  const connect = async (onLine: boolean) => {
    navigator.onLine = onLine;
    if (onLine) browser.dispatchEvent(new Event('online'));
    await settle();
  };
  const bodies = () => shell.calls.map(({ body }) => body);
  return { calls, sent: shell.calls, bodies, beacons, fetched, logger, consent, forgotten, connect };
}
/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a report of the audience', () => {
  it('is what the specification says, to the letter', async () => {
    const { calls, sent, beacons } = setUp({ userId: 'uid-1' });
    calls.pageView(VIEW);
    calls.event({ eventName: 'race_opened', eventData: { raceId: 7 }, url: '/Course/7' });
    calls.duration('/Jour', 1234.4);
    await settle();
    expect(sent).toEqual([
      {
        kind: 'post',
        name: '/apin/analytics',
        query: {},
        body: { ...VIEW, userId: 'uid-1', sessionId: 'session_1_a' },
      },
      {
        kind: 'post',
        name: '/apin/events',
        query: {},
        body: {
          eventName: 'race_opened',
          eventData: { raceId: 7 },
          userId: 'uid-1',
          sessionId: 'session_1_a',
          url: '/Course/7',
        },
      },
    ]);
    expect(beacons).toHaveLength(1);
    expect(beacons[0]?.path).toBe('/apin/metrics');
    expect(beacons[0]?.body.type).toBe('application/json');
    expect(await textOf(beacons[0]?.body)).toBe('{"url":"/Jour","duration":1234,"sessionId":"session_1_a"}');
  });

  it('names nobody without consent to it', async () => {
    const { calls, bodies } = setUp();
    calls.pageView(VIEW);
    await settle();
    expect(bodies()).toEqual([expect.objectContaining({ userId: null })]);
  });

  it.each([
    ['page view', 'Erreur tracking page view', (calls: Calls) => calls.pageView(VIEW)],
    [
      'event',
      'Erreur tracking event',
      (calls: Calls) => calls.event({ eventName: 'x', eventData: {}, url: '/' }),
    ],
  ])('that fails is logged as it is, and not made again: %s', async (_what, text, report) => {
    for (const failure of [httpError(429), httpError(503), new AppError('network', 'no answer')]) {
      const { calls, sent, logger, connect } = setUp({ answer: () => Promise.reject(failure) });
      expect(() => report(calls)).not.toThrow();
      await connect(true);
      expect(sent).toHaveLength(1);
      expect(logger.lines).toEqual([
        { level: 'error', message: text, context: { message: String(failure) } },
      ]);
    }
  });

  it('is skipped, with a warning, without a session id', async () => {
    const { calls, sent, beacons, logger } = setUp({ sessionId: null });
    calls.pageView(VIEW);
    calls.event({ eventName: 'x', eventData: {}, url: '/' });
    calls.duration('/', 5000);
    await settle();
    expect([sent, beacons]).toEqual([[], []]);
    expect(logger.lines.map(({ level, message }) => `${level} ${message}`)).toEqual(
      Array<string>(3).fill('warn Mesure d’audience : identifiant de session manquant'),
    );
  });
});

describe('a duration', () => {
  it.each([-1, Number.NaN])('of %p is skipped with a warning', (duration) => {
    const { calls, beacons, logger } = setUp();
    calls.duration('/', duration);
    expect(beacons).toEqual([]);
    expect(logger.lines).toEqual([
      expect.objectContaining({ level: 'warn', message: 'Mesure d’audience : durée de page invalide' }),
    ]);
  });

  it('without address is skipped with a warning', () => {
    const { calls, beacons, logger } = setUp();
    calls.duration('', 5000);
    expect(beacons).toEqual([]);
    expect(logger.lines).toEqual([
      expect.objectContaining({ level: 'warn', message: 'Mesure d’audience : adresse de page manquante' }),
    ]);
  });

  it('under 100 ms is not sent, and nothing is wrong with it', async () => {
    const { calls, beacons, logger } = setUp();
    for (const duration of [0, 99, 99.9]) calls.duration('/', duration);
    expect(beacons).toEqual([]);
    calls.duration('/', 100);
    expect(beacons).toHaveLength(1);
    expect(logger.lines).toEqual([]);
  });

  it('is a day at most', async () => {
    const { calls, beacons } = setUp();
    calls.duration('/', 300_000_000);
    expect(await textOf(beacons[0]?.body)).toContain('"duration":86400000,');
  });

  it('goes out within the same turn: the page may be gone in the next', () => {
    const { calls, beacons } = setUp();
    calls.duration('/', 500);
    expect(beacons).toHaveLength(1);
  });

  it('that the browser refuses is warned of', () => {
    const { calls, logger } = setUp({ sendBeacon: () => false });
    calls.duration('/', 500);
    expect(logger.lines).toEqual([
      {
        level: 'warn',
        message: 'Mesure d’audience : le navigateur a refusé l’envoi de la durée',
        context: { path: '/apin/metrics' },
      },
    ]);
  });

  it('goes as a POST that is kept alive where there are no beacons', async () => {
    const { calls, fetched, logger } = setUp({ sendBeacon: null });
    calls.duration('/', 500);
    expect(fetched).toEqual([
      {
        path: '/apin/metrics',
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{"url":"/","duration":500,"sessionId":"session_1_a"}',
      },
    ]);
    await settle();
    expect(logger.lines).toEqual([]);
  });

  it.each<[string, Given]>([
    [
      'a beacon that throws',
      {
        sendBeacon: () => {
          throw new Error('blocked');
        },
      },
    ],
    ['a POST without answer', { sendBeacon: null, fetch: () => Promise.reject(new Error('blocked')) }],
    ['a POST that is refused', { sendBeacon: null, fetch: async () => new Response(null, { status: 503 }) }],
  ])('fails in the console alone: %s', async (_case, given) => {
    const { calls, logger } = setUp(given);
    expect(() => calls.duration('/', 500)).not.toThrow();
    await settle();
    expect(logger.lines).toEqual([
      expect.objectContaining({ level: 'error', message: 'Erreur tracking durée' }),
    ]);
  });
});

describe('offline', () => {
  it('reports wait, and go out in order once the browser is online', async () => {
    const { calls, sent, beacons, connect, logger } = setUp();
    await connect(false);
    calls.pageView(VIEW);
    calls.duration('/Jour', 500);
    calls.event({ eventName: 'race_opened', eventData: {}, url: '/Jour' });
    await settle();
    expect([sent, beacons]).toEqual([[], []]);
    await connect(true);
    expect(sent.map(({ name }) => name)).toEqual(['/apin/analytics', '/apin/events']);
    expect(beacons).toHaveLength(1);
    await connect(true);
    expect(sent).toHaveLength(2);
    expect(logger.lines).toEqual([]);
  });

  it('the last fifty are kept', async () => {
    const { calls, bodies, connect } = setUp();
    await connect(false);
    for (let raceId = 1; raceId <= 60; raceId += 1)
      calls.event({ eventName: 'race_opened', eventData: { raceId }, url: '/' });
    await connect(true);
    expect(bodies()).toHaveLength(50);
    expect(bodies()[0]).toMatchObject({ eventData: { raceId: 11 } });
    expect(bodies().at(-1)).toMatchObject({ eventData: { raceId: 60 } });
  });

  it('a call that the loss of the line cut off is made again', async () => {
    let online = true;
    const site = setUp({
      answer: () => {
        if (online) return null;
        throw new AppError('network', 'cut off');
      },
    });
    online = false;
    site.calls.pageView(VIEW);
    await site.connect(false);
    online = true;
    await site.connect(true);
    expect(site.sent).toHaveLength(2);
    expect(site.logger.lines).toEqual([]);
  });
});

describe('a visitor who is against it', () => {
  it('is reported nothing of; the session id and what waits are gone', async () => {
    const { calls, sent, beacons, consent, forgotten, connect } = setUp();
    await connect(false);
    calls.pageView(VIEW);
    consent.setAudience(false);
    expect(forgotten).toHaveBeenCalledTimes(1);
    await connect(true);
    calls.pageView(VIEW);
    calls.event({ eventName: 'x', eventData: {}, url: '/' });
    calls.duration('/', 500);
    await settle();
    expect([sent, beacons]).toEqual([[], []]);
  });

  it('stops also what was about to go out', async () => {
    const { calls, sent, consent } = setUp();
    calls.pageView(VIEW);
    consent.setAudience(false);
    await settle();
    expect(sent).toEqual([]);
  });
});

type Calls = ReturnType<typeof createAudienceCalls>;

/** jsdom's blobs cannot be read otherwise. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!blob) return reject(new Error('no body was sent'));
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}
