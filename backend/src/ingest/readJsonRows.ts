import type { Place } from './Importer';

/** One element of the array, or why there is none. */
export type JsonRow =
  | { readonly value: unknown; readonly place: Place }
  | { readonly problem: string; readonly text: string; readonly place: Place };

/** A row this long is no row: something before it was not closed. */
const LONGEST_ROW = 2_000_000;
const SHOWN_TEXT = 300;

/** Finds where the elements of the first array of a text begin and end, however the text is cut into pieces. */
class RowScanner {
  private depth = 0;
  private inArray = false;
  private inString = false;
  private escaped = false;
  private text = '';
  private line = 1;
  private startLine = 1;
  private row = 0;
  private over = false;

  *scan(piece: string): Generator<JsonRow> {
    for (const character of piece) {
      if (character === '\n') this.line += 1;
      if (!this.over) yield* this.take(character);
    }
  }

  *end(): Generator<JsonRow> {
    if (this.over) return;
    if (this.text.trim() !== '') yield this.failed('the file ends in the middle of this row');
    else yield { ...this.failed('the file ends before its list does'), text: '' };
  }

  private *take(character: string): Generator<JsonRow> {
    if (!this.inArray) {
      this.inArray = character === '[';
      return;
    }
    if (this.depth === 0 && !this.inString && (character === ',' || character === ']')) {
      if (this.text.trim() !== '') yield this.parsed();
      this.over = character === ']';
      return;
    }
    if (this.text === '' && /\s/.test(character)) return;
    if (this.text === '') this.startLine = this.line;
    this.text += character;
    this.follow(character);
    if (this.text.length > LONGEST_ROW) {
      yield this.failed('this row does not end; the rest of the file cannot be read');
      this.over = true;
    }
  }

  private follow(character: string): void {
    if (this.escaped) this.escaped = false;
    else if (character === '\\') this.escaped = this.inString;
    else if (character === '"') this.inString = !this.inString;
    else if (!this.inString && (character === '{' || character === '[')) this.depth += 1;
    else if (!this.inString && (character === '}' || character === ']')) this.depth -= 1;
  }

  private parsed(): JsonRow {
    try {
      const value: unknown = JSON.parse(this.text);
      return { value, place: this.next() };
    } catch (error) {
      return this.failed(error instanceof Error ? error.message : String(error));
    }
  }

  private failed(problem: string): Extract<JsonRow, { problem: string }> {
    const text = this.text.slice(0, SHOWN_TEXT);
    return { problem, text, place: this.next() };
  }

  private next(): Place {
    this.text = '';
    this.row += 1;
    return { line: this.startLine, row: this.row };
  }
}

/**
 * The elements of the first array of a JSON text, one by one with flat memory. An element that is not JSON, and a
 * text that ends too early, are problems of their own; the elements before and after are read.
 */
export async function* readJsonRows(pieces: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  const scanner = new RowScanner();
  for await (const piece of pieces) yield* scanner.scan(piece);
  yield* scanner.end();
}
