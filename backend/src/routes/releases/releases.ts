import { createHash, timingSafeEqual } from 'node:crypto';
import { RELEASE_NEWS } from '@galopin/shared/contracts';
import { ApiError } from '../../errors';
import type { NotificationHub } from '../../notifications/createNotificationHub';
import type { App } from '../App';
import { releaseNewsSchema } from './releases.schema';

export interface ReleaseNewsDependencies {
  readonly hub: NotificationHub;
  /** What delivery shows. */
  readonly internalToken: string;
}

/** `POST /internal/releases`: delivery says that something else serves now, and every open page hears of it. */
export function registerReleases(app: App, { hub, internalToken }: ReleaseNewsDependencies): void {
  app.post(
    RELEASE_NEWS.path,
    {
      schema: releaseNewsSchema,
      onRequest: (request, _reply, done) => {
        const isKnown = sameSecret(request.headers[RELEASE_NEWS.header], internalToken);
        done(isKnown ? undefined : new ApiError(401, 'unauthorized', 'This call is for delivery alone.'));
      },
    },
    ({ body }, reply) => {
      hub.announceRelease(body);
      return reply.code(204).send();
    },
  );
}

/** Takes the same time for every wrong one, whatever its length. */
function sameSecret(given: string | string[] | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(String(given)), digest(wanted));
}
