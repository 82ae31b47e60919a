import type { Column } from '@galopin/shared/dictionary';
import { parseNumber } from './parseValue';

type Value = string | number | null;
/** @returns what is wanted instead of the value; null where it can be */
type Check = (value: string | number) => string | null;

const LONGEST_NAME = 100;
const LONGEST_TITLE = 300;

const short =
  (most: number): Check =>
  (value) =>
    String(value).length > most ? `a name of at most ${most} characters` : null;
const between =
  (least: number, most: number): Check =>
  (value) => {
    const number = parseNumber(value);
    return number === null || (number >= least && number <= most)
      ? null
      : `a number from ${least} to ${most}`;
  };
/** A race takes minutes: `16666666'40"0` is what a counter that ran over comes to. */
const shortTime: Check = (value) =>
  /^\s*\d{3,}\s*['’]/.test(String(value)) ? 'a time of less than 100 minutes' : null;

/** Wider than anything that was ever run: what lies outside is an error of whoever wrote it. */
const CHECKS: Readonly<Partial<Record<string, Check>>> = {
  ...Object.fromEntries(
    ['hippo', 'cheval', 'jockey', 'entraineur', 'proprietaire', 'pere', 'mere', 'peremere'].map((name) => [
      name,
      short(LONGEST_NAME),
    ]),
  ),
  prixnom: short(LONGEST_TITLE),
  partant: between(0, 60),
  prix: between(0, 99),
  dist: between(0, 20_000),
  age: between(0, 50),
  temperature: between(-60, 60),
  ...Object.fromEntries(
    ['redkm', 'recordG', 'tempstot', 'tempscourse', 'dernierRedKm'].map((name) => [name, shortTime]),
  ),
};

/** Counts, sums, odds and shares are never below nothing; -1 and 0 stand for none. */
const notNegative: Check = (value) => {
  if (typeof value === 'string' && !value.includes('-')) return null;
  const number = parseNumber(value);
  return number === null || number >= 0 || number === -1 ? null : 'a number from 0 on';
};

/** A column's check is found once, as a year of rows asks millions of times. */
const checksOf = new WeakMap<Column, Check | null>();

function checkOf(column: Column): Check | null {
  const known = checksOf.get(column);
  if (known !== undefined) return known;
  const isQuantity = column.type !== 'text' || column.unit !== undefined;
  const isMoment = column.type === 'date' || column.type === 'time' || column.type === 'timestamp';
  const check = CHECKS[column.name] ?? (isQuantity && !isMoment ? notNegative : null);
  checksOf.set(column, check);
  return check;
}

/**
 * What a column wants in the place of a value that is well written and cannot be: `partant` of -4, a kilometre in
 * 16666666 minutes, a name of 400 characters.
 * @returns null for a value that can be
 */
export function absurdity(column: Column, value: Value): string | null {
  if (value === null || value === '') return null;
  return checkOf(column)?.(value) ?? null;
}
