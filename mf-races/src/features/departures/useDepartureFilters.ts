import type { PageAddress } from '@galopin/shared/contracts';
import { firstValues } from '@galopin/shared/lib';
import { useLocation, useNavigate } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useRef } from 'react';
import {
  readDepartureFilters,
  writeDepartureFilters,
  type DepartureFilters,
} from '../../domain/departureFilters';
import { DEPARTURE_KEYS } from '../../domain/filterKeys';

export interface DepartureFiltering {
  readonly filters: DepartureFilters;
  /** Goes to the address with other filters; « back » leads to those before. */
  change(changed: Partial<DepartureFilters>): void;
}

/** The filters of the address. A choice made while another one is still on its way adds to that one. */
export function useDepartureFilters(query: PageAddress['query']): DepartureFiltering {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { track } = useShell();
  const wanted = useRef(search);
  useEffect(() => {
    wanted.current = search;
  }, [search]);
  const change = (changed: Partial<DepartureFilters>) => {
    const before = new URLSearchParams(wanted.current);
    const filters = { ...readDepartureFilters(firstValues(before)), ...changed };
    const written = writeDepartureFilters(before, filters);
    for (const filter of Object.values(DEPARTURE_KEYS)) {
      const value = written.get(filter) ?? '';
      if (value !== (before.get(filter) ?? ''))
        track('filter_changed', { page: 'departures', filter, value });
    }
    wanted.current = written.toString();
    void navigate({ pathname, search: wanted.current }, { preventScrollReset: true });
  };
  return { filters: readDepartureFilters(query), change };
}
