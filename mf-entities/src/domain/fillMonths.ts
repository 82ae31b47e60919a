import type { EntityMonth, IsoDay } from '@galopin/shared/contracts';

/**
 * Months one after the other from the first with a start to that of a day, those without start with counts of 0.
 * @param months oldest first
 * @returns empty without any start
 */
export function fillMonths(months: readonly EntityMonth[], today: IsoDay): readonly EntityMonth[] {
  const [first] = months;
  if (first === undefined) return [];
  const known = new Map(months.map((each) => [each.month, each]));
  const last = [today.slice(0, 7), months.at(-1)?.month ?? ''].sort().at(-1) ?? '';
  const filled: EntityMonth[] = [];
  for (let month = first.month; month <= last; month = monthAfter(month)) {
    filled.push(known.get(month) ?? { month, starts: 0, wins: 0, places: 0 });
  }
  return filled;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
