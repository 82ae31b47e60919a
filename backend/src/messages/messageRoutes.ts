import { MESSAGE_PATHS, type MessageHistory, type RecentMessages } from '@galopin/shared/contracts';
import type { BodyCache } from '../http/createBodyCache';
import { ApiError } from '../http/errors';
import type { StreamCount } from './countStreams';
import type { MessageBoard } from './createMessageBoard';
import type { MessageSchedule } from './createMessageSchedule';
import type { MessageStore } from './createMessageStore';
import type { NotificationHub } from './createNotificationHub';
import { sendReadyBody } from '../http/sendReadyBody';
import { ADMIN, ADMIN_FRESH, ANYONE } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import { historySchema, recentSchema, withdrawSchema } from './messages.schema';
import { presentPublished, presentWaiting } from './presentMessage';

export interface MessageDependencies {
  readonly board: Pick<MessageBoard, 'withdraw'>;
  readonly messages: Pick<MessageStore, 'recent' | 'history'>;
  readonly schedule: Pick<MessageSchedule, 'list'>;
  readonly streams: StreamCount['count'];
  readonly bodies: BodyCache;
  readonly hub: Pick<NotificationHub, 'last'>;
}

/** `GET /apin/webhook/message/recent` for all, `GET` and `DELETE /apin/admin/notifications` for the administrator. */
export function registerMessages(app: App, dependencies: MessageDependencies): void {
  const { board, messages, schedule, streams, bodies, hub } = dependencies;

  app.get(MESSAGE_PATHS.recent, { schema: recentSchema, ...ANYONE }, async (request, reply) => {
    const { limit } = request.query;
    // No list from before a message that streams were told: a page that opens now would never hear of it.
    const body = await bodies.get(`recent messages ${hub.last} ${limit}`, async () => {
      const value: RecentMessages = { messages: (await messages.recent(limit)).map(presentPublished) };
      return { value };
    });
    return sendReadyBody(request, reply, body, 'public, max-age=0, must-revalidate');
  });

  app.get(MESSAGE_PATHS.history, { schema: historySchema, ...ADMIN }, async (request, reply) => {
    const { limit, before } = request.query;
    const [found, waiting] = await Promise.all([
      messages.history(limit + 1, before === undefined ? undefined : Number(before)),
      schedule.list(),
    ]);
    const published = found.slice(0, limit).map(presentPublished);
    const history = {
      published,
      next: found.length > limit ? (published.at(-1)?.id ?? null) : null,
      scheduled: waiting.map(presentWaiting),
      streams: streams(),
    } satisfies MessageHistory;
    return reply.headers(PRIVATE).send(history);
  });

  app.delete(
    `${MESSAGE_PATHS.history}/:id`,
    { schema: withdrawSchema, ...ADMIN_FRESH },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await board.withdraw(Number(id))))
        throw new ApiError(404, 'not-found', `No message ${id} waits.`, { id });
      return reply.code(204).send(null);
    },
  );
}
