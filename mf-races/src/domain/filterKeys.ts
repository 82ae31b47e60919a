/** The part of an address that filters stand in, with the names visitors see there. */
export const FILTER_KEYS = { disciplines: 'discipline', countries: 'pays', quinte: 'quinte' } as const;

/** Filters in the address: `quand=30`, `heure=14`, `discipline=plat`, `pari=multi`. */
export const DEPARTURE_KEYS = {
  soon: 'quand',
  hour: 'heure',
  discipline: 'discipline',
  bet: 'pari',
} as const;

/** Whether two addresses' queries differ in their filters, and in nothing else. */
export function differInFilters(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const filterKeys: readonly string[] = [...Object.values(FILTER_KEYS), ...Object.values(DEPARTURE_KEYS)];
  const differing = Object.keys({ ...one, ...other }).filter((key) => one[key] !== other[key]);
  return differing.length > 0 && differing.every((key) => filterKeys.includes(key));
}
