import type { ContentItem, ContentTexts, LegalContents, TipContents } from '@galopin/shared/contracts';
import { NO_SELLER } from '@galopin/shared/lib';
import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type Answer, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';
import { TEST_ADMIN } from '../testing/testTokens';

const RACE = 1204;
const SELECTION = [4, 7, 1, 9, 10, 3, 2, 5];
const TIP: ContentTexts['tips'] = {
  title: 'Le Quinté+',
  text: 'Jonquille a tout pour elle.',
  base: [4, 7],
  regular: [1, 9, 10],
  outsiders: [3, 2],
  favourite: 9,
  selection: SELECTION,
  notes: [{ number: 4, text: 'Déferrée des quatre pieds.' }],
};
const ARTICLE: ContentTexts['articles'] = {
  title: 'Lire les cotes',
  summary: '',
  body: 'Un texte.',
  position: 6,
};
const NOTICE: ContentTexts['legal'] = {
  title: 'Mentions légales',
  body: '## Éditeur\n\nCe site est édité par {nom}.',
};

type Who = 'anyone' | 'member' | 'admin';
const item = ({ body }: Answer) => body as ContentItem;
const refusal = ({ status, body }: Answer) => {
  const { error } = body as { error: { code: string; details?: { parameter?: string } } };
  return [status, error.code, error.details?.parameter].filter((part) => part !== undefined);
};

describe('what editors write', () => {
  let test: TestApp;
  const bearers = new Map<Who, string>();

  const send = async (
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    body?: unknown,
    as: Who = 'admin',
  ): Promise<Answer> => {
    const bearer = bearers.get(as);
    const answer = await test.app.inject({
      method,
      url: `/apin/content${path}`,
      headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.payload === '' ? null : (JSON.parse(answer.payload) as unknown),
    };
  };

  beforeAll(async () => {
    test = await createTestApp();
    bearers.set('member', await test.tokens.sign({ sub: 'member-1' }));
    bearers.set('admin', await test.tokens.sign({ sub: 'admin-1', email: TEST_ADMIN, email_verified: true }));
    const { db } = test.database;
    await upsertRows(
      db,
      'caractrap',
      [
        raceRow({
          id: RACE,
          reun: '1',
          prix: 4,
          hippo: 'Vincennes',
          prixnom: 'Prix de Cornulier',
          heure: '15:15:00',
          quinte: 1,
        }),
        raceRow({ id: 1301, reun: '2', prix: 1, hippo: 'Craon', prixnom: 'Prix Ourasi' }),
      ],
      'test',
    );
    await upsertRows(
      db,
      'cachedate',
      Array.from({ length: 12 }, (_, place) =>
        runnerRow({
          numcourse: RACE,
          numero: place + 1,
          cheval: `Cheval ${place + 1}`,
          cl: place === 11 ? 'NP' : '',
        }),
      ),
      'test',
    );
  }, 60_000);

  beforeEach(async () => {
    await test.database.db.deleteFrom('content_versions').execute();
    const { tips, articles, pages } = test.live.kept;
    for (const kept of [tips, articles, pages]) kept.clear();
    test.live.kept.seller = undefined;
    pages.set('mentions-legales', { slug: 'mentions-legales', ...NOTICE });
  });

  afterAll(() => test.close());

  describe('is for the administrator alone', () => {
    it.each([
      ['GET', `/tips?jour=${TEST_DAY}`],
      ['GET', '/articles'],
      ['GET', '/legal'],
      ['GET', `/tips/${RACE}`],
      ['GET', `/tips/${RACE}/versions/1`],
      ['PATCH', `/tips/${RACE}`, { version: null, text: TIP }],
      ['POST', `/tips/${RACE}/publish`, { version: null, text: TIP }],
      ['POST', `/tips/${RACE}/withdraw`, { version: 0 }],
      ['PATCH', '/legal/mentions-legales', { version: 0, text: NOTICE }],
      ['POST', '/seller/vendeur/publish', { version: null, text: NO_SELLER }],
    ] as const)('%s %s', async (method, path, ...[body]: readonly unknown[]) => {
      expect(refusal(await send(method, path, body, 'anyone'))).toEqual([401, 'unauthenticated']);
      expect(refusal(await send(method, path, body, 'member'))).toEqual([403, 'forbidden']);
      expect(await test.database.db.selectFrom('content_versions').selectAll().execute()).toEqual([]);
      expect(test.live.kept.tips.size).toBe(0);
    });

    it('and is kept by no cache', async () => {
      const { headers } = await send('GET', '/articles');
      expect(headers['cache-control']).toBe('private, no-store');
    });
  });

  describe('lives from draft to history', () => {
    it('as a tip', async () => {
      const fresh = item(await send('GET', `/tips/${RACE}`));
      expect(fresh).toMatchObject({ state: 'none', version: null, text: null, published: null, history: [] });
      expect(fresh.race).toMatchObject({ raceId: RACE, meeting: 1, race: 4, quinte: true, time: '15:15' });
      expect(fresh.runners?.filter(({ isNonRunner }) => isNonRunner)).toEqual([
        { number: 12, name: 'Cheval 12', isNonRunner: true },
      ]);

      const few = { ...TIP, selection: [4, 7], regular: [], outsiders: [], favourite: null };
      const draft = item(await send('PATCH', `/tips/${RACE}`, { version: null, text: few }));
      expect(draft).toMatchObject({ state: 'draft', version: 1, text: few, published: null });
      expect(test.live.kept.tips.size).toBe(0);

      const shown = item(await send('POST', `/tips/${RACE}/publish`, { version: 1, text: TIP }));
      expect(shown).toMatchObject({ state: 'published', version: 2, published: TIP });
      expect(test.live.kept.tips.get(RACE)).toMatchObject({
        jour: TEST_DAY,
        racecourse: 'Vincennes',
        ...TIP,
      });

      const changed = { ...TIP, title: 'Autre titre' };
      const modified = item(await send('PATCH', `/tips/${RACE}`, { version: 2, text: changed }));
      expect(modified).toMatchObject({ state: 'modified', version: 3, text: changed, published: TIP });
      expect(test.live.kept.tips.get(RACE)?.title).toBe(TIP.title);
      expect(
        modified.history.map(({ version, action, by, changed: fields }) => [version, action, by, fields]),
      ).toEqual([
        [3, 'draft', TEST_ADMIN, ['title']],
        [2, 'published', TEST_ADMIN, ['regular', 'outsiders', 'favourite', 'selection']],
        [1, 'draft', TEST_ADMIN, ['title', 'text', 'base', 'selection', 'notes']],
      ]);
      expect((await send('GET', `/tips/${RACE}/versions/2`)).body).toMatchObject({ version: 2, text: TIP });

      const gone = item(await send('POST', `/tips/${RACE}/withdraw`, { version: 3 }));
      expect(gone).toMatchObject({ state: 'withdrawn', version: 4, text: changed, published: null });
      expect(test.live.kept.tips.size).toBe(0);
    });

    it('as an article, which stands in its list all along', async () => {
      const list = async () => (await send('GET', '/articles')).body;
      await send('PATCH', '/articles/lire-les-cotes', { version: null, text: ARTICLE });
      expect(await list()).toMatchObject({ articles: [{ title: 'Lire les cotes', state: 'draft' }] });
      expect(test.live.kept.articles.size).toBe(0);
      await send('POST', '/articles/lire-les-cotes/publish', { version: 1, text: ARTICLE });
      expect(await list()).toMatchObject({
        articles: [{ state: 'published', latest: { action: 'published' } }],
      });
      expect(test.live.kept.articles.get('lire-les-cotes')).toEqual({ slug: 'lire-les-cotes', ...ARTICLE });
    });

    it('as a legal page that the site began with', async () => {
      const path = '/legal/mentions-legales';
      expect(item(await send('GET', path))).toMatchObject({ state: 'published', version: 0, text: NOTICE });
      const text = { ...NOTICE, body: 'Ce site est édité par {nom}. Autre phrase.' };
      await send('PATCH', path, { version: 0, text });
      expect((await test.app.inject('/mentions-legales')).payload).not.toContain('Autre phrase');
      await send('POST', `${path}/publish`, { version: 1, text });
      expect((await test.app.inject('/mentions-legales')).payload).toContain('<p>Autre phrase.</p>');
    });

    it('as the seller, whose identity fills the pages at once', async () => {
      const list = async () => (await send('GET', '/legal')).body as LegalContents;
      expect(await list()).toMatchObject({ seller: { state: 'none' } });
      expect((await list()).missing).toContain('siren');
      const text = { ...NO_SELLER, name: 'Galopin SAS', siren: '732 829 320' };
      await send('PATCH', '/seller/vendeur', { version: null, text });
      expect((await test.app.inject('/apin/seller')).json()).toEqual(NO_SELLER);
      await send('POST', '/seller/vendeur/publish', { version: 1, text });
      expect((await list()).missing).not.toContain('siren');
      expect((await test.app.inject('/apin/seller')).json()).toMatchObject({ siren: '732829320' });
      expect((await test.app.inject('/mentions-legales')).payload).toContain('édité par Galopin SAS.');
    });

    it('and the same draft again is no new version', async () => {
      await send('PATCH', '/articles/a', { version: null, text: ARTICLE });
      expect(item(await send('PATCH', '/articles/a', { version: 1, text: ARTICLE })).version).toBe(1);
    });

    it('and keeps its fifty latest versions', async () => {
      for (let version = 0; version < 52; version += 1) {
        const text = { ...ARTICLE, title: `Titre ${version}` };
        await send('PATCH', '/articles/long', { version: version === 0 ? null : version, text });
      }
      const { history } = item(await send('GET', '/articles/long'));
      expect([history.length, history[0]?.version, history.at(-1)?.version]).toEqual([50, 52, 3]);
    });
  });

  it('lists the races of a day with the state of their tips', async () => {
    await send('PATCH', `/tips/${RACE}`, { version: null, text: TIP });
    const { races } = (await send('GET', `/tips?jour=${TEST_DAY}`)).body as TipContents;
    expect(races.map(({ raceId, tip }) => [raceId, tip.state, tip.title])).toEqual([
      [RACE, 'draft', 'Le Quinté+'],
      [1301, 'none', 'Prix Ourasi'],
    ]);
    expect((await send('GET', '/tips?jour=2026-01-01')).body).toEqual({ jour: '2026-01-01', races: [] });
  });

  describe('of two editors', () => {
    it('takes the first and refuses the second, whose words change nothing', async () => {
      await send('PATCH', '/articles/a', { version: null, text: ARTICLE });
      const first = { ...ARTICLE, title: 'Premier' };
      await send('PATCH', '/articles/a', { version: 1, text: first });
      const second = { version: 1, text: { ...ARTICLE, title: 'Second' } };
      const refused = await send('PATCH', '/articles/a', second);
      expect(refusal(refused)).toEqual([409, 'content-changed']);
      expect(refused.body).toMatchObject({ error: { details: { version: 2, by: TEST_ADMIN } } });
      expect(refusal(await send('POST', '/articles/a/publish', second))).toEqual([409, 'content-changed']);
      expect(item(await send('GET', '/articles/a')).text).toEqual(first);
      expect(test.live.kept.articles.size).toBe(0);
    });

    it('takes one where both send at once', async () => {
      const answers = await Promise.all(
        ['un', 'deux', 'trois'].map((title) =>
          send('PATCH', '/articles/b', { version: null, text: { ...ARTICLE, title } }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409,
      ]);
    });

    it('refuses something new under a key that is taken', async () => {
      const taken = await send('PATCH', '/legal/mentions-legales', { version: null, text: NOTICE });
      expect(refusal(taken)).toEqual([409, 'content-exists']);
    });
  });

  it('is as it was when visitors cannot be shown it', async () => {
    await send('PATCH', '/articles/a', { version: null, text: ARTICLE });
    const publish = jest.spyOn(test.live.guide, 'publish').mockRejectedValueOnce(new Error('Parse is away'));
    const change = { version: 1, text: { ...ARTICLE, title: 'Autre' } };
    expect(refusal(await send('POST', '/articles/a/publish', change))).toEqual([500, 'internal']);
    expect(item(await send('GET', '/articles/a'))).toMatchObject({
      version: 1,
      text: ARTICLE,
      state: 'draft',
    });
    publish.mockRestore();
    expect((await send('POST', '/articles/a/publish', change)).status).toBe(200);
  });

  describe('is refused with the name of what is wrong', () => {
    it.each([
      ['/tips/999/publish', TIP, [404, 'not-found']],
      ['/tips/abc/publish', TIP, [404, 'not-found']],
      ['/articles/Pas%20Un%20Slug/publish', ARTICLE, [404, 'not-found']],
      ['/legal/autre/publish', NOTICE, [404, 'not-found']],
      ['/seller/autre/publish', NO_SELLER, [404, 'not-found']],
      ['/books/a/publish', ARTICLE, [400, 'invalid-parameter', 'kind']],
      [`/tips/${RACE}/publish`, { ...TIP, selection: SELECTION.slice(1) }, 'selection'],
      [`/tips/${RACE}/publish`, { ...TIP, selection: [...SELECTION.slice(0, 7), 4] }, 'selection'],
      [`/tips/${RACE}/publish`, { ...TIP, selection: [...SELECTION.slice(0, 7), 12] }, 'selection'],
      [`/tips/${RACE}/publish`, { ...TIP, selection: [...SELECTION.slice(0, 7), 17] }, 'selection'],
      [`/tips/${RACE}/publish`, { ...TIP, base: [11] }, 'base'],
      [`/tips/${RACE}/publish`, { ...TIP, favourite: 11 }, 'favourite'],
      [`/tips/${RACE}/publish`, { ...TIP, notes: [{ number: 11, text: 'x' }] }, 'notes'],
      [`/tips/${RACE}/publish`, { ...TIP, notes: [{ number: 4, text: 'x'.repeat(201) }] }, 'notes.0.text'],
      ['/articles/a/publish', { ...ARTICLE, title: '' }, 'title'],
      ['/articles/a/publish', { ...ARTICLE, body: ' ' }, 'body'],
      ['/legal/cgv/publish', { ...NOTICE, body: 'Appelez le {fax}.' }, 'body'],
      ['/seller/vendeur/publish', { ...NO_SELLER, siren: '123' }, 'siren'],
    ] as const)('%s %#', async (path, text, wanted) => {
      const expected = typeof wanted === 'string' ? [400, 'invalid-parameter', `text.${wanted}`] : wanted;
      expect(refusal(await send('POST', path, { version: null, text }))).toEqual(expected);
    });

    it('also where a field is unknown, missing, or the version is no number', async () => {
      const send1 = async (body: unknown) => refusal(await send('PATCH', '/articles/a', body));
      expect(await send1({ version: null, text: { ...ARTICLE, html: '<b>' } })).toEqual([
        400,
        'unknown-field',
      ]);
      expect(await send1({ version: '1', text: ARTICLE })).toEqual([400, 'invalid-parameter', 'version']);
      expect(await send1({ version: null })).toEqual([400, 'invalid-parameter', 'text']);
      expect(await send1(undefined)).toEqual([400, 'invalid-parameter', 'body']);
    });

    it('where it cannot be withdrawn, or is not there', async () => {
      expect(refusal(await send('POST', '/legal/mentions-legales/withdraw', { version: 0 }))).toEqual([
        409,
        'not-withdrawable',
      ]);
      await send('PATCH', '/articles/a', { version: null, text: ARTICLE });
      expect(refusal(await send('POST', '/articles/a/withdraw', { version: 1 }))).toEqual([
        409,
        'not-published',
      ]);
      expect(refusal(await send('GET', '/articles/autre'))).toEqual([404, 'not-found']);
      expect(refusal(await send('GET', '/articles/a/versions/9'))).toEqual([404, 'not-found']);
    });
  });
});
