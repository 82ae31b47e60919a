import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { runImport } from '../runImport';
import { createPturfImporter } from './createPturfImporter';

/** A day as pturf delivers it: both tables, other tables beside them, the runners before their races. */
const DUMP = `-- MySQL dump 10.13  Distrib 5.7.33
/*!40101 SET NAMES utf8 */;
CREATE TABLE \`cachedate\` (
  \`id\` bigint(20) NOT NULL,
  \`comp\` int(11) NOT NULL,
  \`numcourse\` bigint(20) NOT NULL,
  \`jour\` date NOT NULL,
  \`hippo\` text NOT NULL,
  \`numero\` decimal(2,0) NOT NULL,
  \`cheval\` text NOT NULL,
  \`jockey\` text NOT NULL,
  \`idJockey\` int(11) NOT NULL,
  PRIMARY KEY (\`id\`)
) ENGINE=MyISAM;
INSERT INTO \`cachedate\` VALUES (70011,7001,7001,'2022-01-02','L\\'Isle','1','D\\'Artagnan','J. Œil',8),(70012,7001,7001,'2022-01-02','L\\'Isle','2','Deux',NULL,0);
INSERT INTO \`hippo\` VALUES ('Craon','gauche','FR');
INSERT INTO \`caractrap\` (\`id\`,\`comp\`,\`jour\`,\`heure\`,\`hippo\`,\`reun\`,\`prix\`,\`prixnom\`,\`partant\`) VALUES (7001,7001,'2022-01-02','13:55:00','L\\'Isle','1',3,'Prix; du (Moulin)','2');
`;

describe('a dump of a day', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-dump-'));
  let database: TestDatabase;
  const ingest = async (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    const rejects: string[] = [];
    const report = await runImport({
      db: database.db,
      importer: createPturfImporter(),
      input: { path: file },
      onReject: ({ reason }) => void rejects.push(reason),
    });
    return { ...report, rejects };
  };

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  beforeEach(() => emptyStore(database.db));
  afterAll(() => database.close());

  it.each([
    ['as it is', 'pturfDay20220102.sql', DUMP],
    ['compressed', 'pturfDay20220102.sql.gz', gzipSync(DUMP)],
  ])('brings both tables in, and again nothing: %s', async (_, name, content) => {
    const first = await ingest(name, content);
    expect(first).toMatchObject({ races: { inserted: 1 }, runners: { inserted: 2 }, rejects: [] });
    expect([...first.notices]).toEqual([['rows of table hippo are left out', 1]]);
    const { rows } = await sql`
      SELECT "prixnom", "heure", "cheval", "jockey", "idJockey" FROM caractrap AS race
      JOIN cachedate AS runner ON runner."numcourse" = race."id" ORDER BY "numero"`.execute(database.db);
    expect(rows).toEqual([
      {
        prixnom: 'Prix; du (Moulin)',
        heure: '13:55:00',
        cheval: "D'Artagnan",
        jockey: 'J. Œil',
        idJockey: 8,
      },
      { prixnom: 'Prix; du (Moulin)', heure: '13:55:00', cheval: 'Deux', jockey: '', idJockey: 0 },
    ]);
    expect(await ingest(name, content)).toMatchObject({ races: { unchanged: 1 }, runners: { unchanged: 2 } });
  });

  it('tells of tables it has no place for', async () => {
    const { notices } = await ingest('other.sql', "INSERT INTO hippo (a) VALUES ('Craon'),('Vire');");
    expect([...notices]).toEqual([['rows of table hippo are left out', 2]]);
  });
});

describe('an export that nobody says the table of', () => {
  it.each([
    ['{"id":1,"prixnom":"x"}', 'race'],
    ['numcourse;numero;cheval;jour;hippo\n7001;1;Un;2022-01-02;Essai', 'runner'],
  ])('is told by its columns: %s', async (content, kind) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'galopin-told-'));
    const file = path.join(folder, 'export');
    writeFileSync(file, content);
    const found = [];
    for await (const each of createPturfImporter().read({ path: file })) found.push(each.kind);
    expect(found.every((each) => each === kind || each === 'reject')).toBe(true);
  });

  it('is refused where they do not tell it', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'galopin-told-')), 'export.json');
    writeFileSync(file, '[{"jour":"2022-01-02"}]');
    const read = async () => {
      for await (const _ of createPturfImporter().read({ path: file })) return;
    };
    await expect(read()).rejects.toThrow('say --races or --runners');
  });
});
