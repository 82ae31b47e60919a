import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import type { RecordedTable } from '../races/store/upsertRows';
import { createPturfImporter } from './pturf/createPturfImporter';
import { createRejectsFile, type Reject } from './createRejectsFile';
import { describeReport } from './describeReport';
import { runImport } from './runImport';

const SAMPLES = path.resolve(__dirname, '../../../../shared/data/samples/pturf-prevision_horses');
const withSamples = existsSync(SAMPLES) ? describe : describe.skip;

const race = {
  id: 7001,
  comp: 7001,
  jour: '2022-01-02',
  heure: '12:00',
  hippo: 'Essai',
  reun: '1',
  prix: 1,
  prixnom: 'Prix',
};
const runner = {
  numcourse: 7001,
  jour: '2022-01-02',
  hippo: 'Essai',
  numero: 1,
  cheval: 'Un',
  idche: 9,
  typec: 'Plat',
};

describe('importing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-ingest-'));
  let database: TestDatabase;
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const ingest = async (table: RecordedTable, file: string) => {
    const rejects: Reject[] = [];
    const importer = createPturfImporter(table);
    const onReject = (reject: Reject) => void rejects.push(reject);
    const report = await runImport({ db: database.db, importer, input: { path: file }, onReject });
    return { ...report, rejects };
  };
  const stored = async (table: RecordedTable, id: number) =>
    (
      await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} WHERE "id" = ${id}`.execute(
        database.db,
      )
    ).rows[0];

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it('takes any spelling of names, derives ids, and takes a nested race along', async () => {
    const rows = [
      { ...runner, numcourse: race },
      { ...runner, numcourse: race, numero: 2, IDCHE: 10, idche: undefined },
    ];
    const report = await ingest('cachedate', write('nested.json', JSON.stringify(rows)));
    expect(report).toMatchObject({ races: { inserted: 1 }, runners: { inserted: 2 }, rejected: 0 });
    expect([...report.days]).toEqual(['2022-01-02']);
    expect(await stored('cachedate', 70012)).toMatchObject({
      numcourse: 7001,
      comp: 7001,
      idChe: 10,
      gainsCarriere: -1,
    });
    expect(await stored('caractrap', 7001)).toMatchObject({
      hippo: 'Essai',
      heure: '12:00:00',
      source: 'pturf',
    });
  });

  it('rejects bad rows with line and reason and keeps the rest', async () => {
    const rows = [
      { ...runner, numero: 3 },
      { ...runner, numero: undefined },
      { ...runner, numero: 4, dist: 'deux mille' },
      { ...runner, numero: 5 },
    ];
    const text = JSON.stringify(rows, null, 1);
    const report = await ingest('cachedate', write('bad.json', text));
    expect(report).toMatchObject({ runners: { inserted: 2 }, rejected: 2 });
    expect(report.rejects.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'id is missing'],
      [3, 'dist: a number is needed, found "deux mille"'],
    ]);
    expect(text.split('\n')[report.rejects[0]!.line - 1]?.trim()).toBe('{');
  });

  it('keeps what can be read of a file that was cut off', async () => {
    const json = await ingest(
      'caractrap',
      write('cut.json', JSON.stringify([race, { ...race, id: 7002 }]).slice(0, -20)),
    );
    expect(json).toMatchObject({ races: { unchanged: 1 }, rejected: 1 });
    const header = 'numcourse;jour;hippo;numero;cheval;typec;idche\n';
    const csv = await ingest(
      'cachedate',
      write('cut.csv', `${header}7001;2022-01-02;Essai;8;Huit;Plat;8\n7001;2022-01`),
    );
    expect(csv).toMatchObject({ runners: { inserted: 1 }, rejected: 1 });
    expect(csv.rejects[0]).toMatchObject({ line: 3, row: 2, reason: 'has 2 cells where the header has 7' });
  });

  it('replaces only the columns a file has', async () => {
    await ingest(
      'cachedate',
      write('whole.json', JSON.stringify([{ ...runner, numero: 12, jockey: 'A. Un', idJockey: 5 }])),
    );
    const report = await ingest(
      'cachedate',
      write('part.csv', 'id,numcourse,jour,numero,cl\n700112,7001,2022-01-02,12,3\n'),
    );
    expect(report).toMatchObject({ runners: { updated: 1 }, rejected: 0 });
    expect(await stored('cachedate', 700112)).toMatchObject({
      cl: '3',
      jockey: 'A. Un',
      idJockey: 5,
      cheval: 'Un',
    });
  });

  it('reads Windows-1252 and counts unknown fields', async () => {
    const header = 'numcourse;jour;hippo;numero;cheval;typec;proba\n';
    const line = Buffer.from('7001;02/01/2022;Essai;9;Éclair;Attelé;0,5\n', 'latin1');
    const report = await ingest('cachedate', write('old.csv', Buffer.concat([Buffer.from(header), line])));
    expect([...report.unknown]).toEqual([['proba', 1]]);
    expect(await stored('cachedate', 70019)).toMatchObject({ cheval: 'Éclair', jour: '2022-01-02' });
  });

  it('knows gzip by its content, and says when it is damaged', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      ...race,
      id: 9000 + index,
      comp: 9000 + index,
    }));
    const zipped = gzipSync(JSON.stringify(rows));
    const whole = await ingest('caractrap', write('races.json', zipped));
    expect(whole).toMatchObject({ races: { inserted: 300 }, rejected: 0 });
    const cut = await ingest('caractrap', write('races.json', zipped.subarray(0, zipped.length - 20)));
    expect(cut.rejects.at(-1)).toMatchObject({ row: 0, reason: expect.stringContaining('damaged') });
    const lines = describeReport('cut', cut, cut.rejects.slice(-1), null);
    expect(lines[1]).toContain('cut, as a whole: the compressed file is damaged');
  });

  it('takes names in any case in a nested race as well, and its day from the runner', async () => {
    const { jour: _jour, id: _id, ...nested } = { ...race, comp: 7005 };
    const NESTED = Object.fromEntries(
      Object.entries(nested).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const rows = [{ ...runner, numcourse: NESTED }];
    expect(await ingest('cachedate', write('upper.json', JSON.stringify(rows)))).toMatchObject({
      races: { inserted: 1 },
      rejected: 0,
    });
    expect(await stored('caractrap', 7005)).toMatchObject({ jour: '2022-01-02', hippo: 'Essai' });
  });

  it('keeps texts that do not mean what they should, and says so', async () => {
    const odd = { numero: 21, redkm: 'vite', musiqueche: '1a ?', poidmont: 'lourd', recordG: `1'12"9` };
    const report = await ingest('cachedate', write('odd.json', JSON.stringify([{ ...runner, ...odd }])));
    expect(await stored('cachedate', 700121)).toMatchObject(odd);
    expect([...report.notices.keys()].toSorted()).toEqual([
      'musiqueche holds what cannot be read as a form string; it is kept as it came',
      'poidmont holds what cannot be read as a number; it is kept as it came',
      'redkm holds what cannot be read as a time; it is kept as it came',
    ]);
    const [line] = describeReport('odd.json', report, [], null).slice(1);
    expect(line).toContain('redkm holds what cannot be read');
  });

  it('rejects ids that contradict one another', async () => {
    const rows = [
      { ...runner, id: 70019, numero: 1 },
      { ...runner, comp: 7002 },
      { ...runner, numcourse: 0 },
      { ...runner, numero: -1 },
    ];
    const { rejects } = await ingest('cachedate', write('ids.json', JSON.stringify(rows)));
    expect(rejects.map(({ reason }) => reason)).toEqual([
      'id: 70011 is needed for number 1 of race 7001, found 70019',
      'comp: 7001 is needed as in numcourse, found 7002',
      'id is missing',
      'id is missing',
    ]);
    const races = await ingest('caractrap', write('ids.json', JSON.stringify([{ ...race, comp: 3 }])));
    expect(races.rejects[0]?.reason).toBe('comp: 7001 is needed as in id, found 3');
  });

  it.each<[string, RecordedTable, string, string]>([
    ['the other table', 'caractrap', JSON.stringify([runner]), 'holds runners, not races'],
    ['something else', 'cachedate', 'name,price\na,1\n', 'names no column of runners'],
    ['nothing', 'cachedate', '', 'is empty'],
    ['bytes', 'cachedate', 'PK\u0003\u0000\u0000', 'is not a text file'],
  ])('refuses a file with %s', async (_what, table, content, reason) => {
    await expect(ingest(table, write('unusable.txt', content))).rejects.toThrow(reason);
  });

  it('refuses a file that is not there, by name', async () => {
    await expect(ingest('cachedate', path.join(folder, 'none.csv'))).rejects.toThrow(
      /none\.csv: no such file/,
    );
  });

  it('keeps rejected rows in a file of their own', async () => {
    const rejects = createRejectsFile(folder, 'a/b.json', Date.UTC(2026, 0, 2, 3, 4, 5));
    expect(rejects.path).toBeNull();
    const reject = { file: 'a/b.json', line: 2, row: 1, reason: 'id is missing', given: { a: 1 } };
    rejects.add(reject);
    await rejects.close();
    expect(rejects.path).toBe(path.join(folder, 'rejects', '20260102T030405Z-b.json.ndjson'));
    expect(JSON.parse(readFileSync(rejects.path!, 'utf8'))).toEqual(reject);
  });

  it('tells in words what came of a file', async () => {
    const report = await ingest('caractrap', write('told.json', JSON.stringify([race, { jour: 'x' }])));
    const lines = describeReport('told.json', report, report.rejects, 'rejects/told.ndjson');
    expect(lines[0]).toBe('told.json: 1 races: 0 new, 0 changed, 1 unchanged; 1 rejected');
    expect(lines[1]).toContain('row 2: id is missing');
  });

  withSamples('the recorded day of 2022-12-04', () => {
    it('gives 130 races and 1,522 runners, and nothing new the second time', async () => {
      const races = path.join(SAMPLES, 'caractrap_2022-12-04_derived.json');
      const runners = path.join(SAMPLES, 'cachedate_2022-12-04_derived.csv');
      expect(await ingest('caractrap', races)).toMatchObject({ races: { inserted: 130 }, rejected: 0 });
      expect(await ingest('cachedate', runners)).toMatchObject({ runners: { inserted: 1522 }, rejected: 0 });
      expect(await ingest('caractrap', races)).toMatchObject({ races: { unchanged: 130, updated: 0 } });
      expect(await ingest('cachedate', runners)).toMatchObject({ runners: { unchanged: 1522, updated: 0 } });
      const { rows } = await sql`
        SELECT count(DISTINCT coalesce(reun_number::text, "reun")) AS meetings FROM caractrap
        WHERE "jour" = '2022-12-04'`.execute(database.db);
      expect(rows).toEqual([{ meetings: 17 }]);
    });

    it('is the same day in JSON as in CSV', async () => {
      const file = path.join(SAMPLES, 'cachedate_1407183_quinte_vincennes_R1C8_trot_derived.json');
      expect(await ingest('cachedate', file)).toMatchObject({ runners: { unchanged: 18, updated: 0 } });
    });
  });
});
