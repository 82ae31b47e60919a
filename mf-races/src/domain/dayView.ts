import { paths, type IsoDay, type PageAddress } from '@galopin/shared/contracts';

/** The views of `/` and `/Jour` beside their own, by the name that stands in the address as `vue`. */
export const DAY_VIEWS = ['departs', 'reunions', 'arrivees', 'quinte', 'derniere-minute'] as const;
export type DayView = (typeof DAY_VIEWS)[number];

/** The view that an address asks for; `null` for the page's own, and for a name that nobody knows. */
export function readView({ vue }: PageAddress['query']): DayView | null {
  return DAY_VIEWS.find((view) => view === vue) ?? null;
}

/**
 * Where a view of a day is: results and the Quinté+ at `/` for everybody, the others at `/` for today and at `/Jour` for
 * another day.
 * @param view `null` for the home page
 */
export function viewAddress(view: DayView | null, jour: IsoDay, today: IsoDay): string {
  const isToday = jour === today;
  if (view === null) return paths.home.to();
  if (view === 'reunions' && !isToday) return paths.day.to(jour);
  const isPublic = isToday || view === 'arrivees' || view === 'quinte';
  const query = new URLSearchParams({ vue: view });
  if (view === 'quinte' && jour.slice(0, 7) !== today.slice(0, 7)) query.set('mois', jour.slice(0, 7));
  if (view !== 'quinte' && !isToday) query.set('jour', jour);
  return `${isPublic ? paths.home.to() : paths.day.to()}?${query.toString()}`;
}
