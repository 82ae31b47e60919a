import { RELEASE_NEWS } from '@galopin/shared/contracts';
import { sameSecret } from '../http/identity/sameSecret';
import { ApiError } from '../http/errors';
import type { MessageBoard } from './createMessageBoard';
import type { App } from '../http/App';
import { releaseNewsSchema } from './releases.schema';

export interface ReleaseNewsDependencies {
  readonly board: Pick<MessageBoard, 'announceRelease'>;
  /** What delivery shows. */
  readonly internalToken: string;
}

/** `POST /internal/releases`: delivery says that something else serves now, and every open page hears of it. */
export function registerReleases(app: App, { board, internalToken }: ReleaseNewsDependencies): void {
  app.post(
    RELEASE_NEWS.path,
    {
      schema: releaseNewsSchema,
      onRequest: (request, _reply, done) => {
        const isKnown = sameSecret(String(request.headers[RELEASE_NEWS.header]), internalToken);
        done(isKnown ? undefined : new ApiError(401, 'unauthorized', 'This call is for delivery alone.'));
      },
    },
    async ({ body }, reply) => {
      await board.announceRelease(body);
      return reply.code(204).send();
    },
  );
}
