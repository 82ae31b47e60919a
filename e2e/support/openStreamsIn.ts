import { expect, type BrowserContext, type Request } from '@playwright/test';

/** What the tabs of a browser do to hear the notification stream. */
export interface ContextStreams {
  /** Addresses of the streams that were asked for, in order. */
  opened(): readonly string[];
  /** Waits until this many tabs share the connection, and it stands. */
  shared(tabs: number): Promise<void>;
}

/** The lock that shell/src/notifications/shareStream.ts shares the connection by. */
const LOCK = 'galopin.stream';

/** Call it before the first page opens. */
export function openStreamsIn(context: BrowserContext): ContextStreams {
  const opened: Request[] = [];
  const standing = new Set<Request>();
  const isStream = (url: string) => url.includes('/message/stream');
  context.on('request', (request) => {
    if (isStream(request.url())) opened.push(request);
  });
  context.on('response', (response) => {
    if (isStream(response.url()) && response.ok()) standing.add(response.request());
  });
  const tabsAtLock = async () => {
    const page = context.pages().findLast((each) => each.url().startsWith('http'));
    if (page === undefined) return 0;
    return page.evaluate(async (name) => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].filter((lock) => lock.name === name).length;
    }, LOCK);
  };
  return {
    opened: () => opened.map((request) => request.url()),
    shared: async (tabs) => {
      await expect.poll(tabsAtLock, { message: 'tabs that share the stream' }).toBe(tabs);
      const isStanding = () => opened.slice(-1).some((request) => standing.has(request));
      await expect.poll(isStanding, { message: 'the stream stands' }).toBe(true);
    },
  };
}
