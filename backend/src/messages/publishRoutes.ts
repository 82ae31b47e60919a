import { MESSAGE_PATHS, type MessageReceipt, type MessageSource } from '@galopin/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { AuditTrail } from '../audit/createAuditTrail';
import { noteAction } from '../audit/watchCalls';
import { createAuthenticate, requireFreshAdmin } from '../http/identity/authenticate';
import type { TokenVerifier } from '../http/identity/createTokenVerifier';
import { sameSecret } from '../http/identity/sameSecret';
import type { MessageBoard } from './createMessageBoard';
import { readMessageOrder } from './readMessageOrder';
import type { App } from '../http/App';
import { publishSchema } from './messages.schema';

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
 * `POST /apin/webhook/message`: publishes a message or schedules it. Stands apart from the routes behind the general
 * authentication, which would take the token of another system for a bad one of a member.
 */
export function registerPublish(
  app: App,
  { board, verifier, webhookToken, trail, now }: PublishDependencies,
): void {
  const authenticate = createAuthenticate(verifier);
  const isSystem = ({ headers }: FastifyRequest) =>
    webhookToken !== undefined && sameSecret(String(headers.authorization), `Bearer ${webhookToken}`);

  app.post(
    MESSAGE_PATHS.publish,
    {
      schema: publishSchema,
      onRequest: async (request, reply) => {
        if (isSystem(request)) return;
        await authenticate(request, reply);
        requireFreshAdmin(request, now());
      },
      preHandler: (request) => noteAction(request, trail),
    },
    async (request, reply) => {
      const source: MessageSource = request.identity === null ? 'webhook' : 'admin';
      const { message, due } = readMessageOrder(request.body, source, now());
      const receipt: MessageReceipt =
        due === null
          ? { id: String((await board.publish([message]))[0]), scheduledFor: null }
          : { id: String(await board.schedule(message, due)), scheduledFor: new Date(due).toISOString() };
      return reply.code(202).header('cache-control', 'no-store').send(receipt);
    },
  );
}
