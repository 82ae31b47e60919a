import type { PageAddress } from '@galopin/shared/contracts';
import { useLocation, useNavigate } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import {
  DEPARTURE_KEYS,
  readDepartureFilters,
  writeDepartureFilters,
  type DepartureFilters,
} from '../../domain/departureFilters';

export interface DepartureFiltering {
  readonly filters: DepartureFilters;
  /** Goes to the address with other filters; « back » leads to those before. */
  change(filters: DepartureFilters): void;
}

/** The filters of the address. */
export function useDepartureFilters(query: PageAddress['query']): DepartureFiltering {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { track } = useShell();
  const filters = readDepartureFilters(query);
  const change = (wanted: DepartureFilters) => {
    const written = writeDepartureFilters(new URLSearchParams(search), wanted);
    for (const filter of Object.values(DEPARTURE_KEYS)) {
      const value = written.get(filter) ?? '';
      if (value !== (query[filter] ?? '')) track('filter_changed', { page: 'departures', filter, value });
    }
    void navigate({ pathname, search: written.toString() }, { preventScrollReset: true });
  };
  return { filters, change };
}
