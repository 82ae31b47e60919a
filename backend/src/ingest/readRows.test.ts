import fc from 'fast-check';
import { detectDelimiter, readCsvRows } from './readCsvRows';
import { readJsonRows } from './readJsonRows';

async function* cut(text: string, length: number) {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}
async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

describe('rows of a JSON text', () => {
  it('are those JSON.parse finds, however the text arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }))),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 3 }),
        async (list, length, indent) => {
          const rows = await all(readJsonRows(cut(JSON.stringify(list, null, indent), length)));
          expect(rows.map((row) => ('value' in row ? row.value : row.problem))).toEqual(
            JSON.parse(JSON.stringify(list)),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are found inside an object, with their lines', async () => {
    const text = '{"total": 2,\n "data": [\n  {"id": 1},\n  {"id": 2}\n ]}';
    expect(await all(readJsonRows(cut(text, 7)))).toEqual([
      { value: { id: 1 }, place: { line: 3, row: 1 } },
      { value: { id: 2 }, place: { line: 4, row: 2 } },
    ]);
  });

  it('are kept before and after a bad one', async () => {
    const rows = await all(readJsonRows(cut('[{"id": 1}, {"id": }, {"id": 3}]', 5)));
    expect(rows.map((row) => 'value' in row)).toEqual([true, false, true]);
  });

  it('are kept before the place a text was cut off', async () => {
    const rows = await all(readJsonRows(cut('[\n{"id": 1},\n{"id": 2, "na', 100)));
    expect(rows).toEqual([
      { value: { id: 1 }, place: { line: 2, row: 1 } },
      {
        problem: 'the file ends in the middle of this row',
        text: '{"id": 2, "na',
        place: { line: 3, row: 2 },
      },
    ]);
  });
});

describe('rows of a CSV text', () => {
  const read = async (text: string) =>
    (await all(readCsvRows(cut(text, 11), detectDelimiter(text)))).map((row) =>
      'values' in row ? row.values : row.problem,
    );

  it.each([',', ';', '\t', '|'])('are split at %j', async (delimiter) => {
    const text = `\ufeffid${delimiter}nom\r\n1${delimiter}"a ${delimiter} ""b"""\r\n`;
    expect(await read(text)).toEqual([
      ['id', 'nom'],
      ['1', `a ${delimiter} "b"`],
    ]);
  });

  it('may hold times with a bare quote', async () => {
    expect(await read(`id,redkm\n1,1'12"9\n`)).toEqual([
      ['id', 'redkm'],
      ['1', `1'12"9`],
    ]);
  });

  it('are kept before an unclosed quote', async () => {
    const rows = await read('id,nom\n1,a\n2,"b\n3,c\n');
    expect(rows.slice(0, 2)).toEqual([
      ['id', 'nom'],
      ['1', 'a'],
    ]);
    expect(rows[2]).toMatch(/quote/i);
  });

  it('tell their line', async () => {
    const rows = await all(readCsvRows(cut('id,nom\n1,a\n\n2,b\n', 3), ','));
    expect(rows.at(-1)?.place).toEqual({ line: 4, row: 2 });
  });
});
