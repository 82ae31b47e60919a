import { typeset } from '@galopin/shared/lib';

/** What the administrator's lists have in common. */
export const listsCopy = typeset({
  states: 'Filtrer par état',
  all: 'Tous',
  withCount: (name: string, count: string) => `${name} (${count})`,
  page: (page: string, pages: string) => `Page ${page} sur ${pages}`,
  previous: 'Page précédente',
  next: 'Page suivante',
  first: 'Revenir à la première page',
} as const);
