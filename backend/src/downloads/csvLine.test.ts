import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine } from './csvLine';

describe('a line of a CSV file', () => {
  it('has a decimal comma with semicolons, a point with commas, and nothing for no value', () => {
    expect(csvLine([11.8, 7, null, 'Vincennes'], ';')).toBe('11,8;7;;Vincennes\r\n');
    expect(csvLine([11.8, 7, null, 'Vincennes'], ',')).toBe('11.8,7,,Vincennes\r\n');
  });

  it('quotes what would break it', () => {
    expect(csvLine(['a;b', 'a,b', 'a"b', 'a\nb'], ';')).toBe('"a;b";a,b;"a""b";"a\nb"\r\n');
    expect(csvLine(['a;b', 'a,b'], ',')).toBe('a;b,"a,b"\r\n');
  });

  it.each(['=1+1', '+SUM(A1)', '-cmd|x', '@x', '\tx', '\rx', '-', '1a', '--1'])(
    'lets no spreadsheet run %j',
    (text) => {
      const [cell] = (parse(csvLine([text], ',')) as string[][])[0]!;
      expect(cell).toBe(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
    },
  );

  it.each(['-1', '+3', '-0.5', '-12,5'])('leaves the plain number %s alone', (text) => {
    expect(csvLine([text], ';')).toBe(`${text}\r\n`);
  });

  it('is read back as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
        fc.constantFrom(';' as const, ',' as const),
        (texts, separator) => {
          const [cells] = parse(csvLine(texts, separator), {
            delimiter: separator,
            record_delimiter: '\r\n',
          }) as string[][];
          expect(cells?.map((cell, index) => (cell === `'${texts[index]}` ? texts[index] : cell))).toEqual(
            texts,
          );
        },
      ),
    );
  });
});
