import pRetry, { AbortError } from 'p-retry';
import type { Alert, SendAlert } from './Alert';

export interface AlertsOptions {
  /** Where alerts are posted; without one they are logged only. */
  readonly url: string | undefined;
  readonly now: () => Date;
  readonly log: { warn(details: object, message: string): void };
  /** Milliseconds before the first repetition; each later one waits four times as long. */
  readonly firstWait?: number;
}

/** Milliseconds one try may take. */
const TIMEOUT_MS = 5000;
const RETRIES = 4;

/** Logs every alert and posts it as JSON, several times where the other side fails or does not answer. */
export function createAlerts({ url, now, log, firstWait = 1000 }: AlertsOptions): SendAlert {
  async function post(target: string, alert: Alert): Promise<void> {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(alert),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    const told = `the web hook answered ${answer.status}`;
    // It has understood the alert and does not want it: another try would be answered alike.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw new AbortError(told);
    if (!answer.ok) throw new Error(told);
  }

  return async (about) => {
    const alert: Alert = { ...about, at: now().toISOString() };
    log.warn({ alert }, alert.text);
    if (url === undefined) return;
    try {
      await pRetry(() => post(url, alert), {
        retries: RETRIES,
        factor: 4,
        minTimeout: firstWait,
        // What keeps the process up is the site, not an alert that waits for its next try.
        unref: true,
        // Every failure of fetch is worth another try; what is not says so by AbortError.
        shouldRetry: () => true,
      });
    } catch (error) {
      log.warn({ err: error, alert }, 'an alert could not be sent');
    }
  };
}
