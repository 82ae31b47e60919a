import type { QueryValues } from '../../contracts';

/** Path with its query; the order of the values is kept, so that a prefetched address is met to the letter. */
export function apiUrl(path: string, query: QueryValues = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
