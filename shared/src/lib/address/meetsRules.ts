import type { PageAddress, RouteEntry, ValueRule } from '../../contracts';

const RULES: Readonly<Record<ValueRule, (value: string) => boolean>> = {
  positiveInteger: (value) => /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value)),
  isoDate: isCalendarDay,
};

/** A day that exists, as `YYYY-MM-DD`. */
function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Query parameters as pages and rules see them: of a repeated one, the first value. */
export function firstValues(query: URLSearchParams): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of query) values[name] ??= value;
  return values;
}

/**
 * Whether an address meets its route's rules; the document's status and the page agree by asking here. A query
 * parameter that is absent meets them.
 */
export function meetsRules(route: Pick<RouteEntry, 'params' | 'query'>, address: PageAddress): boolean {
  const params = Object.entries(route.params ?? {}).every(([name, rule]) =>
    RULES[rule](address.params[name] ?? ''),
  );
  const query = Object.entries(route.query ?? {}).every(([name, rule]) => {
    const value = address.query[name];
    return value === undefined || RULES[rule](value);
  });
  return params && query;
}
