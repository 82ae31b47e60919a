import { lazyPageView, type LazyPageView } from '@galopin/shared/read';
import type { DayView } from '../../domain/dayView';

/** The views of `/` and `/Jour`, each in a chunk of its own: the first view of a day waits for none of them. */
export const dayViews: Readonly<Record<DayView, LazyPageView>> = {
  departs: lazyPageView(
    () => import(/* webpackChunkName: "view-departures" */ '../departures/DeparturesView'),
  ),
  reunions: lazyPageView(() => import(/* webpackChunkName: "view-meetings" */ '../race-day/MeetingsView')),
  arrivees: lazyPageView(() => import(/* webpackChunkName: "view-results" */ '../results/ResultsView')),
  quinte: lazyPageView(() => import(/* webpackChunkName: "view-quinte" */ '../results/QuinteHistoryView')),
  'derniere-minute': lazyPageView(
    () => import(/* webpackChunkName: "view-last-minute" */ '../last-minute/LastMinuteView'),
  ),
};
