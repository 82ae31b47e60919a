import type { Logger } from '@galopin/shared/contracts';
import * as v from 'valibot';
import type { Found } from './foundItems';

export const RECENT_KEY = 'galopin.recent-searches';
/** Most kept. */
const MOST = 6;

const Recent = v.pipe(
  v.array(
    v.object({
      kind: v.picklist(['race', 'horse', 'jockey', 'trainer']),
      id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      label: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    }),
  ),
  v.maxLength(MOST),
);

/** What was found and chosen on this device, the newest first; what was said of it then may be out of date. */
export type RecentSearch = Pick<Found, 'kind' | 'id' | 'label'>;

export interface RecentSearches {
  list(): readonly RecentSearch[];
  add(found: RecentSearch): void;
  clear(): void;
}

/** @param storage without one, or with one that refuses, nothing is kept */
export function createRecentSearches(storage: Storage | undefined, logger: Logger): RecentSearches {
  const attempt = <Result>(task: (storage: Storage) => Result): Result | undefined => {
    try {
      return storage && task(storage);
    } catch (error) {
      logger.warn('This device keeps no searches', { message: String(error) });
      return undefined;
    }
  };
  const list = (): readonly RecentSearch[] => {
    const text = attempt((kept) => kept.getItem(RECENT_KEY));
    if (text === null || text === undefined) return [];
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Recent), text);
    if (read.success) return read.output;
    attempt((kept) => kept.removeItem(RECENT_KEY));
    return [];
  };
  return {
    list,
    add({ kind, id, label }) {
      const others = list().filter((each) => each.kind !== kind || each.id !== id);
      const next = [{ kind, id, label }, ...others].slice(0, MOST);
      attempt((kept) => kept.setItem(RECENT_KEY, JSON.stringify(next)));
    },
    clear() {
      attempt((kept) => kept.removeItem(RECENT_KEY));
    },
  };
}
