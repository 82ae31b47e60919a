import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPress } from '../../races/store/pressSelections';
import { upsertRows } from '../../races/store/upsertRows';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { raceRow, TEST_DAY } from '../../testing/raceRows';
import { findPieces } from '../pmu/createPmuImporter';
import { runImport } from '../runImport';
import { createPressImporter } from './createPressImporter';

const RACE = { jour: TEST_DAY, reun: 1, prix: 4 };

describe('the press of a race', () => {
  let database: TestDatabase;
  let folder: string;

  async function take(text: string) {
    const file = path.join(folder, 'press.csv');
    await writeFile(file, text);
    const rejects: string[] = [];
    const report = await runImport({
      db: database.db,
      importer: createPressImporter(),
      input: { path: file },
      onReject: ({ reason, line }) => rejects.push(`${line} ${reason}`),
    });
    return { report, rejects };
  }
  const titles = async () =>
    (await readPress(database.db, TEST_DAY)).map(({ raceId, titles: all }) => [
      raceId,
      ...all.map(({ title, selection }) => `${title}: ${selection.join('-')}`),
    ]);

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'press-'));
    const rows = [raceRow({ id: 7, reun: '1', prix: 4, hippo: 'Laval', prixnom: 'Prix X' })];
    await upsertRows(database.db, 'caractrap', rows, 'pturf');
  }, 30_000);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('comes in as CSV, a title a row, and changes nothing when read again', async () => {
    const file = `day;meeting;race;title;numbers\n${TEST_DAY};R1;C4;Le Journal;7 - 3 - 12\n${TEST_DAY};1;4;"L'Écho";3,7\n`;
    const { report, rejects } = await take(file);
    expect(rejects).toEqual([]);
    expect([...report.days]).toEqual([TEST_DAY]);
    expect(await titles()).toEqual([[7, "L'Écho: 3-7", 'Le Journal: 7-3-12']]);
    expect([...(await take(file)).report.days]).toEqual([]);
    await take(`title,numbers,race,day,meeting\nLe Journal,9-8,4,${TEST_DAY},1`);
    expect(await titles()).toEqual([[7, "L'Écho: 3-7", 'Le Journal: 9-8']]);
  });

  it('is rejected row by row where it names nothing, and told where its race is not stored', async () => {
    const { report, rejects } = await take(
      [
        'day,meeting,race,title,numbers',
        `demain,1,4,A,1-2`,
        `${TEST_DAY},1,0,A,1-2`,
        `${TEST_DAY},1,4,,1-2`,
        `${TEST_DAY},1,4,A,`,
        `${TEST_DAY},1,4,A,1-1`,
        `${TEST_DAY},1,4,A,100`,
        `${TEST_DAY},1,9,A,5`,
      ].join('\n'),
    );
    expect(rejects).toEqual([
      '2 has no day, meeting or race',
      '3 has no day, meeting or race',
      '4 has no title',
      '5 has no numbers from 1 to 99, each once',
      '6 has no numbers from 1 to 99, each once',
      '7 has no numbers from 1 to 99, each once',
    ]);
    expect([...report.notices.keys()]).toEqual([expect.stringContaining(`${TEST_DAY}/R1/C9 is not stored`)]);
  });

  it('is refused as a file where columns are missing', () =>
    expect(take('day,race\n')).rejects.toThrow('has not the columns day, meeting, race, title, numbers'));

  it('comes from PMU, titles by their selection and a ranking by its source', async () => {
    const documents = [
      {
        avis: [
          {
            societe: 'Turf',
            journaliste: 'X',
            pronostics: [{ numPmu: 5, nom: 'A' }, { numPmu: 2 }, { numPmu: 5 }],
          },
          { societe: '', pronostics: [{ numPmu: 1 }] },
          { societe: 'Vide', pronostics: [] },
        ],
        cribles: [],
      },
      {
        source: 'DATA',
        selection: [
          { rang: 2, num_partant: 4 },
          { rang: 1, num_partant: 9 },
        ],
      },
      { cribles: [] },
    ];
    for (const document of documents)
      for (const piece of findPieces(document, 'test', RACE))
        if (piece.kind === 'part') await piece.save(database.db);
    expect((await titles())[0]).toEqual([7, 'DATA: 9-4', "L'Écho: 3-7", 'Le Journal: 9-8', 'Turf: 5-2']);
    expect(() => [...findPieces(documents[0], 'test', null)]).toThrow('--race');
  });
});
