import { RELEASE_NEWS, type ReleaseNews } from '@galopin/shared/contracts';
import type { LiveReleaseHolder } from './createLiveRelease';

/** Milliseconds the backend has to take the news. */
const TIME_LIMIT = 3000;

export interface AnnounceOptions {
  readonly backendUrl: string;
  /** Secret that delivery and backend share. */
  readonly token: string;
  readonly log: { warn(details: object, message: string): void; info(message: string): void };
}

/**
 * Tells the backend of everything that comes to serve, so that open pages hear of it at once. Nothing waits for it:
 * a backend that is away is logged once, and pages find out by their timer.
 */
export function announceReleases(live: LiveReleaseHolder, { backendUrl, token, log }: AnnounceOptions): void {
  const url = new URL(RELEASE_NEWS.path, backendUrl);
  let isHeard = true;

  async function tell(news: ReleaseNews): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [RELEASE_NEWS.header]: token },
      body: JSON.stringify(news),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}`);
  }

  live.onChange(({ pointer: { environment, state } }) => {
    if (state.release === 0) return;
    tell({ environment, release: state.release }).then(
      () => {
        if (!isHeard) log.info('open pages hear of releases again');
        isHeard = true;
      },
      (error: unknown) => {
        if (isHeard)
          log.warn({ err: error }, 'open pages hear of a release by their timer: the backend is away');
        isHeard = false;
      },
    );
  });
}
