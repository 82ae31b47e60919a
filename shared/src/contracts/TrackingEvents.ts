import type { EntityKind } from './entities';

/** Everything a remote can report, and what goes with it. Types only: no code, no personal data. */
export interface TrackingEvents {
  day_changed: { readonly jour: string };
  race_opened: { readonly raceId: number };
  tab_selected: { readonly page: string; readonly tab: string };
  table_sorted: { readonly table: string; readonly column: string; readonly direction: 'asc' | 'desc' };
  arrivals_refreshed: { readonly jour: string };
  /** Which one is nobody's business. */
  favourite_changed: { readonly kind: EntityKind; readonly on: boolean };
  search_opened: { readonly by: 'button' | 'key' };
  /** What was searched for is nobody's business. */
  search_chosen: { readonly kind: EntityKind | 'race'; readonly recent: boolean };
  sign_in: { readonly outcome: 'done' | 'refused' };
  remote_failed: { readonly remote: string; readonly build: string; readonly step: string };
}
