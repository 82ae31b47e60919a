import { waitForFirstRoute } from './waitForFirstRoute';

function createRouter(initialized: boolean) {
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  return {
    state: { initialized },
    subscribe(listener: (state: { readonly initialized: boolean }) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (state: { initialized: boolean }) => listeners.forEach((listener) => listener(state)),
    listeners,
  };
}

/** Follows whether a promise has resolved. */
function follow(promise: Promise<void>) {
  const seen = { resolved: false };
  void promise.then(() => {
    seen.resolved = true;
  });
  return seen;
}

describe('waitForFirstRoute', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does not wait for a route that is there', async () => {
    await waitForFirstRoute(createRouter(true), 1500);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits until the router has loaded it, and stops listening', async () => {
    const router = createRouter(false);
    const waiting = follow(waitForFirstRoute(router, 1500));
    router.tell({ initialized: false });
    await jest.advanceTimersByTimeAsync(100);
    expect(waiting.resolved).toBe(false);
    router.tell({ initialized: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(waiting.resolved).toBe(true);
    expect(router.listeners.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits no longer than the limit while a remote hangs', async () => {
    const router = createRouter(false);
    const waiting = follow(waitForFirstRoute(router, 1500));
    await jest.advanceTimersByTimeAsync(1499);
    expect(waiting.resolved).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(waiting.resolved).toBe(true);
    expect(router.listeners.size).toBe(0);
  });
});
