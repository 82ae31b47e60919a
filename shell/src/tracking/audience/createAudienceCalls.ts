import {
  AUDIENCE_LIMITS,
  AUDIENCE_PATHS,
  isAppError,
  LEAST_PAGE_DURATION,
  type ApiClient,
  type Logger,
  type PageDurationBody,
  type PageViewBody,
  type TrackedEventBody,
} from '@galopin/shared/contracts';
import type { Consent } from '../../consent/createConsent';
import { audienceCopy as copy } from '../../i18n/audienceCopy';
import type { AudienceSession } from './createAudienceSession';
import { sendAtUnload, type UnloadWindow } from './sendAtUnload';

/** Calls kept while the browser is offline; of more, the oldest are lost. */
const MOST_WAITING = 50;
/** Milliseconds a call may take. */
const ANSWER_LIMIT = 8000;

type Without<Body, Key extends keyof Body> = Omit<Body, Key | 'sessionId'>;

/** The three calls that report an audience. None of them throws or rejects, or tells the visitor anything. */
export interface AudienceCalls {
  pageView(view: Without<PageViewBody, 'userId'>): void;
  event(event: Without<TrackedEventBody, 'userId'>): void;
  /** @param duration milliseconds */
  duration(url: string, duration: number): void;
}

export interface AudienceCallsOptions {
  /** Carries the bearer of whom the visitor agreed to be linked with, else none. */
  readonly api: Pick<ApiClient, 'post'>;
  readonly window: UnloadWindow;
  readonly consent: Consent;
  readonly session: AudienceSession;
  /** Uid of who has agreed to be linked, once it is known; `null` for anybody else. */
  readonly userId: () => Promise<string | null>;
  readonly logger: Logger;
}

/** Rules of part 5, texts of part 8. A call that fails is not made again: what is measured is not worth a storm. */
export function createAudienceCalls(options: AudienceCallsOptions): AudienceCalls {
  const { api, window, consent, session, userId, logger } = options;
  let waiting: (() => Promise<void>)[] = [];

  const isOffline = () => !window.navigator.onLine;
  const wait = (task: () => Promise<void>) => {
    waiting = [...waiting, task].slice(-MOST_WAITING);
  };
  const begin = (task: () => Promise<void>) => (isOffline() ? wait(task) : void task());
  window.addEventListener('online', () => {
    const missed = waiting;
    waiting = [];
    void (async () => {
      for (const task of missed) await task();
    })();
  });
  consent.subscribe(({ audience }) => {
    if (audience) return;
    waiting = [];
    session.forget();
  });

  /** The number of the session; `null`, with a warning, where nothing may be sent for want of one. */
  const sessionOf = (url: string): string | null => {
    const id = session.id();
    if (id === null) logger.warn(copy.noSession, { url });
    return id;
  };
  const post = (path: string, failed: string, body: object) => {
    const task = async () => {
      const known = await userId();
      // The visitor may have refused meanwhile.
      if (!consent.get().audience) return;
      try {
        await api.post(path, { ...body, userId: known }, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
      } catch (error) {
        if (isAppError(error, 'network') && isOffline()) wait(task);
        else logger.error(failed, { message: String(error) });
      }
    };
    begin(task);
  };

  return {
    pageView(view) {
      const sessionId = consent.get().audience ? sessionOf(view.url) : null;
      if (sessionId !== null) post(AUDIENCE_PATHS.pageView, copy.failed.pageView, { ...view, sessionId });
    },
    event(event) {
      const sessionId = consent.get().audience ? sessionOf(event.url) : null;
      if (sessionId !== null) post(AUDIENCE_PATHS.event, copy.failed.event, { ...event, sessionId });
    },
    duration(url, duration) {
      if (!consent.get().audience) return;
      if (url === '') return logger.warn(copy.noUrl);
      const sessionId = sessionOf(url);
      if (sessionId === null) return;
      if (!(duration >= 0)) return logger.warn(copy.invalidDuration, { url, duration: String(duration) });
      if (duration < LEAST_PAGE_DURATION) return;
      const most = Math.min(Math.round(duration), AUDIENCE_LIMITS.duration);
      const body: PageDurationBody = { url, duration: most, sessionId };
      begin(async () => {
        if (consent.get().audience) await sendAtUnload(window, logger, AUDIENCE_PATHS.duration, body);
      });
    },
  };
}
