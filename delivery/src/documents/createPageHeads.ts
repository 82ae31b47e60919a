import { documentPageOf, pageDocument, type PageDocument } from '@galopin/shared/contracts';
import { within } from '@galopin/shared/lib';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { asDelivery } from '../http/asDelivery';
import { jsonForHtml } from '../http/jsonForHtml';
import type { FoundPage } from './findPage';

/** What a page is about, ready for its document. */
export interface PageFacts extends Omit<PageDocument, 'data'> {
  /** JSON-LD for a script element; `null` where there is nothing to say. */
  readonly data: string | null;
}

/** What is known of a page: what it is about, that nothing is there, or nothing (`null`). */
export type PageHead = PageFacts | 'unknown' | null;

export interface PageHeads {
  /** Never fails, and never takes longer than the limit. */
  find(page: FoundPage | null): Promise<PageHead>;
}

export interface PageHeadsOptions {
  readonly BACKEND_URL: string;
  /** Scheme and host of the site, for addresses that are read elsewhere. */
  readonly SITE_ORIGIN: string;
  /** What the backend knows delivery by. */
  readonly INTERNAL_TOKEN?: string | undefined;
  readonly now: () => Date;
  readonly log: { warn(details: object, message: string): void; info(message: string): void };
  /** Milliseconds a document waits for the answer. */
  readonly limit?: number;
}

const LIMIT = 150;
/** Milliseconds after which a call is given up; what comes later than the limit serves the next document. */
const CALL_TIME = 10_000;
/** Milliseconds an answer counts as new; after that it still serves while it is asked for again. */
const FRESH = 30_000;
const KEPT = 300_000;
/** What was unknown may have been stored since. */
const KEPT_UNKNOWN = 5000;
const MOST_KEPT = 2000;
/** Calls at a time: a backend that has become slow is not asked for everything there is. */
const MOST_CALLS = 16;

interface KeptHead {
  readonly head: PageFacts | 'unknown';
  readonly askedAt: number;
}

/** Asks the backend what public pages are about, and keeps its answers for a while. */
export function createPageHeads(options: PageHeadsOptions): PageHeads {
  const { BACKEND_URL: backendUrl, SITE_ORIGIN: origin, INTERNAL_TOKEN: internalToken } = options;
  const { now, log, limit = LIMIT } = options;
  const kept = new LRUCache<string, KeptHead>({
    max: MOST_KEPT,
    ttl: KEPT,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const calls = new Map<string, Promise<PageHead>>();
  let isAway = false;

  async function call(address: string): Promise<PageHead> {
    try {
      const askedAt = now().getTime();
      const answer = await ask(new URL(address, backendUrl), asDelivery(internalToken));
      // Once for all documents that say it.
      const head = answer === 'unknown' ? answer : factsOf(answer, origin);
      kept.set(address, { head, askedAt }, head === 'unknown' ? { ttl: KEPT_UNKNOWN } : {});
      if (isAway) log.info('documents say what is on their pages again');
      isAway = false;
      return head;
    } catch (error) {
      if (!isAway) log.warn({ err: error, address }, 'documents do not say what is on their pages');
      isAway = true;
      return null;
    } finally {
      calls.delete(address);
    }
  }

  function start(address: string): Promise<PageHead> | null {
    const running = calls.get(address);
    if (running !== undefined) return running;
    if (calls.size >= MOST_CALLS) return null;
    const started = call(address);
    calls.set(address, started);
    return started;
  }

  return {
    async find(page) {
      const address = page && addressOf(page);
      if (address === null) return null;
      const known = kept.get(address);
      if (known !== undefined) {
        if (now().getTime() - known.askedAt >= FRESH) void start(address);
        return known.head;
      }
      const answer = start(address);
      return answer && within(limit, answer);
    },
  };
}

/** Where the backend tells of a page; `null` for pages it does not tell of. */
function addressOf({ route, params, query }: FoundPage): string | null {
  const name = documentPageOf(route.path);
  if (name === undefined) return null;
  const asked = new URLSearchParams();
  const { id } = params;
  const jour = route.query?.['jour'] === undefined ? null : query.get('jour');
  if (id !== undefined) asked.set('id', id);
  if (jour !== null) asked.set('jour', jour);
  return `${pageDocument.path.replace(':page', name)}?${asked.toString()}`;
}

function factsOf({ data, ...document }: PageDocument, origin: string): PageFacts {
  const absolute = (key: string, value: unknown) =>
    (key === 'url' || key === 'item') && typeof value === 'string' ? new URL(value, origin).href : value;
  return { ...document, data: data && jsonForHtml(data, absolute) };
}

async function ask(url: URL, headers: Readonly<Record<string, string>>): Promise<PageDocument | 'unknown'> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(CALL_TIME) });
  if (answer.ok) return v.parse(pageDocument.answer, await answer.json());
  await answer.body?.cancel();
  if (answer.status === 404) return 'unknown';
  throw new Error(`${url.href} answered ${answer.status}`);
}
