import {
  HORSE_NOTE_LENGTH,
  HORSE_NOTES_LIMIT,
  type HorseNote,
  type UserExport,
} from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { upsertRows } from '../races/store/upsertRows';
import { refreshNames } from '../search/refreshNames';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow } from '../testing/raceRows';

const NOTES = '/apin/user/u1/notes';

describe('notes on horses', () => {
  let test: TestApp;
  const call = async (
    method: 'GET' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    uid: string | null = 'u1',
  ) => {
    const headers = uid === null ? {} : { authorization: `Bearer ${await test.tokens.sign({ sub: uid })}` };
    const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
    const { statusCode: status, payload: text } = answer;
    return { status, headers: answer.headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  const save = (horse: number, note: unknown, uid?: string) =>
    call('PATCH', `/apin/user/${uid ?? 'u1'}/notes/${horse}`, { note }, uid);
  const list = async (query = '', uid = 'u1') =>
    ((await call('GET', `/apin/user/${uid}/notes${query}`, undefined, uid)).body as { notes: HorseNote[] })
      .notes;

  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    await upsertRows(db, 'caractrap', [raceRow({ id: 1 })], 'test');
    const runners = [
      runnerRow({ numcourse: 1, numero: 1, idChe: 50, cheval: 'Idaho' }),
      runnerRow({ numcourse: 1, numero: 2, idChe: 51, cheval: 'Jappeloup' }),
    ];
    await upsertRows(db, 'cachedate', runners, 'test');
    await refreshNames(db, 10);
    for (const uid of ['u1', 'u2', 'full']) await test.members.ensure({ uid, email: null });
  }, 60_000);

  afterAll(() => test.close());

  it('are kept, the later one in place of the one before, and listed newest first by name', async () => {
    expect(await save(50, '  À suivre\nsur terrain lourd ')).toMatchObject({
      status: 200,
      body: { horse: 50, name: 'Idaho', note: 'À suivre\nsur terrain lourd' },
    });
    await save(51, 'Trop long');
    await save(50, 'Plutôt court');
    expect((await list()).map(({ horse, note }) => [horse, note])).toEqual([
      [50, 'Plutôt court'],
      [51, 'Trop long'],
    ]);
    expect((await list('?horses=51,77')).map(({ horse }) => horse)).toEqual([51]);
  });

  it('are nobody else’s, and kept by nobody on the way', async () => {
    await save(50, 'Le mien');
    expect(await list('', 'u2')).toEqual([]);
    expect(await call('GET', NOTES, undefined, 'u2')).toMatchObject({ status: 403 });
    expect(await call('PATCH', `${NOTES}/50`, { note: 'x' }, 'u2')).toMatchObject({ status: 403 });
    expect(await call('DELETE', `${NOTES}/50`, undefined, 'u2')).toMatchObject({ status: 403 });
    expect(await call('GET', NOTES, undefined, null)).toMatchObject({ status: 401 });
    expect(await call('PATCH', `${NOTES}/50`, { note: 'x' }, null)).toMatchObject({ status: 401 });
    expect((await list())[0]?.note).toBe('Le mien');
    expect((await call('GET', NOTES)).headers['cache-control']).toBe('private, no-store');
  });

  it('are taken away, also twice', async () => {
    await save(51, 'x');
    for (let round = 0; round < 2; round += 1) expect((await call('DELETE', `${NOTES}/51`)).status).toBe(204);
    expect((await list()).map(({ horse }) => horse)).not.toContain(51);
  });

  it.each([
    ['nothing', ' \n '],
    ['too much', 'x'.repeat(HORSE_NOTE_LENGTH + 1)],
    ['what no column holds', 'a\u0000b'],
    ['half a character', 'a\ud800'],
    ['no text', 7],
  ])('are not %s', async (_, note) => {
    expect(await save(50, note)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-parameter', details: { parameter: 'note' } } },
    });
  });

  it.each(['?horses=', '?horses=x', '?horses=0', `?horses=${Array.from({ length: 101 }, () => 1).join()}`])(
    'are not asked for by %s',
    async (query) => {
      expect(await call('GET', `${NOTES}${query}`)).toMatchObject({
        status: 400,
        body: { error: { details: { parameter: 'horses' } } },
      });
    },
  );

  it('are on horses that a stored race knows', async () => {
    expect(await save(999, 'Qui ?')).toMatchObject({
      status: 404,
      body: { error: { details: { horse: 999 } } },
    });
  });

  it('are of so many horses at most; one that is there may still be changed', async () => {
    await sql`INSERT INTO horse_notes SELECT 'full', id, 'x', now() FROM generate_series(1000, ${sql.lit(
      1000 + HORSE_NOTES_LIMIT - 1,
    )}) AS id`.execute(test.database.db);
    expect(await save(50, 'Un de plus', 'full')).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-notes', details: { limit: HORSE_NOTES_LIMIT } } },
    });
    await sql`UPDATE horse_notes SET horse = 51 WHERE uid = 'full' AND horse = 1000`.execute(
      test.database.db,
    );
    expect(await save(51, 'Changé', 'full')).toMatchObject({ status: 200, body: { note: 'Changé' } });
  });

  it('are in the file of a member’s data, go with the account, and none comes after it', async () => {
    await save(50, 'À revoir', 'u2');
    const exported = (await call('GET', '/apin/user/u2/export', undefined, 'u2')).body as UserExport;
    expect(exported.notes).toMatchObject([{ horse: 50, name: 'Idaho', note: 'À revoir' }]);
    expect((await call('DELETE', '/apin/user/u2', undefined, 'u2')).status).toBe(204);
    expect(await list('', 'u2')).toEqual([]);
    expect(await save(50, 'Encore', 'u2')).toMatchObject({ status: 404 });
    expect((await list()).length).toBeGreaterThan(0);
  });

  it('outlive the day that named their horse', async () => {
    await save(51, 'Gardé');
    await sql`DELETE FROM cachedate WHERE "idChe" = 51`.execute(test.database.db);
    await refreshNames(test.database.db, 10);
    expect(await list('?horses=51')).toMatchObject([{ horse: 51, note: 'Gardé' }]);
  });
});
