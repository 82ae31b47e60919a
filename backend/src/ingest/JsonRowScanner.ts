import type { JsonRow } from './readJsonRows';

/** A row this long is none: something in it was not closed. */
const LONGEST_ROW = 200_000;
const SHOWN_TEXT = 300;
/** Lists and objects inside of one another; deeper ones are no row. */
const DEEPEST = 64;
/**
 * How often each character may be read again, on average: a row that does not end gives back what it has swallowed, and
 * a text of nothing else must not hold the process.
 */
const READ_AGAIN = 8;
/** Where a row may have begun inside of what was taken for one; rows hold no lists of objects. */
const NEXT_ROW = /[,}]\s*(?=\{)/g;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
] as const;
/** What a row's end can be told from; the rest of it is passed over. */
const isBracket = (code: number) =>
  code === OPEN || code === CLOSE || code === OPEN_LIST || code === CLOSE_LIST;
const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Finds where the objects of a text begin and end, however it is cut into pieces, and goes on after bad ones. */
export class JsonRowScanner {
  private text = '';
  /** The next character to look at. */
  private index = 0;
  /** Where the row being read begins; -1 between rows. */
  private start = -1;
  /** Where text that is no row begins; -1 without any. */
  private strayStart = -1;
  private inString = false;
  private open: number[] = [];
  /** The last character that was neither blank nor in a string. */
  private previous = 0;
  /** Where the rows' list is: not met, the whole text, or inside of an object. */
  private list: 'none' | 'top' | 'inner' = 'none';
  private isOver = false;
  /** Brackets open in what follows a list inside of an object. */
  private openAfter = 0;
  /** Characters that may still be read again. */
  private left = LONGEST_ROW;
  private line = 1;
  private counted = 0;
  private row = 0;

  *scan(piece: string): Generator<JsonRow> {
    this.keep(piece);
    while (this.index < this.text.length) {
      const code = this.text.charCodeAt(this.index);
      if (this.inString) this.passString();
      else if (isBlank(code)) this.index += 1;
      else if (this.start < 0) yield* this.betweenRows(code);
      else if (isBracket(code)) yield* this.inRow(code);
      else this.pass(code);
      if (this.start >= 0 && this.index - this.start > LONGEST_ROW)
        yield* this.recover('this row does not end');
      if (this.strayStart >= 0 && this.index - this.strayStart > LONGEST_ROW) yield* this.stray();
    }
  }

  *end(): Generator<JsonRow> {
    const isCut = this.start >= 0;
    // What a row that does not end has swallowed may hold rows that do.
    while (this.start >= 0) {
      yield* this.recover('the file ends in the middle of this row');
      yield* this.scan('');
    }
    yield* this.stray();
    if (this.list !== 'none' && !this.isOver && !isCut) {
      yield this.problem('the file ends before its list does', '', this.text.length);
    }
  }

  private keep(piece: string): void {
    const kept = Math.min(
      this.index,
      this.text.length,
      ...[this.start, this.strayStart].filter((start) => start >= 0),
    );
    this.countLines(kept);
    this.counted = 0;
    this.index -= kept;
    if (this.start >= 0) this.start -= kept;
    if (this.strayStart >= 0) this.strayStart -= kept;
    this.text = this.text.slice(kept) + piece;
    this.left += READ_AGAIN * piece.length;
  }

  private countLines(until: number): void {
    let found = this.text.indexOf('\n', this.counted);
    for (; found >= 0 && found < until; found = this.text.indexOf('\n', found + 1)) this.line += 1;
    this.counted = Math.max(this.counted, until);
  }

  /** Goes behind the end of a string, or of the text. */
  private passString(): void {
    while (this.index < this.text.length) {
      const code = this.text.charCodeAt(this.index);
      this.index += code === BACKSLASH ? 2 : 1;
      if (code !== QUOTE) continue;
      this.inString = false;
      return;
    }
  }

  private pass(code: number): void {
    if (code === QUOTE) this.inString = true;
    this.previous = code;
    this.index += 1;
  }

  private *inRow(code: number): Generator<JsonRow> {
    if (code === OPEN && this.isListInside()) {
      this.list = 'inner';
      this.begin();
      return;
    }
    if (code === OPEN && this.isNextRow()) {
      yield this.problem(
        'is not JSON: another row begins in it',
        this.text.slice(this.start, this.index),
        this.start,
      );
      this.begin();
      return;
    }
    this.pass(code);
    if (code === OPEN || code === OPEN_LIST) this.open.push(code);
    if (this.open.length > DEEPEST) {
      yield* this.recover(`holds more than ${DEEPEST} lists and objects inside of one another`);
      return;
    }
    if (code !== CLOSE && code !== CLOSE_LIST) return;
    this.open.pop();
    if (this.open.length > 0) return;
    const text = this.text.slice(this.start, this.index);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const [reason] = String(error).split(/ \(line/);
      yield* this.recover(`is not JSON: ${reason}`);
      return;
    }
    yield { value, place: this.place(this.start) };
    this.start = -1;
  }

  /** True at the first object of a list that the object being read holds. */
  private isListInside(): boolean {
    if (this.list !== 'none' || this.row > 0 || this.previous !== OPEN_LIST) return false;
    return this.open.length === 2 && this.open[1] === OPEN_LIST;
  }

  /** True where an object begins that can be no part of the one being read, which was not closed. */
  private isNextRow(): boolean {
    return this.open.at(-1) === OPEN && (this.previous === COMMA || this.previous === CLOSE);
  }

  private begin(): void {
    this.start = this.index;
    this.open = [OPEN];
    this.previous = OPEN;
    this.index += 1;
  }

  private *betweenRows(code: number): Generator<JsonRow> {
    if (this.isOver && this.list === 'inner' && !this.isRowAfterList(code)) {
      if (code === OPEN || code === OPEN_LIST) this.openAfter += 1;
      if (code === CLOSE || code === CLOSE_LIST) this.openAfter -= 1;
      this.pass(code);
    } else if (code === OPEN) {
      yield* this.stray();
      if (this.isOver) yield this.problem('the list ended before this row', '', this.index);
      this.isOver = false;
      this.begin();
    } else if (code === CLOSE_LIST && this.list !== 'none' && !this.isOver) {
      yield* this.stray();
      this.isOver = true;
      this.openAfter = 0;
      this.pass(code);
    } else {
      if (code === OPEN_LIST && this.list === 'none' && this.row === 0) this.list = 'top';
      else if (code !== COMMA && this.strayStart < 0) this.strayStart = this.index;
      this.pass(code);
    }
  }

  private isRowAfterList(code: number): boolean {
    return code === OPEN && this.openAfter === 0 && (this.previous === COMMA || this.previous === CLOSE_LIST);
  }

  /** Tells of text between rows that is none. */
  private *stray(): Generator<JsonRow> {
    if (this.strayStart < 0) return;
    yield this.problem('is no row', this.text.slice(this.strayStart, this.index), this.strayStart);
    this.strayStart = -1;
    this.inString = false;
  }

  /** Gives up the row being read, and goes on where the next one seems to begin. */
  private *recover(reason: string): Generator<JsonRow> {
    const text = this.text.slice(this.start, this.index);
    NEXT_ROW.lastIndex = 1;
    const next = NEXT_ROW.exec(text);
    yield this.problem(reason, next === null ? text : text.slice(0, next.index + 1), this.start);
    const again = next === null ? 0 : text.length - NEXT_ROW.lastIndex;
    if (next !== null && again <= this.left) {
      this.left -= again;
      this.index = this.start + NEXT_ROW.lastIndex;
    }
    this.start = -1;
    this.open = [];
    this.inString = false;
    this.previous = COMMA;
  }

  private problem(problem: string, text: string, at: number): JsonRow {
    return { problem, text: text.slice(0, SHOWN_TEXT), place: this.place(at) };
  }

  private place(at: number) {
    this.countLines(at);
    this.row += 1;
    return { line: this.line, row: this.row };
  }
}
