import { paths, type IsoDay } from '@galopin/shared/contracts';
import { writeFilters, type DayFilters } from '../../domain/dayFilters';

/** Path and query of a day with filters. */
export function dayAddress(jour: IsoDay, filters: DayFilters): string {
  const [path, query] = paths.day.to(jour).split('?');
  const written = writeFilters(new URLSearchParams(query), filters).toString();
  return `${path}?${written.replaceAll('%2C', ',')}`;
}
