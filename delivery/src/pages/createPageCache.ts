import { within } from '@galopin/shared/lib';
import { LRUCache } from 'lru-cache';

export interface PageCacheOptions<Page> {
  readonly data: DataVersion;
  /** `failed` is made again soon, `passing` at once. */
  readonly judge: (page: Page) => 'good' | 'failed' | 'passing';
  /** Characters of a page. */
  readonly sizeOf: (page: Page) => number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Most characters of pages that are kept. */
  readonly most?: number;
}

/** What pages show, as it is stored. */
export interface DataVersion {
  /** Another number after each change. */
  generation(): number;
  /** When it last changed, epoch milliseconds. */
  changedAt(): number;
  /** Whether changes are told at this moment. */
  isHeard(): boolean;
}

/** Keeps what was rendered for a moment. */
export interface PageCache<Page> {
  /**
   * What is kept under a key, else what is made now; visitors at the same moment share the work. `null` for what takes
   * longer than a visitor should wait: it is kept for the next one then.
   * @param release what serves: nothing of another one is ever given
   */
  find(release: object, key: string, make: () => Promise<Page>): Promise<Page | null>;
}

interface Kept<Page> {
  readonly page: Page;
  readonly generation: number;
  readonly madeAt: number;
}

interface Entry<Page> {
  readonly kept?: Kept<Page>;
  making?: Promise<Page>;
}

/** Milliseconds a page is given as it is: it tells times such as « dans 12 min ». */
const FRESH_MS = 5000;
/** From then on it is still given, while the next one is made. */
const LATE_MS = 20_000;
/** The same after a change of what is stored. */
const OUTDATED_MS = 500;
/** Milliseconds it is given while changes are not told. */
const UNHEARD_MS = 1000;
/** Milliseconds in which what failed is not tried again. */
const FAILED_MS = 5000;
/** Milliseconds a visitor waits for a page that nobody has asked for before. */
const WAIT_MS = 1200;
const MOST = 64_000_000;

export function createPageCache<Page>({
  data,
  judge: judgePage,
  sizeOf,
  now,
  most = MOST,
}: PageCacheOptions<Page>): PageCache<Page> {
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (release: object) => {
    const id = ids.get(release) ?? (lastId += 1);
    ids.set(release, id);
    return id;
  };
  const entries = new LRUCache<string, Entry<Page>>({
    maxSize: most,
    sizeCalculation: ({ kept }, key) => key.length + (kept ? sizeOf(kept.page) : 0),
  });

  const remake = (key: string, entry: Entry<Page>, make: () => Promise<Page>) => {
    entry.making ??= renew(key, entry, make);
    return entry.making;
  };
  const renew = async (key: string, entry: Entry<Page>, make: () => Promise<Page>) => {
    // Of before what it reads: a change meanwhile makes it outdated, whether it was seen or not.
    const begun = { generation: data.generation(), madeAt: now() };
    try {
      const page = await make();
      if (judgePage(page) === 'passing') return page;
      // Another object, or the cache would go on counting the size of the one before.
      entries.set(key, { kept: { ...begun, page } });
      return page;
    } finally {
      delete entry.making;
    }
  };

  /** Whether what is kept may be given, and whether it is the last word. */
  const judge = (entry: Entry<Page>): 'fresh' | 'meanwhile' | 'gone' => {
    const { kept } = entry;
    if (!kept) return 'gone';
    const at = now();
    const age = at - kept.madeAt;
    if (judgePage(kept.page) === 'failed') return age < FAILED_MS ? 'fresh' : 'gone';
    if (!data.isHeard()) return age < UNHEARD_MS ? 'fresh' : 'gone';
    if (kept.generation !== data.generation())
      return at - data.changedAt() < OUTDATED_MS ? 'meanwhile' : 'gone';
    if (age < FRESH_MS) return 'fresh';
    return age < LATE_MS ? 'meanwhile' : 'gone';
  };

  return {
    async find(release, key, make) {
      const whole = `${idOf(release)} ${key}`;
      const entry = entries.get(whole) ?? {};
      if (!entries.has(whole)) entries.set(whole, entry);
      const verdict = judge(entry);
      if (verdict === 'fresh') return entry.kept?.page ?? null;
      const making = remake(whole, entry, make);
      if (verdict === 'gone') return within(WAIT_MS, making);
      making.catch(() => undefined);
      return entry.kept?.page ?? null;
    },
  };
}
