import { messageOrder, type MessageSource } from '@galopin/shared/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AuditTrail } from '../audit/createAuditTrail';
import { noteAction } from '../audit/watchCalls';
import { createAuthenticate, requireFreshAdmin } from '../http/identity/authenticate';
import type { TokenVerifier } from '../http/identity/createTokenVerifier';
import { sameSecret } from '../http/identity/sameSecret';
import type { MessageBoard } from './createMessageBoard';
import { toMessage } from './toMessage';
import { serveCall } from '../http/serveCall';

export interface PublishDependencies {
  readonly board: Pick<MessageBoard, 'publish' | 'schedule'>;
  readonly verifier: TokenVerifier;
  readonly trail: AuditTrail;
  /** Bearer of other systems; without it only the administrator publishes. */
  readonly webhookToken?: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Publishes a message or schedules it. Stands apart from the routes behind the general
 * authentication, which would take the token of another system for a bad one of a member.
 */
export const publishRoutes: FastifyPluginAsync<PublishDependencies> = async (
  app,
  { board, verifier, webhookToken, trail, now },
) => {
  const authenticate = createAuthenticate(verifier);
  const isSystem = ({ headers }: FastifyRequest) =>
    webhookToken !== undefined && sameSecret(String(headers.authorization), `Bearer ${webhookToken}`);

  serveCall(
    app,
    messageOrder,
    async ({ body }, request) => {
      const source: MessageSource = request.identity === null ? 'webhook' : 'admin';
      const { message, due } = toMessage(body, source, now());
      if (due === null) return { id: String((await board.publish([message]))[0]), scheduledFor: null };
      const id = await board.schedule(message, due);
      return { id: String(id), scheduledFor: new Date(due).toISOString() };
    },
    {
      onRequest: async (request, reply) => {
        if (isSystem(request)) return;
        await authenticate(request, reply);
        requireFreshAdmin(request, now());
      },
      preHandler: (request) => noteAction(request, trail),
    },
  );
};
