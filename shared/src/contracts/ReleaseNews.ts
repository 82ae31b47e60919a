import * as v from 'valibot';
import { declareCall } from '#terms';
import type { ShapeOf } from './calls/Call';

/**
 * Event of the notification stream that tells every open page of a release at once: {@link ReleaseNews}. A page then
 * asks `RELEASE_PATHS.current` what that means for its own visitor.
 */
export const RELEASE_EVENT = 'release';

/** Something serves that did not before. */
const ReleaseNews = v.strictObject({
  environment: v.pipe(v.string(), v.minLength(1), v.maxLength(31)),
  release: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ReleaseNews = ShapeOf<typeof ReleaseNews>;

/** How delivery tells the backend, which keeps the stream. Delivery hands nothing on to this path from outside. */
export const RELEASE_NEWS = {
  path: '/internal/releases',
  /** Carries the secret that both know. */
  header: 'x-internal-token',
} as const;

/**
 * Last event of a notification stream whose server is being stopped: a page then comes back at once, to another node
 * where there is one, and not after the time it waits when a server fails.
 */
export const CLOSING_EVENT = 'closing';

/** Delivery says that something else serves now, and every open page hears of it. */
export const releaseNews = declareCall({ method: 'POST', path: RELEASE_NEWS.path, answer: v.null() }, () => ({
  summary: 'Delivery says that something else serves now',
  access: 'system',
  status: 204,
  body: ReleaseNews,
  refusals: [400],
}));
