import type { PageDocument } from '@galopin/shared/contracts';
import { saveArrivals } from '../races/store/saveArrivals';
import { upsertRows } from '../races/store/upsertRows';
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

  const document = async (path: string) => (await test.get(`/apin/documents/${path}`)).body as PageDocument;

  it('name a race as its page does, say what it is and when, and what schema.org wants', async () => {
    const { title, description, type, data } = await document('race?id=1');
    expect(title).toBe('R1\u00a0C8 – Prix de l’Isère, Vincennes, 21/11/2026');
    expect(description).toMatch(
      /^Prix de l’Isère à Vincennes, samedi 21 novembre 2026 à 15h15\s: trot attelé, 2\s850\sm, 16\spartants, 45\s000\s€\./,
    );
    expect(description.length).toBeLessThanOrEqual(160);
    expect(type).toBe('article');
    expect(data).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2026-11-21T14:15:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Vincennes' },
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
    expect((await document('race?id=1')).data).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    });
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
    expect((await document('trainer?id=90')).data).toMatchObject({ '@type': 'Person', name: 'T. Duval' });
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

  it.each(['race?id=99', 'horse?id=99', 'jockey?id=99', 'trainer?id=7', 'race'])(
    'are none where nothing is stored: %s',
    async (path) => {
      expect((await test.get(`/apin/documents/${path}`)).status).toBe(404);
    },
  );

  it.each(['race?id=0', 'race?id=x', 'home?jour=demain', 'admin'])('refuse %s', async (path) => {
    expect((await test.get(`/apin/documents/${path}`)).status).toBe(400);
  });

  it('list the main pages and the races of today and tomorrow', async () => {
    const { body } = await test.get('/apin/documents');
    expect(body).toEqual({ paths: ['/', '/Aspibet', '/Aspibet-guide', '/Course/1', '/Course/2'] });
  });
});
