import type { RouteEntry, ValueRule } from '@galopin/shared/contracts';

const CHECKS: Readonly<Record<ValueRule, (value: string) => boolean>> = {
  positiveInteger: (value) => /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value)),
  isoDate: isCalendarDay,
};

/** A day that exists, as `YYYY-MM-DD`. */
function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Whether an address keeps a route's rules. Query parameters count when present; of a repeated one, the first. */
export function meetsRules(
  route: Pick<RouteEntry, 'params' | 'query'>,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): boolean {
  const paramsHold = Object.entries(route.params ?? {}).every(([name, rule]) =>
    CHECKS[rule](params[name] ?? ''),
  );
  const queryHolds = Object.entries(route.query ?? {}).every(([name, rule]) => {
    const value = query.get(name);
    return value === null || CHECKS[rule](value);
  });
  return paramsHold && queryHolds;
}
