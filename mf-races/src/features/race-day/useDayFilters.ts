import type { PageAddress } from '@galopin/shared/contracts';
import { useLocation, useNavigate } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { useMemo } from 'react';
import {
  changedFilters,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type DayFilters,
} from '../../domain/dayFilters';
import { filterChoices, type FilterChoices } from '../../domain/filterChoices';
import type { RaceDay } from '../../domain/RaceDay';

export interface DayFiltering {
  readonly filters: DayFilters;
  readonly choices: FilterChoices;
  /** Goes to the address with other filters; « back » leads to those before. */
  change(filters: DayFilters): void;
  clear(): void;
}

/** The filters of the address, and what can be chosen on a day. */
export function useDayFilters(day: RaceDay, query: PageAddress['query']): DayFiltering {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { track } = useShell();
  const { meetings } = day;
  // The query is a new object each time; its text tells whether it changed.
  const asked = JSON.stringify(query);
  const known = useMemo(() => {
    const races = meetings.flatMap((meeting) => meeting.races);
    const filters = readFilters(JSON.parse(asked) as PageAddress['query'], races);
    return { filters, choices: filterChoices(races, filters) };
  }, [meetings, asked]);

  const change = (filters: DayFilters) => {
    for (const changed of changedFilters(known.filters, filters))
      track('filter_changed', { page: 'day', ...changed });
    const written = writeFilters(new URLSearchParams(search), filters).toString();
    // A comma needs no escape in a query, and reads better without.
    void navigate({ pathname, search: written.replaceAll('%2C', ',') }, { preventScrollReset: true });
  };
  return { ...known, change, clear: () => change(NO_FILTERS) };
}
