import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Place } from './Importer';

/** One record, or why there is none. */
export type CsvRow =
  | { readonly values: readonly string[]; readonly place: Place }
  | { readonly problem: string; readonly text: string; readonly place: Place };

const DELIMITERS: readonly string[] = [',', ';', '\t', '|'];
/** A record this long is none: a quote before it was not closed. */
const LONGEST_RECORD = 200_000;
const SHOWN_TEXT = 300;

/** The delimiter of a CSV text: the one its first line holds most of. */
export function detectDelimiter(start: string): string {
  const [header = ''] = start.split(/\r?\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',');
}

interface WithInfo {
  readonly record: string[];
  readonly info: { readonly lines: number; readonly records: number };
}

/** The records of a CSV text one by one, the header first, as row 0. Bad quoting is a problem of its record. */
export async function* readCsvRows(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  // The parser runs ahead of the reader: problems wait until the records before them have been given out.
  const problems: CsvRow[] = [];
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_RECORD,
    on_skip: (error, text = '') => void problems.push(describe(error, text)),
  });
  const source = Readable.from(pieces);
  source.on('error', (error) => parser.destroy(error));
  const records = source.pipe(parser) as AsyncIterable<WithInfo>;
  try {
    for await (const { record, info } of records) {
      while (problems[0] !== undefined && problems[0].place.line < info.lines)
        yield problems.shift() as CsvRow;
      yield { values: record, place: { line: info.lines, row: info.records - 1 } };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push(describe(error, ''));
  }
  yield* problems;
}

function describe(error: CsvError | undefined, text: string): CsvRow {
  const count = (name: 'lines' | 'records') =>
    Number((error as { [key: string]: unknown } | undefined)?.[name] ?? 0);
  return {
    problem: error?.message ?? 'cannot be read',
    text: text.slice(0, SHOWN_TEXT),
    place: { line: count('lines'), row: count('records') },
  };
}
