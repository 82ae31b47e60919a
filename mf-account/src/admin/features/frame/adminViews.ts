import type { AdminViewName } from '../../domain/adminAddress';
import { lazyAdminView, type LazyAdminView } from './adminView';

/**
 * Every view of `/Admin`. A new one takes a line here, one in `domain/adminAddress.ts` (its name and address),
 * its name and failure in `i18n/adminCopy.ts`, and a folder beside `frame` whose `…View.tsx` exports `view`.
 */
export const ADMIN_VIEWS: Readonly<Record<AdminViewName, LazyAdminView>> = {
  health: lazyAdminView(() => import(/* webpackChunkName: "admin-health" */ '../health/HealthView')),
  audience: lazyAdminView(() => import(/* webpackChunkName: "admin-audience" */ '../audience/AudienceView')),
  members: lazyAdminView(() => import(/* webpackChunkName: "admin-members" */ '../members/MembersView')),
  payments: lazyAdminView(() => import(/* webpackChunkName: "admin-payments" */ '../payments/PaymentsView')),
  notifications: lazyAdminView(
    () => import(/* webpackChunkName: "admin-notifications" */ '../notifications/NotificationsView'),
  ),
  content: lazyAdminView(() => import(/* webpackChunkName: "admin-content" */ '../content/ContentView')),
  imports: lazyAdminView(() => import(/* webpackChunkName: "admin-imports" */ '../imports/ImportsView')),
  versions: lazyAdminView(() => import(/* webpackChunkName: "admin-versions" */ '../versions/VersionsView')),
  teams: lazyAdminView(() => import(/* webpackChunkName: "admin-teams" */ '../teams/TeamsView')),
  audit: lazyAdminView(() => import(/* webpackChunkName: "admin-audit" */ '../audit/AuditView')),
};
