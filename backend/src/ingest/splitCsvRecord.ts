/** The record that begins at a place in a CSV text. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** Where the next record begins, the text's length when it ends first. */
  readonly end: number;
  readonly problem: string | null;
}

interface Cell {
  readonly text: string;
  /** Index of what ends the cell: a delimiter, a line end or the end of the text. */
  readonly end: number;
  readonly problem: string | null;
}

const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text);

/** Where a quoted cell's closing quote stands; -1 without one. */
function closingQuote(text: string, start: number): number {
  let quote = text.indexOf('"', start);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

function quotedCell(text: string, start: number, delimiter: string): Cell {
  const quote = closingQuote(text, start + 1);
  if (quote < 0) return { text: '', end: text.length, problem: 'a quote is not closed' };
  const end = text[quote + 1] === '\r' ? quote + 2 : quote + 1;
  const next = text[end];
  const isOver = next === undefined || next === '\n' || next === delimiter;
  const cell = text.slice(start + 1, quote);
  return {
    text: cell.includes('"') ? cell.replaceAll('""', '"') : cell,
    end,
    problem: isOver ? null : 'there is text after a closing quote',
  };
}

function plainCell(text: string, start: number, lineEnd: number, delimiter: string): Cell {
  const found = text.indexOf(delimiter, start);
  const end = found < 0 || found > lineEnd ? lineEnd : found;
  return {
    text: end === lineEnd ? withoutReturn(text.slice(start, end)) : text.slice(start, end),
    end,
    problem: null,
  };
}

/**
 * Splits one record of a CSV text (RFC 4180; a quote inside a cell that does not begin with one is text, as in
 * `1'12"9`).
 * @param start index of the record's first character
 * @param delimiter one character
 */
export function splitCsvRecord(text: string, start: number, delimiter: string): CsvRecord {
  const found = text.indexOf('\n', start);
  let lineEnd = found < 0 ? text.length : found;
  const line = text.slice(start, lineEnd);
  if (!line.includes('"')) {
    return {
      cells: withoutReturn(line).split(delimiter),
      end: Math.min(lineEnd + 1, text.length),
      problem: null,
    };
  }
  const cells: string[] = [];
  for (let index = start; ;) {
    if (index > lineEnd) {
      const later = text.indexOf('\n', index);
      lineEnd = later < 0 ? text.length : later;
    }
    const cell =
      text[index] === '"' ? quotedCell(text, index, delimiter) : plainCell(text, index, lineEnd, delimiter);
    cells.push(cell.text);
    if (cell.problem !== null || text[cell.end] !== delimiter) {
      return { cells, end: Math.min(cell.end + 1, text.length), problem: cell.problem };
    }
    index = cell.end + 1;
  }
}
