import { SELLER_KEY, type ContentKind, type IsoDay } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { adminPath } from './adminAddress';

/** What the editor shows: one of three lists, or one content of it. */
export interface ContentAddress {
  readonly list: ContentList;
  /** Day of the list of tips. */
  readonly jour: IsoDay;
  /** The content that is open. */
  readonly key: string | null;
  /** An article that is not there yet. */
  readonly isNew: boolean;
}

export const CONTENT_LISTS = ['tips', 'articles', 'legal'] as const;
export type ContentList = (typeof CONTENT_LISTS)[number];

/** As addresses name the lists. */
const NAMES: Readonly<Record<ContentList, string>> = {
  tips: 'pronostics',
  articles: 'guide',
  legal: 'legal',
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `?liste=…&jour=…&cle=…`; what cannot be used is the first list, today in UTC. */
export function readContentAddress(query: Readonly<Record<string, string>>, now: number): ContentAddress {
  const { jour = '' } = query;
  return {
    list: CONTENT_LISTS.find((list) => NAMES[list] === query['liste']) ?? 'tips',
    jour: DAY.test(jour) && !Number.isNaN(Date.parse(jour)) ? jour : utcDay(now),
    key: query['cle'] || null,
    isNew: query['nouveau'] !== undefined,
  };
}

/** Where a list, or a content of it, is edited. */
export function contentPath(
  list: ContentList,
  { jour, key, isNew = false }: Partial<Pick<ContentAddress, 'jour' | 'key' | 'isNew'>> = {},
): string {
  const path = adminPath('content', {
    liste: NAMES[list],
    jour: list === 'tips' ? jour : undefined,
    cle: key ?? undefined,
  });
  return isNew ? `${path}&nouveau=` : path;
}

/** Kind of what is open. */
export function kindOf({ list, key }: Pick<ContentAddress, 'list' | 'key'>): ContentKind {
  return list === 'legal' && key === SELLER_KEY ? 'seller' : list;
}
