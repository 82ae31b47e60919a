import type { PageDocument, SiteMapFile, SiteMapFiles } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { saveArrivals } from '../races/store/saveArrivals';
import { upsertRows } from '../races/store/upsertRows';
import { refreshNames } from '../search/refreshNames';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow } from '../testing/raceRows';

const TODAY = '2026-11-21';
const VESOUL = {
  id: 1,
  jour: TODAY,
  heure: '15:15',
  hippo: 'Vincennes',
  reun: '1',
  prix: 8,
  prixnom: "Prix de l'Isère",
  typec: 'Attelé',
  dist: '2850',
  partant: '16',
  cheque: '45000',
};

describe('the documents of public pages', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ now: () => Date.parse(`${TODAY}T13:00:00Z`) });
    const { db } = test.database;
    await upsertRows(
      db,
      'caractrap',
      [
        raceRow(VESOUL),
        raceRow({ id: 2, jour: '2026-11-22', reun: '1', prix: 1 }),
        raceRow({ id: 3, jour: '2026-11-19', reun: '1', prix: 1 }),
        raceRow({ id: 4, jour: '2026-11-18', reun: '2', prix: 1 }),
        raceRow({ id: 5, jour: '2025-07-14', heure: '15:15', reun: '1', prix: 1 }),
      ],
      'test',
    );
    const ibis = { idChe: 7, cheval: "Ibis d'Or", sexe: 'H', pere: 'Love You', mere: 'Vanille', jour: TODAY };
    const people = { idJockey: 70, jockey: 'A. Martin', idEntraineur: 90, entraineur: 'T. Duval' };
    await upsertRows(
      db,
      'cachedate',
      [runnerRow({ numcourse: 1, numero: 1, age: 8, ...ibis, ...people })],
      'test',
    );
  }, 60_000);

  afterAll(() => test.close());

  const graph = async (path: string) => (await document(path)).data?.['@graph'];
  const document = async (path: string) => (await test.get(`/apin/documents/${path}`)).body as PageDocument;

  it('give a race a picture for shared links, which changes with its arrival', async () => {
    const { image } = await document('race?id=1');
    const picture = async () => {
      const { statusCode, headers, rawPayload } = await test.app.inject(String(image));
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
      return rawPayload;
    };
    const before = await picture();
    expect(before.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([before.readUInt32BE(16), before.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await picture()).equals(before)).toBe(true);
    await test.database.db.updateTable('caractrap').set({ arriv: '4 - 8 - 1' }).where('id', '=', 1).execute();
    expect((await picture()).equals(before)).toBe(false);
    await test.database.db.updateTable('caractrap').set({ arriv: '' }).where('id', '=', 1).execute();
    expect((await document('horse?id=7')).image).toBeNull();
  });

  it('have no picture of a race that is not stored, or of what is no race', async () => {
    expect((await test.get('/apin/races/99/share.png')).status).toBe(404);
    expect((await test.get('/apin/races/x/share.png')).status).toBe(400);
  });

  it('name a race as its page does, say what it is and when, and what schema.org wants', async () => {
    const { title, description, type, data } = await document('race?id=1');
    expect(title).toBe('R1\u00a0C8 – Prix de l’Isère, Vincennes, 21/11/2026');
    expect(description).toMatch(
      /^Prix de l’Isère à Vincennes, samedi 21 novembre 2026 à 15h15\s: trot attelé, 2\s850\sm, 16\spartants, 45\s000\s€\./,
    );
    expect(description.length).toBeLessThanOrEqual(160);
    expect(type).toBe('article');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'SportsEvent',
          name: title,
          description,
          sport: 'Courses hippiques',
          url: '/Course/1',
          startDate: '2026-11-21T15:15:00+01:00',
          eventStatus: 'https://schema.org/EventScheduled',
          location: { '@type': 'Place', name: 'Vincennes' },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Les courses du jour', item: '/' },
            { '@type': 'ListItem', position: 2, name: title },
          ],
        },
      ],
    });
  });

  it('tell of a race that was called off', async () => {
    await saveArrivals(test.database.db, [
      {
        jour: TODAY,
        reun: 1,
        prix: 8,
        ordre: [],
        statut: 'COURSE_ANNULEE',
        categorieStatut: 'ANNULEE',
        definitive: true,
      },
    ]);
    test.changes.announce(TODAY);
    expect(await graph('race?id=1')).toContainEqual(
      expect.objectContaining({ eventStatus: 'https://schema.org/EventCancelled' }),
    );
  });

  it('name horses and people', async () => {
    expect(await document('horse?id=7')).toMatchObject({
      title: 'Ibis d’Or',
      type: 'profile',
      description: expect.stringMatching(
        /^Ibis d’Or\s: hongre, 8 ans, par Love You et Vanille, entraînement T\. Duval\./,
      ) as string,
    });
    expect((await document('jockey?id=70')).title).toBe('A. Martin');
    expect(await graph('trainer?id=90')).toContainEqual({
      '@type': 'Person',
      name: 'T. Duval',
      jobTitle: 'Entraîneur de chevaux de course',
      url: '/Trainer/90',
    });
    expect(await graph('horse?id=7')).toContainEqual({
      '@type': 'WebPage',
      name: 'Ibis d’Or',
      url: '/Cheval/7',
      about: {
        '@type': 'Thing',
        additionalType: 'https://www.wikidata.org/wiki/Q726',
        name: 'Ibis d’Or',
      },
    });
  });

  it('tell of the day', async () => {
    expect((await document('home')).description).toMatch(
      /samedi 21 novembre 2026\s: 1\scourse, 1\sréunion\./,
    );
    expect((await document('home?jour=2020-01-01')).description).toMatch(
      /^Les réunions et les courses du jour/,
    );
    expect((await document('tips?jour=2026-11-20')).title).toBe('Pronostics du vendredi 20 novembre 2026');
    expect((await document('guide')).title).toBe('Guide des paris');
  });

  it('name the races of the day that are listed for everybody, and no other', async () => {
    const [site, list] = (await graph('home')) as readonly object[];
    expect(site).toMatchObject({ '@type': 'WebSite', name: 'Galopin', url: '/' });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: expect.stringContaining('Isère') as string, url: '/Course/1' }],
    });
    expect(await graph('home?jour=2020-01-01')).toHaveLength(1);
    expect(await graph('home?jour=2026-11-18')).toHaveLength(1);
  });

  it('say of a summer’s race when it starts in Paris', async () => {
    expect(await graph('race?id=5')).toContainEqual(
      expect.objectContaining({ startDate: '2025-07-14T15:15:00+02:00' }),
    );
  });

  it.each(['race?id=99', 'horse?id=99', 'jockey?id=99', 'trainer?id=7', 'race'])(
    'are none where nothing is stored: %s',
    async (path) => {
      expect((await test.get(`/apin/documents/${path}`)).status).toBe(404);
    },
  );

  it.each(['race?id=0', 'race?id=x', 'home?jour=demain', 'admin'])('refuse %s', async (path) => {
    expect((await test.get(`/apin/documents/${path}`)).status).toBe(400);
  });

  describe('the site map', () => {
    beforeAll(async () => {
      await refreshNames(test.database.db, 100);
      test.changes.announce(TODAY);
    });
    const pages = async (file: string) => (await test.get(`/apin/documents/files/${file}`)).body;

    it('has the main pages, races by year, and everybody who has a name', async () => {
      expect((await test.get('/apin/documents')).body).toEqual({
        files: [
          { file: 'pages', changed: TODAY },
          { file: 'race-2026', changed: TODAY },
          { file: 'race-2025', changed: '2025-07-14' },
          { file: 'horse-7', changed: TODAY },
          { file: 'jockey-70', changed: TODAY },
          { file: 'trainer-90', changed: TODAY },
        ],
      });
    });

    it('names races of the meeting that is listed for everybody, none of which has changed after today', async () => {
      expect(await pages('race-2026')).toEqual({
        pages: [
          { path: '/Course/2', changed: TODAY },
          { path: '/Course/1', changed: TODAY },
          { path: '/Course/3', changed: '2026-11-19' },
        ],
      });
      expect(await pages('horse-7')).toEqual({ pages: [{ path: '/Cheval/7', changed: TODAY }] });
      expect(await pages('pages')).toEqual({
        pages: [
          { path: '/', changed: TODAY },
          { path: '/Aspibet', changed: TODAY },
          { path: '/Aspibet-guide', changed: null },
        ],
      });
    });

    it('begins a file behind so many names, and reads from there on', async () => {
      const { db } = test.database;
      await sql`insert into search_names (kind, id, name, folded, last_day)
        select 'jockey', 1000 + n, 'x', 'x', '2020-01-01' from generate_series(1, 10000) as n`.execute(db);
      test.changes.announce(TODAY);
      const { files } = (await test.get('/apin/documents')).body as SiteMapFiles;
      expect(files.filter(({ file }) => file.startsWith('jockey'))).toEqual([
        { file: 'jockey-70', changed: TODAY },
        { file: 'jockey-11000', changed: '2020-01-01' },
      ]);
      const last = (await pages('jockey-11000')) as SiteMapFile;
      expect(last.pages).toEqual([{ path: '/Jockey/11000', changed: '2020-01-01' }]);
      expect(((await pages('jockey-70')) as SiteMapFile).pages).toHaveLength(10_000);
    });

    it.each([
      ['race-1999', 404],
      ['trainer-91', 404],
      ['race-1', 400],
      ['member-1', 400],
    ])('has no %s', async (file, status) => {
      expect((await test.get(`/apin/documents/files/${file}`)).status).toBe(status);
    });
  });
});
