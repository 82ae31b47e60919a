import type { CachedateRow, CaractrapRow, Column } from '@galopin/shared/dictionary';
import { parseArrivalOrder, parseRaceTime } from '@galopin/shared/racing';
import { cellsOfRow } from '../../races/store/cellRow';
import { COLUMNS_OF, type RecordedTable } from '../../races/store/upsertRows';
import { parseNumber } from '../parseValue';

interface Rule {
  readonly wanted: string;
  readonly isReadable: (text: string) => boolean;
}

/** Says what `parseForm` says, without keeping the hundred races of a rider's form. */
const FORM_TEXT =
  /^(?:\s+|\((?:\d{4}|\d{2})\)|(?:\d{1,2}(?:[A-Z]+(?:et|j)?)?|[A-Z]+(?:et|j)?)[amphsc](?=[\dA-Z(\s]|$))*$/;

/** True for a form string that `parseForm` can read. */
export const isForm = (text: string): boolean => FORM_TEXT.test(text);

const TIME: Rule = { wanted: 'a time', isReadable: (text) => parseRaceTime(text) !== null };
const FORM: Rule = { wanted: 'a form string', isReadable: isForm };
const ORDER: Rule = {
  wanted: 'an order of numbers',
  isReadable: (text) => parseArrivalOrder(text).length > 0,
};
const NUMBER: Rule = { wanted: 'a number', isReadable: (text) => parseNumber(text) !== null };

/** Texts with a meaning of their own, beside those that hold a quantity. */
const RULES: Readonly<Record<RecordedTable, Readonly<Partial<Record<string, Rule>>>>> = {
  caractrap: {
    arriv: ORDER,
    partant: NUMBER,
  } satisfies Partial<Record<keyof CaractrapRow, Rule>>,
  cachedate: {
    musiqueche: FORM,
    musiquejoc: FORM,
    musiqueent: FORM,
    redkm: TIME,
    recordG: TIME,
    tempstot: TIME,
    dernierRedKm: TIME,
  } satisfies Partial<Record<keyof CachedateRow, Rule>>,
};

type Checked = readonly [index: number, name: string, rule: Rule];

function checkedColumns(table: RecordedTable): readonly Checked[] {
  return COLUMNS_OF[table].flatMap((column: Column, index) => {
    const rule = RULES[table][column.name] ?? (column.type === 'text' && column.unit ? NUMBER : undefined);
    return rule === undefined ? [] : [[index, column.name, rule] as const];
  });
}

const CHECKED = { caractrap: checkedColumns('caractrap'), cachedate: checkedColumns('cachedate') };

/**
 * Columns of a row whose text is kept as it came, but does not mean what it should: the report counts them. Empty and
 * `0` stand for none.
 * @returns a sentence for each such column
 */
export function unreadableTexts(table: RecordedTable, row: object): readonly string[] {
  const cells = cellsOfRow(table, row);
  const unreadable: string[] = [];
  for (const [index, name, { wanted, isReadable }] of CHECKED[table]) {
    const text = cells[index];
    if (typeof text !== 'string' || text === '' || text === '0' || isReadable(text)) continue;
    unreadable.push(`${name} holds what cannot be read as ${wanted}; it is kept as it came`);
  }
  return unreadable;
}
