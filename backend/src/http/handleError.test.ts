import { AUDIENCE_PATHS } from '@galopin/shared/contracts';
import pino from 'pino';
import { upsertRows } from '../races/store/upsertRows';
import { createMemberTable } from '../testing/createMemberTable';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';
import { startPayments, type TestPayments } from '../testing/startPayments';
import { TEST_ADMIN } from '../testing/testTokens';

const NUL = '\u0000';
const NOW = Date.parse(`${TEST_DAY}T12:00:00Z`);
const RACE = 1204;
const SELECTION = [4, 7, 1, 9, 10, 3, 2, 5];
const OF_SESSION = { userId: null, sessionId: 'session_1795345200000_a1b2c3d4', url: '/Jour' };
const EVENT = { ...OF_SESSION, eventName: 'tab_selected' };
const VIEW = { ...OF_SESSION, userAgent: '', referrer: '' };
const TIP = {
  title: '',
  text: '',
  base: [4, 7],
  regular: [1, 9, 10],
  outsiders: [3, 2],
  favourite: 9,
  selection: SELECTION,
  notes: [],
};
const OWN = { sub: 'member-1' };
const ADMIN = { sub: 'admin-1', email: TEST_ADMIN, email_verified: true };
const NOBODYS = { horses: [Number.MAX_SAFE_INTEGER], jockeys: [], trainers: [] };

type Call = Parameters<TestPayments['call']>;
const ask = (url: string, as: Call[2] = null): Call => ['GET', url, as];
const send = (url: string, body: unknown, as: Call[2] = null): Call => ['POST', url, as, body];

/** Texts that a caller can send, with a character in them that PostgreSQL cannot hold, and a number it cannot. */
const REFUSED: readonly Call[] = [
  ask(`/apin/entities/horse/${Number.MAX_SAFE_INTEGER}`),
  ask('/caractrap?jour=2026-11-22%00'),
  ask('/caractrap?sort=reun%00%20asc'),
  send(AUDIENCE_PATHS.event, { ...EVENT, eventData: { page: `race${NUL}` } }),
  send(AUDIENCE_PATHS.event, { ...EVENT, eventData: { [`page${NUL}`]: 'race' } }),
  send(AUDIENCE_PATHS.pageView, { ...VIEW, metadata: { name: NUL, params: {}, query: {} } }),
  send('/apin/favourites/names', { horses: [NUL], jockeys: [], trainers: [] }),
  ['PATCH', `/apin/user/${OWN.sub}`, OWN, { displayName: `A${NUL}b` }],
  ['PATCH', `/apin/user/${OWN.sub}`, OWN, { displayName: 'A\ud800' }],
  send('/apin/paypal', { data: { orderID: `A${NUL}` } }, OWN),
  ask('/apin/admin/members?search=a%00', ADMIN),
  ask('/apin/admin/payments/a%00b/paypal', ADMIN),
  ['PATCH', `/apin/content/tips/${RACE}`, ADMIN, { version: null, text: { ...TIP, title: `Le${NUL}` } }],
  send('/apin/webhook/message', { message: `a${NUL}b` }, ADMIN),
  // What the administrator reads is written down first.
  ask('/apin/content/tips/a%00', ADMIN),
];

/** Numbers beyond every column, and texts that are only looked for: they name nothing, and that is no fault. */
const NOTHING: readonly Call[] = [
  ask('/apin/search?q=ida%00ho'),
  ask(`/cachedate?numcourse=${Number.MAX_SAFE_INTEGER}`),
  ask(`/apin/races/${Number.MAX_SAFE_INTEGER}`),
  ask(`/apin/admin/imports/${Number.MAX_SAFE_INTEGER}`, ADMIN),
  send('/apin/favourites/today', NOBODYS),
  send('/apin/favourites/names', NOBODYS),
];

describe('handleError', () => {
  let pay: TestPayments;
  let logged: string[] = [];
  const call = async (sent: Call) => {
    logged = [];
    return pay.call(...sent);
  };

  beforeAll(async () => {
    const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    pay = await startPayments({ logger, now: () => NOW });
    const { db } = pay.test.database;
    await createMemberTable(db);
    await upsertRows(db, 'caractrap', [raceRow({ id: RACE, reun: '1', prix: 1 })], 'test');
    await upsertRows(
      db,
      'cachedate',
      SELECTION.map((numero, index) => runnerRow({ id: index + 1, numcourse: RACE, numero })),
      'test',
    );
  }, 60_000);
  afterAll(() => pay.close());

  it.each(REFUSED)('refuses what cannot be stored: %s %s of %j, %j', async (...sent) => {
    const { status } = await call(sent);
    expect(status).toBe(400);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it.each(NOTHING)('finds nothing: %s %s of %j, %j', async (...sent) => {
    const { status } = await call(sent);
    expect([200, 404]).toContain(status);
  });

  it('notes what PostgreSQL refused as a warning, without its words in the answer', async () => {
    const { body } = await call(send('/apin/webhook/message', { message: `a${NUL}b` }, ADMIN));
    expect(body).toEqual({
      error: {
        code: 'bad-request',
        message: 'A value of this call is out of range, or holds a character that cannot be stored.',
      },
    });
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        level: 40,
        call: 'POST /apin/webhook/message',
        err: { code: expect.stringMatching(/^22/) as string },
      },
    ]);
  });

  it.each([
    [
      'a body of two megabytes',
      { payload: 'x'.repeat(2 ** 21), type: 'application/json' },
      413,
      'payload-too-large',
    ],
    ['a body of another type', { payload: '<a/>', type: 'application/xml' }, 415, 'unsupported-media-type'],
  ])('refuses %s with a code of its own', async (_what, { payload, type }, status, code) => {
    const headers = { 'content-type': type };
    const answer = await pay.test.app.inject({ method: 'POST', url: AUDIENCE_PATHS.event, headers, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error: { code } }]);
  });

  it.each([
    ['cannot be read', '/apin/races/%E0%A4%A', 400, 'bad-request'],
    ['has a part that is too long', `/apin/races/${'9'.repeat(300)}`, 414, 'uri-too-long'],
  ])('refuses an address that %s, in the same form', async (_why, address, status, code) => {
    const answer = await pay.test.app.inject(address);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: { code, message: expect.any(String) } },
    ]);
  });
});
