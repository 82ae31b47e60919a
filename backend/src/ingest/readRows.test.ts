import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
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

  it('are found one a line, or alone', async () => {
    const values = async (text: string) =>
      (await all(readJsonRows(cut(text, 4)))).map((row) => ('value' in row ? row.value : row.problem));
    expect(await values('{"id": 1}\n{"id": 2}\n')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await values('{"id": 1, "numcourse": {"comp": 1}}')).toEqual([{ id: 1, numcourse: { comp: 1 } }]);
    expect(await values('{"data": [{"id": 1}], "meta": {"page": [1, 2]}, "ok": "}, {"}')).toEqual([
      { id: 1 },
    ]);
  });

  it('are kept behind each of many that are not closed', async () => {
    const rows = await all(readJsonRows(cut(`[${'{"id": 1, {"id": 2}, '.repeat(500)}{"id": 3}]`, 97)));
    expect(rows.filter((row) => 'value' in row)).toHaveLength(501);
  });

  // Each of them held the process for minutes.
  it.each([
    ['rows that are not closed', ',{'],
    ['strings that are not closed', ',{"'],
    ['strings whose end is escaped', ',{\\"'],
    ['rows within strings', '{"a":"' + ',{\\"x\\":1}'.repeat(20)],
    ['rows inside of rows', '{"a":1,{"b":2},'],
    ['lists inside of lists', '{"a":['],
  ])('come to an end in a text of nothing but %s', async (_, piece) => {
    const rows = await all(readJsonRows(cut(`[${piece.repeat(240_000 / piece.length)}`, 16_384)));
    expect(rows.some((row) => 'problem' in row)).toBe(true);
  });

  it.each([
    ['a lost bracket', '[{"id": 1}, "id": 2}, {"id": 3}]', ['is no row']],
    ['a bracket that closes the list', '[{"id": 1}] {"id": 3}]', ['the list ended before this row']],
    ['an unclosed string', '[{"id": 1}, {"na: "x"}, {"id": 3}]', ['JSON|middle']],
    ['an unclosed row', '[{"id": 1}, {"id": 2, {"id": 3}]', ['JSON|middle']],
    ['text behind it', '[{"id": 1}, {"id": 3}] oh', ['is no row']],
  ])('are kept around %s', async (_what, text, problems) => {
    for (const length of [1, 5, 100]) {
      const rows = await all(readJsonRows(cut(text, length)));
      expect(rows.flatMap((row) => ('value' in row ? [row.value] : []))).toEqual([{ id: 1 }, { id: 3 }]);
      const found = rows.flatMap((row) => ('value' in row ? [] : [row.problem]));
      expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)));
    }
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

  it('are kept after an unclosed quote', async () => {
    const text = 'id,nom\n1,a\n2,"b\n3,"c"\n4,"d"\n';
    const good = [
      ['3', 'c'],
      ['4', 'd'],
    ];
    expect(await read(text)).toEqual([['id', 'nom'], ['1', 'a'], expect.stringMatching(/quote/), ...good]);
    // Why the reader is ours (decision 0076): a parser that goes on behind the damage loses a row that is none of it.
    for (const options of [{ skip_records_with_error: true }, { relax_quotes: true }])
      expect(parse(text, options)).not.toContainEqual(good[0]);
  });

  it('are those a known parser finds, however the text arrives', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ' ') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 20 }), async (rows, length) => {
        const quote = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
        const text = rows.map((row) => `${row.map(quote).join()}\r\n`).join('');
        const found = await all(readCsvRows(cut(text, length), ','));
        expect(found.map((row) => ('values' in row ? row.values : row.problem))).toEqual(parse(text));
      }),
    );
  });

  it('tell their line', async () => {
    const rows = await all(readCsvRows(cut('id,nom\n1,a\n\n2,b\n', 3), ','));
    expect(rows.at(-1)?.place).toEqual({ line: 4, row: 2 });
  });
});
