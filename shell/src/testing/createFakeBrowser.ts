interface Held {
  readonly owner: object;
  readonly lose: () => void;
}
interface Waiting {
  readonly owner: object;
  readonly run: () => void;
}

/** The one lock of a browser. */
function createFakeLock() {
  let held: Held | undefined;
  const queue: Waiting[] = [];
  const grantNext = () => {
    if (held === undefined) queue.shift()?.run();
  };
  const request = (owner: object) => (_name: string, options: LockOptions, hold: () => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const run = () => {
        let isLost = false;
        const lose = () => {
          isLost = true;
          reject(new DOMException('taken', 'AbortError'));
        };
        held = { owner, lose };
        void Promise.resolve(hold()).then((result) => {
          if (isLost) return;
          held = undefined;
          resolve(result);
          grantNext();
        });
      };
      if (options.steal === true) {
        held?.lose();
        run();
        return;
      }
      const waiting = { owner, run };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        const place = queue.indexOf(waiting);
        if (place === -1) return;
        queue.splice(place, 1);
        reject(new DOMException('given up', 'AbortError'));
      });
      void Promise.resolve().then(grantNext);
    });
  /** The browser ends a tab. */
  const end = (owner: object) => {
    for (const waiting of queue.filter((each) => each.owner === owner))
      queue.splice(queue.indexOf(waiting), 1);
    if (held?.owner !== owner) return;
    held = undefined;
    grantNext();
  };
  return { request, end };
}

/** A browser with several tabs, as far as they share a lock and a channel. Everything between them takes a turn. */
export function createFakeBrowser() {
  const channels = new Set<{ readonly target: EventTarget; isClosed: boolean }>();
  const lock = createFakeLock();

  return {
    /** One more tab: its window, locks and channel, and the ways it can end. */
    openTab() {
      const owner = {};
      const target = new EventTarget();
      const channel = { target, isClosed: false };
      channels.add(channel);
      const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
      const window = Object.assign(new EventTarget(), { document, navigator: { onLine: true } });
      const postMessage = (data: unknown) => {
        if (channel.isClosed) return;
        for (const other of channels)
          if (other !== channel)
            void Promise.resolve().then(() => {
              if (!other.isClosed) other.target.dispatchEvent(new MessageEvent('message', { data }));
            });
      };
      return {
        window,
        document,
        locks: { request: lock.request(owner) } as unknown as LockManager,
        channel: Object.assign(target, { postMessage }) as unknown as BroadcastChannel,
        /** The browser ends it: its lock is free, it says and hears nothing more. */
        close() {
          channel.isClosed = true;
          lock.end(owner);
        },
        /** The system puts it to sleep without a word: it keeps its lock and hears nothing. */
        sleep() {
          channel.isClosed = true;
        },
        wake() {
          channel.isClosed = false;
        },
      };
    },
  };
}
