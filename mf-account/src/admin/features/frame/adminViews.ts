import type { AdminViewName } from '../../domain/adminAddress';
import { lazyPageView, type LazyPageView } from '@galopin/shared/read';

/**
 * Every view of `/Admin`. A new one takes a line here, one in `domain/adminAddress.ts` (its name and address),
 * its name and failure in `i18n/adminCopy.ts`, and a folder beside `frame` whose `…View.tsx` exports `view`.
 */
export const ADMIN_VIEWS: Readonly<Record<AdminViewName, LazyPageView>> = {
  health: lazyPageView(() => import(/* webpackChunkName: "admin-health" */ '../health/HealthView')),
  audience: lazyPageView(() => import(/* webpackChunkName: "admin-audience" */ '../audience/AudienceView')),
  members: lazyPageView(() => import(/* webpackChunkName: "admin-members" */ '../members/MembersView')),
  payments: lazyPageView(() => import(/* webpackChunkName: "admin-payments" */ '../payments/PaymentsView')),
  notifications: lazyPageView(
    () => import(/* webpackChunkName: "admin-notifications" */ '../notifications/NotificationsView'),
  ),
  content: lazyPageView(() => import(/* webpackChunkName: "admin-content" */ '../content/ContentView')),
  imports: lazyPageView(() => import(/* webpackChunkName: "admin-imports" */ '../imports/ImportsView')),
  versions: lazyPageView(() => import(/* webpackChunkName: "admin-versions" */ '../versions/VersionsView')),
  teams: lazyPageView(() => import(/* webpackChunkName: "admin-teams" */ '../teams/TeamsView')),
  audit: lazyPageView(() => import(/* webpackChunkName: "admin-audit" */ '../audit/AuditView')),
};
