import type { AuditReport } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { TEST_ADMIN } from '../testing/testTokens';

const ADMIN = { sub: 'admin-1', email: TEST_ADMIN, email_verified: true };
const ARTICLE = { title: 'Lire les cotes', summary: 'En bref.', body: 'Un texte.' };
const DAY_MS = 24 * 60 * 60 * 1000;

describe('the audit trail', () => {
  let test: TestApp;
  const headers = async (claims: object) => ({ authorization: `Bearer ${await test.tokens.sign(claims)}` });
  const report = async (query = '') =>
    (await test.get(`/apin/admin/audit${query}`, 'admin')).body as AuditReport;
  const actions = async () => (await report()).actions;
  /** What an action came to is written after its answer. */
  const settled = async () => {
    for (let look = 0; look < 200; look += 1) {
      const found = await actions();
      if (found.every(({ status }) => status !== null)) return found;
    }
    return actions();
  };

  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  it('holds who read and changed what, with what it came to, and nothing of what was searched for', async () => {
    const admin = await headers(ADMIN);
    await test.app.inject({ url: '/apin/admin/members?search=zoe%40demo.test&state=active', headers: admin });
    await test.app.inject({ url: '/apin/content/articles', headers: admin });
    const change = { version: null, text: ARTICLE };
    await test.app.inject({
      method: 'POST',
      url: '/apin/content/articles/cotes/publish',
      headers: admin,
      payload: change,
    });
    await test.app.inject({
      method: 'POST',
      url: '/apin/webhook/message',
      headers: admin,
      payload: { message: 'La réunion 3 est reportée.' },
    });
    const found = await settled();
    expect(found.map(({ action, subject, status }) => [action, subject, status])).toEqual([
      ['POST /apin/webhook/message', '', 202],
      ['POST /apin/content/:kind/:key/publish', 'articles/cotes', expect.any(Number)],
      ['GET /apin/content/articles', '', 200],
      // There is no table of members in this database: the read failed, and is there all the same.
      ['GET /apin/admin/members', 'state=active limit=25 offset=0 search', 500],
    ]);
    expect(new Set(found.map(({ actor }) => actor))).toEqual(new Set(['admin-1']));
    expect(JSON.stringify(await report())).not.toMatch(/zoe|@|reportée|Bearer|eyJ/);
  });

  it('does not grow by what only shows figures, or by what was refused', async () => {
    const before = (await actions()).length;
    for (const url of ['/apin/admin/imports', '/apin/admin/notifications', '/apin/admin/audit'])
      expect((await test.get(url, 'admin')).status).toBe(200);
    await test.get('/apin/admin/members', 'member');
    await test.get('/apin/admin/members');
    expect(await actions()).toHaveLength(before);
  });

  it('refuses an action that it cannot take down', async () => {
    const begin = jest.spyOn(test.audit.trail, 'begin').mockRejectedValue(new Error('full'));
    const list = jest.spyOn(test.database.db, 'selectFrom');
    try {
      expect((await test.get('/apin/admin/payments', 'admin')).status).toBe(500);
      expect(list).not.toHaveBeenCalled();
      expect((await test.get('/apin/admin/imports', 'admin')).status).toBe(200);
    } finally {
      begin.mockRestore();
      list.mockRestore();
    }
  });

  it('counts refused calls by route, with networks and without who or what', async () => {
    await test.audit.tidy();
    const stranger = { 'x-forwarded-for': '203.0.113.77' };
    for (let call = 0; call < 20; call += 1)
      await test.app.inject({ url: `/apin/admin/members?search=zoe${call}`, headers: stranger });
    await test.app.inject({ url: '/apin/admin/members', headers: await headers({ sub: 'm' }) });
    const old = await headers({ ...ADMIN, auth_time: Math.floor(Date.now() / 1000) - 601 });
    await test.app.inject({ url: '/apin/admin/members', headers: old });
    await test.audit.tidy();
    const { refusals } = await report('?days=1');
    const of = (code: string) =>
      refusals.find((one) => one.route === 'GET /apin/admin/members' && one.code === code);
    expect(of('unauthenticated')).toMatchObject({
      status: 401,
      networks: expect.arrayContaining(['203.0.113.0/24']),
    });
    expect(of('unauthenticated')?.calls).toBeGreaterThanOrEqual(20);
    expect(of('forbidden')).toMatchObject({ status: 403 });
    expect(of('recent-sign-in-required')).toMatchObject({ status: 403, calls: 1 });
    expect(JSON.stringify(refusals)).not.toMatch(/zoe|\.77|admin-1/);
  });

  it('counts on while it cannot write', async () => {
    const db = test.database.db;
    test.audit.refusals.count({ route: 'GET /later', status: 429, code: 'too-many-requests', ip: '::1' });
    const insert = jest.spyOn(db, 'insertInto').mockImplementation(() => {
      throw new Error('away');
    });
    await test.audit.tidy();
    insert.mockRestore();
    test.audit.refusals.count({ route: 'GET /later', status: 429, code: 'too-many-requests', ip: '::1' });
    await test.audit.tidy();
    const { refusals } = await report();
    expect(refusals.find(({ route }) => route === 'GET /later')).toMatchObject({ calls: 2 });
  });

  it('stays small under a flood: a row of each kind a minute, whatever is sent', async () => {
    await test.audit.tidy();
    const rows = async () =>
      (await sql<{ n: number }>`SELECT count(*)::int AS n FROM audit_refusals`.execute(test.database.db))
        .rows[0]?.n ?? 0;
    const before = await rows();
    for (let call = 0; call < 50_000; call += 1)
      test.audit.refusals.count({
        route: `GET /nowhere/${call % 1000}`,
        status: 401,
        code: 'x',
        ip: `198.51.${call % 250}.9`,
      });
    await test.audit.tidy();
    expect((await rows()) - before).toBe(201);
    const { refusals } = await report();
    expect(refusals[0]).toMatchObject({ route: '(others)', networks: { length: 3 } });
  }, 30_000);

  it('is shown in pages, newest first', async () => {
    const first = await report('?limit=2');
    expect(first.actions).toHaveLength(2);
    const second = await report(`?limit=2&before=${first.next}`);
    expect(Number(second.actions[0]?.id)).toBeLessThan(Number(first.next));
  });

  it.each(['?days=31', '?days=0', '?before=abc', '?limit=0'])('refuses %s', async (query) => {
    expect((await test.get(`/apin/admin/audit${query}`, 'admin')).status).toBe(400);
  });

  it.each([
    ['anyone', 401],
    ['member', 403],
  ] as const)('is closed to %s', async (who, status) => {
    expect((await test.get('/apin/admin/audit', who)).status).toBe(status);
  });

  it('only grows: nothing in it is changed, removed or emptied, until it is old', async () => {
    const { db } = test.database;
    for (const statement of [
      `UPDATE audit_actions SET actor = 'somebody'`,
      'DELETE FROM audit_actions',
      'TRUNCATE audit_actions',
      'UPDATE audit_outcomes SET status = 200',
      'DELETE FROM audit_refusals',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('it only grows');
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    const action = { actor: 'old', action: 'GET /x', subject: '' };
    await db
      .insertInto('audit_actions')
      .values([ago(402), ago(398)].map((at) => ({ ...action, at })))
      .execute();
    const refusal = { route: 'GET /old', status: 401, code: 'x', calls: 1, networks: '[]' };
    await db
      .insertInto('audit_refusals')
      .values([ago(32), ago(28)].map((at) => ({ ...refusal, at })))
      .execute();
    await test.audit.tidy();
    const kept = await sql<{ n: number }>`SELECT count(*)::int AS n FROM audit_actions WHERE actor = 'old'
      UNION ALL SELECT count(*)::int FROM audit_refusals WHERE route = 'GET /old'`.execute(db);
    expect(kept.rows.map(({ n }) => n)).toEqual([1, 1]);
  });
});
