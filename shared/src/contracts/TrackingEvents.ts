import type { EntityKind } from './entities';

/** Everything a remote can report, and what goes with it. Types only: no code, no personal data. */
export interface TrackingEvents {
  day_changed: { readonly jour: string };
  race_opened: { readonly raceId: number };
  tab_selected: { readonly page: string; readonly tab: string };
  /** A choice from a list; what a visitor writes freely is told without `value`. */
  filter_changed: { readonly page: string; readonly filter: string; readonly value?: string };
  table_sorted: { readonly table: string; readonly column: string; readonly direction: 'asc' | 'desc' };
  arrivals_refreshed: { readonly jour: string };
  /** Which one is nobody's business. */
  favourite_changed: { readonly kind: EntityKind; readonly on: boolean };
  search_opened: { readonly by: 'button' | 'key' };
  /** What was searched for is nobody's business. */
  search_chosen: { readonly kind: EntityKind | 'race'; readonly recent: boolean };
  /** A tip that may be read was scrolled to, or its tab opened. */
  tip_opened: { readonly raceId: number; readonly from: 'tips' | 'race' };
  guide_section_opened: { readonly section: string };
  /** The stake of a bet was computed: once for each bet and formula, never with what was played. */
  stake_computed: { readonly bet: string; readonly formula: string };
  subscription_step: SubscriptionStep;
  /** A file was asked for, and came or did not. */
  download: { readonly file: DownloadedFile; readonly outcome: 'done' | 'failed' };
  page_printed: { readonly page: string };
  sign_in: { readonly outcome: 'done' | 'refused' };
  sign_up: { readonly outcome: 'done' | 'refused' };
  remote_failed: { readonly remote: string; readonly build: string; readonly step: string };
}

/** `seen`: the offer; `begun`: the buttons were opened; `ordered`, `approved`, `paid`: as PayPal has it. */
export type SubscriptionStep =
  | { readonly step: 'seen' | 'begun' | 'ordered' | 'approved' | 'paid' | 'cancelled' }
  /** `reason` is one of the site's own codes. */
  | { readonly step: 'failed'; readonly reason: string };

/** `days`: the races of some days; `stats`: figures; `member`: what the account holds. */
export type DownloadedFile = 'days' | 'stats' | 'member';
