import { createChangeFeed } from '../changes/ChangeFeed';
import { removeDemoFrom } from '../races/store/demoRemoval';
import { refreshNames } from './refreshNames';
import { startNameRefresher } from './startNameRefresher';
import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';
import type { SearchAnswer } from '@galopin/shared/contracts';

const NOW = Date.parse(`${TEST_DAY}T12:00:00Z`);
const HORSES = [
  "Ivoire d'Avril",
  'Idaho',
  'Idaho du Lys',
  'Roi Idaho',
  'Intrépide Sauvage',
  'Œillet',
  'Damidaho',
];

describe('the search', () => {
  let test: TestApp;
  const search = async (q: string) => {
    const { status, body } = await test.get(`/apin/search?q=${encodeURIComponent(q)}`, 'member');
    expect(status).toBe(200);
    return body as SearchAnswer;
  };
  const horses = async (q: string) => (await search(q)).horses.map(({ name }) => name);
  const races = async (q: string) => (await search(q)).races.map(({ id }) => id);
  const write = async (rows: Parameters<typeof runnerRow>[0][], source = 'test') => {
    await upsertRows(test.database.db, 'cachedate', rows.map(runnerRow), source);
    await refresh();
  };
  const refresh = async () => {
    while (!(await refreshNames(test.database.db, 2)).done);
    test.changes.announce(TEST_DAY);
  };

  beforeAll(async () => {
    test = await createTestApp({ now: () => NOW });
    const { db } = test.database;
    await upsertRows(
      db,
      'caractrap',
      [
        raceRow({
          id: 13,
          reun: '1',
          prix: 3,
          prixnom: "Prix d'Amérique",
          hippo: 'Paris-Vincennes',
          heure: '15:15:00',
        }),
        raceRow({
          id: 113,
          reun: '11',
          prix: 3,
          prixnom: 'Prix de Craon',
          hippo: 'Craon',
          heure: '13:00:00',
        }),
        raceRow({ id: 14, reun: 'Lignières', prix: 3, prixnom: 'Prix du Bourg', hippo: 'Lignières' }),
        raceRow({
          id: 20,
          reun: '1',
          prix: 3,
          prixnom: "Prix d'Amérique",
          jour: '2026-11-20',
          hippo: 'Auteuil',
        }),
        raceRow({
          id: 22,
          reun: '1',
          prix: 3,
          prixnom: 'Prix de Cergy',
          jour: '2026-11-22',
          hippo: 'Auteuil',
        }),
        raceRow({ id: 31, reun: '1', prix: 3, prixnom: "Prix d'Amérique", jour: '2026-10-31' }),
      ],
      'test',
    );
    await write([
      ...HORSES.map((cheval, index) => ({ numcourse: 13, numero: index + 1, idChe: index + 1, cheval })),
      {
        numcourse: 20,
        numero: 1,
        jour: '2026-11-20',
        idJockey: 7,
        jockey: 'M. Barzalona',
        idEntraineur: 7,
        entraineur: 'A. Barzalona',
      },
    ]);
  }, 60_000);

  afterAll(() => test.close());

  it('ignores accents, case and apostrophes', async () => {
    expect(await horses('INTREPIDE')).toEqual(['Intrépide Sauvage']);
    expect(await horses('d’avril')).toEqual(["Ivoire d'Avril"]);
    expect(await horses('davril')).toEqual(["Ivoire d'Avril"]);
    expect(await horses('oeillet')).toEqual(['Œillet']);
  });

  it('puts the whole name first, then beginnings, then words within, then parts of words', async () => {
    expect(await horses('idaho')).toEqual(['Idaho', 'Idaho du Lys', 'Roi Idaho', 'Damidaho']);
  });

  it('takes words in any order, and two letters as the beginning of a word only', async () => {
    expect(await horses('sauvage intre')).toEqual(['Intrépide Sauvage']);
    expect(await horses('av')).toEqual(["Ivoire d'Avril"]);
    expect(await horses('vr')).toEqual([]);
  });

  it('tells riders from trainers, each with its newest day', async () => {
    expect(await search('barzalona')).toMatchObject({
      approximate: false,
      jockeys: [{ id: 7, name: 'M. Barzalona', lastDay: '2026-11-20' }],
      trainers: [{ id: 7, name: 'A. Barzalona' }],
      horses: [],
    });
  });

  it('forgives a slip, and says that it guesses', async () => {
    expect(await search('intrepide suavage')).toMatchObject({
      approximate: true,
      horses: [{ name: 'Intrépide Sauvage' }],
    });
    expect(await search('qzkwx')).toEqual({
      approximate: false,
      races: [],
      horses: [],
      jockeys: [],
      trainers: [],
    });
  });

  it('knows races by code, name and racecourse: today’s first, then the nearest, none that are far', async () => {
    expect(await races('R1C3')).toEqual([13, 22, 20]);
    expect(await races('r1 c3')).toEqual([13, 22, 20]);
    expect(await races('amerique')).toEqual([13, 20]);
    expect(await races('vincennes c3')).toEqual([13]);
    expect(await races('c3 lignieres')).toEqual([14]);
    expect((await search('amerique')).races[0]).toEqual({
      id: 13,
      jour: TEST_DAY,
      time: '15:15',
      racecourse: 'Paris-Vincennes',
      meeting: '1',
      raceNumber: 3,
      name: "Prix d'Amérique",
      discipline: 'Attelé',
    });
  });

  it('lists of the other meetings nothing for anyone that was not asked for by its name', async () => {
    const found = async (text: string, as: 'anyone' | 'member') => {
      const { body } = await test.get(`/apin/search?q=${encodeURIComponent(text)}`, as);
      return (body as SearchAnswer).races.map(({ meeting, name }) => `${meeting} ${name}`);
    };
    const meetings = (lines: readonly string[]) => new Set(lines.map((line) => line.split(' ')[0]));
    for (const text of ['c3', 'prix', 'lignieres']) {
      expect(meetings(await found(text, 'member'))).not.toEqual(new Set(['1']));
      expect([...meetings(await found(text, 'anyone'))].every((meeting) => meeting === '1')).toBe(true);
    }
    expect(await found('bourg', 'anyone')).toEqual(await found('bourg', 'member'));
  });

  it('answers a text without letters with nothing, and signs of patterns as themselves', async () => {
    expect(await horses('%%')).toEqual([]);
    expect(await horses('i%o')).toEqual([]);
  });

  it('follows a correction of a name, a runner taken out, and another spelling on a later day', async () => {
    await write([{ numcourse: 31, numero: 1, jour: '2026-10-31', idChe: 90, cheval: 'Zephir' }]);
    await write([{ numcourse: 31, numero: 1, jour: '2026-10-31', idChe: 90, cheval: 'Zéphyr' }]);
    expect(await search('zephir')).toMatchObject({ approximate: true });
    expect(await search('zephyr')).toMatchObject({ approximate: false, horses: [{ name: 'Zéphyr' }] });
    await write([{ numcourse: 20, numero: 2, jour: '2026-11-20', idChe: 90, cheval: 'Zéphyr du Bois' }]);
    expect(await horses('zephyr')).toEqual(['Zéphyr du Bois']);
    await test.database.db
      .deleteFrom('cachedate')
      .where('idChe', '=', 90)
      .where('numcourse', '=', 20)
      .execute();
    await refresh();
    expect(await horses('zephyr')).toEqual(['Zéphyr']);
  });

  it('forgets the demo world’s names with its days', async () => {
    await write([{ numcourse: 40, numero: 1, jour: '2026-12-01', idChe: 91, cheval: 'Yolo Démo' }], 'demo');
    await upsertRows(test.database.db, 'caractrap', [raceRow({ id: 40, jour: '2026-12-01' })], 'demo');
    expect(await horses('yolo')).toEqual(['Yolo Démo']);
    await removeDemoFrom(test.database.db, '2026-12-01');
    await refresh();
    expect(await horses('yolo')).toEqual([]);
  });

  it('has a new name soon after a change is told, however often', async () => {
    const feed = createChangeFeed();
    const logger = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const refresher = startNameRefresher({ db: test.database.db, changes: feed, logger });
    await upsertRows(
      test.database.db,
      'cachedate',
      [runnerRow({ numcourse: 13, numero: 20, idChe: 92, cheval: 'Xanthe' })],
      'test',
    );
    for (let second = 0; second < 3; second += 1) {
      jest.advanceTimersByTime(1000);
      feed.announce(TEST_DAY);
    }
    jest.useRealTimers();
    await refresher.stop();
    test.changes.announce(TEST_DAY);
    expect(await horses('xanthe')).toEqual(['Xanthe']);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it.each([
    ['/apin/search', 'Parameter "q" is missing; wanted: 2 to 60 characters.'],
    ['/apin/search?q=a', 'Parameter "q" is "a"; wanted: 2 to 60 characters.'],
    [`/apin/search?q=${'a'.repeat(61)}`, 'wanted: 2 to 60 characters.'],
  ])('refuses %s', async (url, message) => {
    expect(await test.get(url)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-parameter', message: expect.stringContaining(message) } },
    });
  });

  it('refuses who asks without end, and says when to come back', async () => {
    let last = await test.get('/apin/search?q=idaho');
    for (let call = 0; call < 240 && last.status === 200; call += 1)
      last = await test.get('/apin/search?q=idaho');
    expect(last).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});
