import type { Column } from '@galopin/shared/dictionary';

/** What a cell came to: a value for its column, or why it has none. */
export type Parsed = { readonly value: string | number | null } | { readonly problem: string };

const RANGES: Readonly<Record<string, number>> = {
  int: 2_147_483_647,
  smallint: 32_767,
  'decimal(2,0)': 99,
  'decimal(5,2)': 999_999.99,
  bigint: Number.MAX_SAFE_INTEGER,
  double: Number.MAX_VALUE,
};
const WHOLE = new Set(['bigint', 'int', 'smallint', 'decimal(2,0)']);
const SHOWN = 40;

/** A cell as it is shown to people, cut to some forty signs. */
export const showCell = (given: unknown) => JSON.stringify(given)?.slice(0, SHOWN) ?? String(given);
const fails = (column: Column, given: unknown, wanted: string): Parsed => ({
  problem: `${column.name}: ${wanted} is needed, found ${showCell(given)}`,
});

/**
 * A number written the French or the English way: `11,8`, `11.8`, ` 18.0 `, without thousands separators.
 * @returns null for anything else
 */
export function parseNumber(given: unknown): number | null {
  if (typeof given === 'number') return Number.isFinite(given) ? given : null;
  if (typeof given === 'boolean') return given ? 1 : 0;
  if (typeof given !== 'string' || !/^\s*[+-]?\d+([.,]\d*)?\s*$/.test(given)) return null;
  return Number(given.trim().replace(',', '.'));
}

function numberValue(column: Column, given: unknown): Parsed {
  const number = parseNumber(given);
  const limit = RANGES[column.type] ?? 0;
  if (number === null || Math.abs(number) > limit) return fails(column, given, 'a number');
  if (WHOLE.has(column.type))
    return Number.isInteger(number) ? { value: number } : fails(column, given, 'a whole number');
  return { value: column.type === 'decimal(5,2)' ? Math.round(number * 100) / 100 : number };
}

/** A calendar day as `YYYY-MM-DD` from that, from a date with a time after it, or from `DD/MM/YYYY`; null if none. */
export function parseDay(given: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/.exec(given);
  const french = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(given);
  const day = iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : french ? `${french[3]}-${french[2]}-${french[1]}` : '';
  const instant = new Date(`${day}T00:00:00Z`);
  if (day === '' || Number.isNaN(instant.getTime()) || day < '1900') return null;
  return instant.toISOString().startsWith(day) ? day : null;
}

/** A time of day as `HH:MM:SS` from `HH:MM`, `HH:MM:SS` or a date with one; null if none. */
export function parseTime(given: string): string | null {
  const found =
    /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(given);
  if (found === null) return null;
  const [, hours = '', minutes = '', seconds = '00'] = found;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** `YYYY-MM-DD HH:MM:SS` from a date with a time, whose zone is left out; null if none. */
export function parseTimestamp(given: string): string | null {
  const day = parseDay(given);
  if (day === null) return null;
  const time = given.length === 10 ? '00:00:00' : parseTime(given);
  return time === null ? null : `${day} ${time}`;
}

const MOMENTS = { date: parseDay, time: parseTime, timestamp: parseTimestamp } as const;
const WANTED = { date: 'a day', time: 'a time of day', timestamp: 'a date and time' } as const;

/** Some exports write a moment as seconds or milliseconds since 1970, in UTC. */
function epochValue(column: Column, epoch: number): Parsed {
  const instant = new Date(Math.abs(epoch) < 100_000_000_000 ? epoch * 1000 : epoch);
  return Number.isNaN(instant.getTime()) || epoch <= 0
    ? fails(column, epoch, WANTED.timestamp)
    : { value: instant.toISOString().slice(0, 19).replace('T', ' ') };
}

function momentValue(column: Column & { readonly type: keyof typeof MOMENTS }, given: unknown): Parsed {
  // Some APIs write a moment as an object with its zone beside it.
  const inner = typeof given === 'object' && given !== null && 'date' in given ? given.date : given;
  if (typeof inner === 'number' && column.type === 'timestamp') return epochValue(column, inner);
  const value = typeof inner === 'string' ? MOMENTS[column.type](inner.trim()) : null;
  if (value !== null) return { value };
  return typeof inner === 'string' && inner.startsWith('0000-00-00')
    ? noValue(column)
    : fails(column, given, WANTED[column.type]);
}

// A NUL, half a surrogate pair, and what decoding puts in the place of bytes that are no text.
const UNPRINTABLE = /[\0\ufffd\p{Surrogate}]/u;
const LONGEST_TEXT = 10_000;

function textValue(column: Column, given: unknown): Parsed {
  if (typeof given !== 'string' && typeof given !== 'number') return fails(column, given, 'a text');
  // Some exports carry the escapes of the SQL dump they were made from.
  const text = String(given)
    .trimEnd()
    .replace(/\\(['"])/g, '$1');
  if (UNPRINTABLE.test(text)) return fails(column, given, 'a text without unprintable characters');
  if (text.length > LONGEST_TEXT) return fails(column, given, `a text of at most ${LONGEST_TEXT} characters`);
  // A count, rank or amount is 18.0 in one export and 18 in another.
  return { value: text.endsWith('0') ? text.replace(/^(\d+)\.0+$/, '$1') : text };
}

function noValue(column: Column): Parsed {
  if (column.required) return { problem: `${column.name} is missing` };
  if (column.null) return { value: null };
  if (column.type === 'text') return { value: '' };
  return column.none !== undefined || !(column.type in MOMENTS)
    ? { value: column.none ?? 0 }
    : { problem: `${column.name} is missing` };
}

/** True for a cell without a value: nothing, blanks, or what MySQL writes for none. */
export function isMissing(given: unknown): given is undefined | null | string {
  if (typeof given !== 'string') return given === undefined || given === null;
  return given === '' || given === '\\N' || given === 'NULL' || given.trim() === '';
}

/** The value a cell of a file has in its column, by the dictionary's rules; a missing one has the column's own. */
export function parseValue(column: Column, given: unknown): Parsed {
  if (isMissing(given)) {
    // Where empty and null both exist, an empty text stays one.
    const isEmptyText = column.null === true && column.type === 'text' && given?.trim() === '';
    return isEmptyText ? { value: '' } : noValue(column);
  }
  switch (column.type) {
    case 'text':
      return textValue(column, given);
    case 'date':
    case 'time':
    case 'timestamp':
      return momentValue({ ...column, type: column.type }, given);
    default:
      return numberValue(column, given);
  }
}
