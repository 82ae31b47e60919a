import {
  HEALTH_BEACON_PATH,
  HEALTH_LIMITS,
  type HealthBeacon,
  type HealthEvent,
} from '@galopin/shared/contracts';

/** Milliseconds events are collected for before they are sent together. */
const COLLECTING = 5000;
/** Stray errors of one page that are worth reporting: a script that fails in a loop says nothing new. */
const MOST_ERRORS = 20;

export interface HealthReporterOptions {
  readonly session: string;
  readonly window: Pick<Window, 'addEventListener' | 'navigator' | 'document'>;
}

export type ReportHealth = (event: HealthEvent) => void;

/**
 * Sends what happens to builds: 5 s after the first event, at 50 events, and when the page is left. Without a network
 * nothing is collected: what fails then says nothing about a build.
 */
export function createHealthReporter({ session, window }: HealthReporterOptions): ReportHealth {
  let waiting: HealthEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let errors = 0;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const beacon: HealthBeacon = { schema: 1, session, events: waiting };
    waiting = [];
    // Some browsers have no beacons, whatever the type says: they tell nothing, and must not fail for it.
    const { navigator } = window as { readonly navigator: Partial<Navigator> };
    navigator.sendBeacon?.(HEALTH_BEACON_PATH, JSON.stringify(beacon));
  };

  window.addEventListener('pagehide', send);
  window.document.addEventListener('visibilitychange', () => {
    // On a telephone this is often the last thing a page hears.
    if (window.document.visibilityState === 'hidden') send();
  });

  return (event) => {
    if (!window.navigator.onLine) return;
    if (event.kind === 'error' && (errors += 1) > MOST_ERRORS) return;
    waiting.push(truncated(event));
    if (waiting.length >= HEALTH_LIMITS.events) send();
    else timer ??= setTimeout(send, COLLECTING);
  };
}

function truncated({ message, stack, ms, ...event }: HealthEvent): HealthEvent {
  return {
    ...event,
    ...(ms !== undefined && { ms: Math.round(ms) }),
    ...(message !== undefined && { message: message.slice(0, HEALTH_LIMITS.message) }),
    ...(stack !== undefined && { stack: stack.slice(0, HEALTH_LIMITS.stack) }),
  };
}
