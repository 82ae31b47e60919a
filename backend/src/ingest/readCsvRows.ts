import type { Place } from './Importer';
import { splitCsvRecord } from './splitCsvRecord';

/** One record, or why there is none. */
export type CsvRow =
  | { readonly values: readonly string[]; readonly place: Place }
  | { readonly problem: string; readonly text: string; readonly place: Place };

const DELIMITERS: readonly string[] = [',', ';', '\t', '|'];
/** A record this long is none: a quote before it was not closed. */
const LONGEST_RECORD = 100_000;
const SHOWN_TEXT = 300;

/** The delimiter of a CSV text: the one its first line holds most of. */
export function detectDelimiter(start: string): string {
  const [header = ''] = start.split(/\r?\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',');
}

class RecordReader {
  private rest = '';
  private line = 1;
  private row = 0;
  private width: number | null = null;

  constructor(private readonly delimiter: string) {}

  /** The records that end in a piece of text, the last one too if it is said to be. */
  *read(piece: string, isLast: boolean): Generator<CsvRow> {
    const text = this.rest + piece;
    let start = 0;
    while (start < text.length) {
      const found = splitCsvRecord(text, start, this.delimiter);
      const isWhole = found.end < text.length || isLast;
      if (!isWhole && text.length - start <= LONGEST_RECORD) break;
      const end = this.lineEnd(text, start);
      const spansLines = found.end > end + 1;
      const problem = isWhole ? this.problemOf(found, spansLines) : 'a quote is not closed';
      // Nothing but the line it stands on is lost to a quote that is one too many.
      if (problem === null) yield* this.record(found.cells);
      else yield this.failed(problem, text.slice(start, end));
      const next = problem === null ? found.end : end + 1;
      this.line += problem === null && spansLines ? text.slice(start, next).split('\n').length - 1 : 1;
      start = next;
    }
    this.rest = text.slice(start);
  }

  private lineEnd(text: string, start: number): number {
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
  }

  private problemOf(
    { cells, problem }: ReturnType<typeof splitCsvRecord>,
    spansLines: boolean,
  ): string | null {
    if (problem !== null) return problem;
    return spansLines && this.width !== null && cells.length !== this.width ? 'a quote is not closed' : null;
  }

  private *record(values: readonly string[]): Generator<CsvRow> {
    if (values.length === 1 && values[0]?.trim() === '') return;
    this.width ??= values.length;
    yield { values, place: { line: this.line, row: this.row++ } };
  }

  private failed(problem: string, text: string): CsvRow {
    return { problem, text: text.slice(0, SHOWN_TEXT), place: { line: this.line, row: this.row++ } };
  }
}

/**
 * The records of a CSV text one by one with flat memory, the header first, as row 0. Bad quoting is a problem of its
 * line; the lines before and after are read.
 * @param delimiter one character
 */
export async function* readCsvRows(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const reader = new RecordReader(delimiter);
  let isFirst = true;
  for await (const piece of pieces) {
    yield* reader.read(isFirst ? piece.replace(/^\ufeff/, '') : piece, false);
    isFirst = false;
  }
  yield* reader.read('', true);
}
