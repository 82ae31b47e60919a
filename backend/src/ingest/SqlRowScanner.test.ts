import fc from 'fast-check';
import { SqlRowScanner, type SqlRow } from './SqlRowScanner';

const DUMP = `-- MySQL dump 10.13, l'hôte
/*!40101 SET NAMES utf8 -- it's */;
DROP TABLE IF EXISTS \`caractrap\`;
CREATE TABLE \`caractrap\` (
  \`id\` bigint(20) NOT NULL COMMENT 'le n°; (clé)',
  \`prixnom\` varchar(255) DEFAULT NULL,
  PRIMARY KEY (\`id\`),
  KEY \`comp\` (\`id\`)
) ENGINE=InnoDB;
LOCK TABLES \`caractrap\` WRITE;
INSERT INTO \`caractrap\` VALUES (1,'Prix de l\\'Étoile; (bis)'),(2,NULL),(3,'dit ''Le Gai'', à 2\\\\');
UNLOCK TABLES;
INSERT INTO other (\`a\`, \`b\`) VALUES
(-1.5, ''),
(4, 'x\\ny');
`;
const ROWS = [
  ['caractrap', 'id,prixnom', ['1', "Prix de l'Étoile; (bis)"]],
  ['caractrap', 'id,prixnom', ['2', null]],
  ['caractrap', 'id,prixnom', ['3', "dit 'Le Gai', à 2\\"]],
  ['other', 'a,b', ['-1.5', '']],
  ['other', 'a,b', ['4', 'x\ny']],
];

/** Reads a dump cut into pieces. */
function read(dump: string, cuts: readonly number[] = []): readonly SqlRow[] {
  const scanner = new SqlRowScanner();
  const ends = [
    0,
    ...cuts.map((cut) => cut % (dump.length + 1)).toSorted((one, other) => one - other),
    dump.length,
  ];
  const pieces = ends.slice(1).map((end, index) => dump.slice(ends[index], end));
  return [...pieces.flatMap((piece) => scanner.scan(piece)), ...scanner.end()];
}
const plain = (rows: readonly SqlRow[]) =>
  rows.map((row) => ('problem' in row ? row.problem : [row.table, row.fields.join(), row.values]));

describe('the rows of a dump', () => {
  it('are read with their columns, whatever their texts hold', () => {
    expect(plain(read(DUMP))).toEqual(ROWS);
    expect(read(DUMP)[4]).toMatchObject({ place: { line: 16, row: 5 } });
  });

  it('are the same however the dump comes in pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(DUMP.length), { maxLength: 8 }), (cuts) => {
        expect(plain(read(DUMP, cuts))).toEqual(ROWS);
      }),
      { numRuns: 300 },
    );
  });

  it('are told where they do not fit their table, or no table is known', () => {
    expect(plain(read('INSERT INTO t (a, b) VALUES (1),(1,2);'))).toEqual([
      'has 1 values where table t has 2 columns',
      ['t', 'a,b', ['1', '2']],
    ]);
    expect(plain(read('INSERT INTO t VALUES (1);'))).toEqual(['has 1 values where no column is named']);
  });

  it('are lost to a quote that is not closed up to the next statement, and to the end of a cut dump', () => {
    const open = `INSERT INTO t (a) VALUES ('${'x'.repeat(100_001)}\nINSERT INTO t (a) VALUES (2);\n`;
    expect(plain(read(open))).toEqual(['a text is not closed', ['t', 'a', ['2']]]);
    expect(plain(read("INSERT INTO t (a) VALUES (1),('abc"))).toEqual([
      ['t', 'a', ['1']],
      'the dump ends within a row',
    ]);
  });
});
