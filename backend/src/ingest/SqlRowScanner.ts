import type { Place } from './Importer';

/** A row of a dump with its table and column names, or why there is none. */
export type SqlRow =
  | {
      readonly table: string;
      readonly fields: readonly string[];
      /** Numbers as text; null for NULL. */
      readonly values: readonly (string | null)[];
      readonly place: Place;
    }
  | {
      readonly problem: string;
      readonly text: string;
      readonly place: Place;
      /** Absent where it is not known. */
      readonly table?: string;
    };

/** A text this long is none: its quote was not closed. */
const LONGEST_TEXT = 100_000;
const SHOWN_TEXT = 300;

/** What follows a backslash in a text. @source MySQL reference manual, string literals */
const ESCAPES: Readonly<Record<string, string>> = { 0: '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' };

const INSERT = /\b(?:INSERT|REPLACE)\b[^`"(]*?\bINTO\s+[`"]?(\w+)[`"]?\s*(?:\(([^)]*)\))?\s*VALUES[\s,]*$/i;
const CREATE = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?[`"]?(\w+)[`"]?\s*\(/i;
const NAMES = /[`"](\w+)[`"]|(\w+)/g;

const namesIn = (list: string) => [...list.matchAll(NAMES)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** The columns of a table's definition: a line each, keys and constraints apart. */
const columnsIn = (definition: string) =>
  [...definition.matchAll(/^\s*[`"](\w+)[`"]\s/gm)].map(([, name]) => name ?? '');

/**
 * Reads the rows that the INSERT statements of a MySQL dump hold, as they come and with flat memory: statements of
 * many rows, with or without their columns, which the table's definition before them tells.
 */
export class SqlRowScanner {
  private readonly columns = new Map<string, readonly string[]>();
  /** The statement so far, texts and rows left out. */
  private head = '';
  /** Cells of the row under way; null between rows. */
  private cells: (string | null)[] | null = null;
  private cell = '';
  private isText = false;
  private inText = false;
  /** A backslash or a quote ended the piece before. */
  private pending: '' | '\\' | "'" = '';
  private line = 1;
  private row = 0;
  private isSkipping = false;
  private readonly lists = new Map<string, readonly string[]>();

  /** The rows that end in a piece of the dump. */
  scan(piece: string): readonly SqlRow[] {
    const found: SqlRow[] = [];
    for (let at = 0; at < piece.length;) {
      if (this.inText || this.pending !== '') at = this.readText(piece, at);
      else {
        const row = this.readSign(piece[at] ?? '');
        if (row !== null) found.push(row);
        at += 1;
      }
      if (this.cell.length > LONGEST_TEXT) found.push(this.giveUp('a text is not closed'));
    }
    return found;
  }

  /** What is left at the end of the dump. */
  end(): readonly SqlRow[] {
    return this.cells === null && !this.inText ? [] : [this.giveUp('the dump ends within a row')];
  }

  private get place(): Place {
    return { line: this.line, row: this.row };
  }

  /** Goes on at the next statement that begins a line. */
  private giveUp(problem: string): SqlRow {
    const text = [...(this.cells ?? []), this.cell].join(',').slice(0, SHOWN_TEXT);
    this.row += 1;
    [this.head, this.cells, this.cell] = ['', null, ''];
    [this.isText, this.inText, this.pending, this.isSkipping] = [false, false, '', true];
    return { problem, text, place: this.place };
  }

  private readText(piece: string, start: number): number {
    if (this.pending === "'") {
      this.pending = '';
      // A quote within a text is written twice.
      this.inText = piece[start] === "'";
      if (!this.inText) return start;
      this.keep("'");
      return start + 1;
    }
    if (this.pending === '\\') {
      this.pending = '';
      const sign = piece[start] ?? '';
      this.keep(ESCAPES[sign] ?? sign);
      return start + 1;
    }
    const most = Math.min(piece.length, start + LONGEST_TEXT + 1);
    let at = start;
    while (at < most && piece[at] !== "'" && piece[at] !== '\\') at += 1;
    this.keep(piece.slice(start, at));
    if (at === most) return at;
    this.pending = piece[at] as '\\' | "'";
    return at + 1;
  }

  private keep(text: string): void {
    this.line += text.split('\n').length - 1;
    if (this.cells !== null) this.cell += text;
  }

  private readSign(sign: string): SqlRow | null {
    if (sign === '\n') this.line += 1;
    if (this.cells !== null) return this.readRow(sign);
    this.readHead(sign);
    return null;
  }

  /** @returns the row that ends with this sign */
  private readRow(sign: string): SqlRow | null {
    if (sign === "'") [this.inText, this.isText, this.cell] = [true, true, ''];
    else if (sign === ',' || sign === ')') {
      const plain = this.cell.trim();
      this.cells?.push(this.isText ? this.cell : /^NULL$/i.test(plain) ? null : plain);
      [this.cell, this.isText] = ['', false];
      if (sign === ')') return this.endRow();
    } else if (!this.isText) this.cell += sign;
    return null;
  }

  private endRow(): SqlRow {
    const values = this.cells ?? [];
    this.cells = null;
    this.row += 1;
    const [, table = '', list] = INSERT.exec(this.head) ?? [];
    const fields = list === undefined ? (this.columns.get(table) ?? []) : this.namesOnce(list);
    if (fields.length === values.length) return { table, fields, values, place: this.place };
    const wanted = fields.length === 0 ? 'no column is named' : `table ${table} has ${fields.length} columns`;
    const text = values.join(',').slice(0, SHOWN_TEXT);
    return { problem: `has ${values.length} values where ${wanted}`, text, place: this.place, table };
  }

  /** The same list of names is one and the same object, which is quicker to recognise than to read. */
  private namesOnce(list: string): readonly string[] {
    const names = this.lists.get(list) ?? namesIn(list);
    this.lists.set(list, names);
    return names;
  }

  private readHead(sign: string): void {
    if (this.isSkipping) return this.skip(sign);
    if (sign === "'" && !this.isInComment()) this.inText = true;
    else if (sign === ';' && !this.isInComment()) this.endStatement();
    else if (sign === '\n' && this.isInLineComment()) this.head = this.head.slice(0, this.lineStart());
    else if (sign === '(' && INSERT.test(this.head)) this.cells = [];
    else this.head += sign;
  }

  private skip(sign: string): void {
    this.head = sign === '\n' ? '' : this.head + sign;
    if (/^(?:INSERT|REPLACE|CREATE)\s$/i.test(this.head)) this.isSkipping = false;
    else if (this.head.length > LONGEST_TEXT) this.head = ' ';
  }

  private lineStart(): number {
    return this.head.lastIndexOf('\n') + 1;
  }

  private isInLineComment(): boolean {
    return /^\s*(?:--|#)/.test(this.head.slice(this.lineStart()));
  }

  private isInComment(): boolean {
    return this.isInLineComment() || this.head.lastIndexOf('/*') > this.head.lastIndexOf('*/');
  }

  private endStatement(): void {
    const table = CREATE.exec(this.head)?.[1];
    if (table !== undefined) this.columns.set(table, columnsIn(this.head));
    this.head = '';
  }
}
