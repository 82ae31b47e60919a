import { expect, type BrowserContext, type Page } from '@playwright/test';

export type ReportKind = 'analytics' | 'events' | 'metrics';

/** One report as the page sent it. */
export interface SentReport {
  readonly kind: ReportKind;
  readonly by: 'fetch' | 'beacon';
  /** Epoch milliseconds by the page's clock. */
  readonly at: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Media type of the body. */
  readonly type: string;
  readonly keepalive: boolean;
  readonly authorization: string | null;
}

/** A moment at which a navigation had completed: the router then writes the address. */
interface Arrival {
  readonly url: string;
  readonly at: number;
}

const REPORTS = 'drill-audience';
const ARRIVALS = 'drill-arrivals';

export interface AudienceRecord {
  /** Everything sent so far, by all tabs; of one kind when it is named. */
  read(page: Page, kind?: ReportKind): Promise<readonly SentReport[]>;
  /** Waits until so many of a kind were sent; all of them. */
  wait(page: Page, kind: ReportKind, count: number): Promise<readonly SentReport[]>;
  arrivals(page: Page): Promise<readonly Arrival[]>;
  /** The same reports as the network saw them go, in order: `analytics`, `metrics`… */
  readonly network: readonly string[];
}

/**
 * Records the reports of an audience. The page's own calls are kept where they outlive it: the network shows no body of
 * a beacon, and a page that is closed answers no question.
 */
export async function recordAudience(context: BrowserContext): Promise<AudienceRecord> {
  const network: string[] = [];
  context.on('request', (request) => {
    const kind = /\/apin\/(analytics|events|metrics)$/.exec(request.url())?.[1];
    if (kind !== undefined) network.push(kind);
  });
  await context.addInitScript(watchReports, { reports: REPORTS, arrivals: ARRIVALS });
  const take = <Item>(page: Page, key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown, key) as Promise<
      readonly Item[]
    >;
  const read = async (page: Page, kind?: ReportKind) => {
    const all = await take<SentReport>(page, REPORTS);
    return kind === undefined ? all : all.filter((report) => report.kind === kind);
  };
  return {
    network,
    read,
    async wait(page, kind, count) {
      await expect.poll(async () => (await read(page, kind)).length, `${count} ${kind}`).toBe(count);
      return read(page, kind);
    },
    arrivals: (page) => take<Arrival>(page, ARRIVALS),
  };
}

/** Runs in the page, before any script of it: its text is all there is. */
function watchReports(keys: { readonly reports: string; readonly arrivals: string }): void {
  const add = (key: string, item: object) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    localStorage.setItem(key, JSON.stringify([...kept, item]));
  };
  const kindOf = (url: unknown) => /\/apin\/(analytics|events|metrics)$/.exec(String(url))?.[1];
  const texts = new WeakMap<object, string>();
  const RealBlob = window.Blob;
  window.Blob = class extends RealBlob {
    constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
      super(parts, options);
      const [text] = parts ?? [];
      if (typeof text === 'string') texts.set(this, text);
    }
  };
  const realFetch = window.fetch.bind(window);
  window.fetch = (url, init) => {
    const kind = kindOf(url);
    const headers = new Headers(init?.headers);
    if (kind !== undefined && typeof init?.body === 'string')
      add(keys.reports, {
        kind,
        by: 'fetch',
        at: Date.now(),
        body: JSON.parse(init.body) as object,
        type: headers.get('content-type') ?? '',
        keepalive: init.keepalive ?? false,
        authorization: headers.get('authorization'),
      });
    return realFetch(url, init);
  };
  const realBeacon = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, data) => {
    const kind = kindOf(url);
    if (kind !== undefined && data instanceof RealBlob)
      add(keys.reports, {
        kind,
        by: 'beacon',
        at: Date.now(),
        body: JSON.parse(texts.get(data) ?? '') as object,
        type: data.type,
        keepalive: true,
        authorization: null,
      });
    return realBeacon(url, data);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name].bind(history);
    history[name] = (...given) => {
      real(...given);
      add(keys.arrivals, { url: `${location.pathname}${location.search}`, at: Date.now() });
    };
  }
}
