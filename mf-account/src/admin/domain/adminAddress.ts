import { paths } from '@galopin/shared/contracts';

/** The views of `/Admin` in the order they are offered, each by its value of `?vue=`. The first one needs none. */
const ADDRESSES = {
  health: 'sante',
  audience: 'audience',
  members: 'membres',
  payments: 'paiements',
  notifications: 'notifications',
  content: 'contenus',
  imports: 'imports',
  versions: 'versions',
  teams: 'equipes',
  audit: 'journal',
} as const;

export type AdminViewName = keyof typeof ADDRESSES;

export const ADMIN_VIEW_NAMES = Object.keys(ADDRESSES) as readonly AdminViewName[];

/** View that `?vue=` asks for; the system's health where it asks for none that exists. */
export function readAdminView(query: Readonly<Record<string, string>>): AdminViewName {
  return ADMIN_VIEW_NAMES.find((name) => ADDRESSES[name] === query['vue']) ?? 'health';
}

/** Where a view is; `query` says what of it. Values that are undefined or empty are left out. */
export function adminPath(
  view: AdminViewName,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const written = new URLSearchParams(view === 'health' ? {} : { vue: ADDRESSES[view] });
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') written.set(name, String(value));
  return written.size === 0 ? paths.admin.to() : `${paths.admin.to()}?${written.toString()}`;
}
