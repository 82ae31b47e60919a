import type { PageAddress, RouteEntry, ValueRule } from '@galopin/shared/contracts';

const RULES: Readonly<Record<ValueRule, (value: string) => boolean>> = {
  positiveInteger: (value) => /^[1-9]\d{0,14}$/.test(value),
  isoDate: (value) => {
    const day = new Date(`${value}T00:00:00Z`);
    return (
      /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
    );
  },
};

/** What a page learns about the address; of a repeated query parameter, the first value. */
export function readAddress(params: Readonly<Record<string, string | undefined>>, url: string): PageAddress {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) query[name] ??= value;
  const known = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { params: Object.fromEntries(known), query };
}

/** Whether an address meets its route's rules. A query parameter that is absent meets them. */
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
