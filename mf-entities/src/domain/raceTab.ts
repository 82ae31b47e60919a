import type { Arrival } from '@galopin/shared/racing';

/** Tabs of a race card, as the address names them: `?onglet=`. */
export const RACE_TABS = ['partants', 'pronostics', 'statistiques', 'comparer', 'ticket', 'arrivee'] as const;
export type RaceTab = (typeof RACE_TABS)[number];

/** The query parameter that holds the tab. */
export const TAB_PARAMETER = 'onglet';

/** Anchor of the tabs, for links from above them. */
export const TABS_ANCHOR = 'onglets';

/** The query that leads to a tab of the same card, and to where it begins. */
export const tabLink = (tab: RaceTab, more = ''): string =>
  `?${TAB_PARAMETER}=${tab}${more === '' ? '' : `&${more}`}#${TABS_ANCHOR}`;

/** The tab a card opens with: the arrival once there is one, else the runners. */
export function firstTab(arrival: Arrival | null): RaceTab {
  return arrival !== null && arrival.order.length > 0 ? 'arrivee' : 'partants';
}

/** The tab an address names; `null` for none, or for a name that is no tab. */
export function tabOf(search: string): RaceTab | null {
  const named = new URLSearchParams(search).get(TAB_PARAMETER);
  return RACE_TABS.find((tab) => tab === named) ?? null;
}
