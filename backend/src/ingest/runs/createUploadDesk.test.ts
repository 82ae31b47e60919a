import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UPLOAD_LIMITS, type ImportRunDetails } from '@galopin/shared/contracts';
import { until } from '@galopin/processes';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { TEST_ADMIN } from '../../testing/testTokens';

const ROWS = [
  {
    id: 7001,
    comp: 7001,
    jour: '2022-01-02',
    heure: '12:00',
    hippo: 'Essai',
    reun: '1',
    prix: 1,
    prixnom: 'A',
  },
  { id: 'seven', comp: 7002, jour: '2022-01-02', prixnom: 'B' },
];

describe('a file that is sent to be imported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-uploads-'));
  let test: TestApp;
  const post = async (url: string, payload: object, claims: object = {}) => {
    const who = { sub: 'admin-1', email: TEST_ADMIN, email_verified: true, ...claims };
    const headers = { authorization: `Bearer ${await test.tokens.sign(who)}` };
    const sent = await test.app.inject({ method: 'POST', url, payload, headers });
    return { status: sent.statusCode, body: sent.json<Record<string, unknown>>() };
  };
  const begin = async (name: string, size: number, race?: string) => {
    const { status, body } = await post('/apin/admin/imports', { name, size, race });
    return { status, url: `/apin/admin/imports/uploads/${String(body['upload'])}` };
  };
  const piece = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');
  const kept = () => readdirSync(path.join(folder, 'uploads'));
  const ended = async (run: unknown) => {
    const read = async () =>
      (await test.get(`/apin/admin/imports/${String(run)}`, 'admin')).body as ImportRunDetails;
    await until('its end', async () => (await read()).outcome !== 'running' && kept().length === 0, 10_000);
    return read();
  };

  beforeAll(async () => {
    test = await createTestApp({
      settings: { dataDir: folder, demo: true, pmuBaseUrl: '', pmuPause: 0 },
    });
  }, 60_000);
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  it('is put together from its pieces, imported behind the answer, reported as any run, and removed', async () => {
    const file = Buffer.from(JSON.stringify(ROWS));
    const { status, url } = await begin('../../courses.json', file.length);
    expect(status).toBe(201);
    const first = await post(url, { at: 0, piece: piece(file.subarray(0, 20)) });
    expect(first).toMatchObject({ status: 200, body: { received: 20, run: null } });
    expect(kept()).toHaveLength(1);
    const { body } = await post(url, { at: 20, piece: piece(file.subarray(20)) });
    expect(body['received']).toBe(file.length);
    expect(await ended(body['run'])).toMatchObject({
      source: 'pturf',
      outcome: 'completed',
      counts: { inserted: 1, rejected: 1 },
      rejects: [{ row: 2, reason: expect.stringContaining('id') as string }],
    });
  });

  it('that cannot be read has a run that says why', async () => {
    const { url } = await begin('vide.csv', 2);
    const { body } = await post(url, { at: 0, piece: piece('\n\n') });
    expect(await ended(body['run'])).toMatchObject({
      outcome: 'incomplete',
      fileReports: [{ file: 'vide.csv', failure: 'vide.csv: is empty' }],
    });
  });

  it('belongs to the race that is named with it, where it names none', async () => {
    const participants = JSON.stringify({ participants: [{ numPmu: 1, nom: 'ESSAI', statut: 'PARTANT' }] });
    const send = async (race?: string) => {
      const { url } = await begin('participants.json', participants.length, race);
      const { body } = await post(url, { at: 0, piece: piece(participants) });
      return ended(body['run']);
    };
    expect(await send()).toMatchObject({ outcome: 'incomplete' });
    expect(await send('2022-01-03/R1/C2')).toMatchObject({
      outcome: 'completed',
      counts: { inserted: 2 },
      fileReports: [{ file: 'participants.json' }],
    });
    expect((await begin('participants.json', 2, '2022-02-30/R1/C2')).status).toBe(400);
    expect((await begin('participants.json', 2, 'C2')).status).toBe(400);
  });

  it('is refused where it is too large, or larger than was said', async () => {
    expect((await begin('grand.sql', UPLOAD_LIMITS.file + 1)).status).toBe(413);
    const { url } = await begin('petit.csv', 3);
    expect(await post(url, { at: 0, piece: piece('four') })).toMatchObject({
      status: 413,
      body: { error: { code: 'payload-too-large' } },
    });
  });

  it('takes the next piece only, and no other file’s', async () => {
    const { url } = await begin('courses.json', 10);
    expect((await post(url, { at: 4, piece: piece('a') })).status).toBe(409);
    expect((await post(url, { at: 0, piece: 'no base64!' })).status).toBe(400);
    const another = '/apin/admin/imports/uploads/00000000-0000-4000-8000-000000000000';
    expect((await post(another, { at: 0, piece: piece('a') })).status).toBe(404);
  });

  it('is taken from the administrator alone, who has just signed in', async () => {
    const file = { name: 'courses.json', size: 10 };
    expect((await post('/apin/admin/imports', file, { email: 'm@demo.test' })).status).toBe(403);
    const long = { auth_time: Math.floor(Date.now() / 1000) - 3600 };
    expect(await post('/apin/admin/imports', file, long)).toMatchObject({
      status: 403,
      body: { error: { code: 'recent-sign-in-required' } },
    });
    const { url } = await begin('courses.json', 10);
    expect((await post(url, { at: 0, piece: piece('a') }, { email: 'm@demo.test' })).status).toBe(403);
  });

  it('that was never ended is removed after a day', async () => {
    const left = path.join(folder, 'uploads', 'left');
    mkdirSync(left, { recursive: true });
    utimesSync(left, 0, 0);
    await begin('courses.json', 10);
    expect(kept()).not.toContain('left');
  });
});
