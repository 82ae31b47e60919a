import type { FastifyPluginAsync } from 'fastify';
import { messageHistory, messageWithdrawal, recentMessages } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { BodyCache } from '../http/createBodyCache';
import type { StreamCount } from './countStreams';
import type { MessageBoard } from './createMessageBoard';
import type { MessageSchedule } from './createMessageSchedule';
import type { MessageStore } from './createMessageStore';
import type { NotificationHub } from './createNotificationHub';
import { serveCall, serveKept } from '../http/serveCall';
import { presentPublished, presentWaiting } from './presentMessage';

export interface MessageDependencies {
  readonly board: Pick<MessageBoard, 'withdraw'>;
  readonly messages: Pick<MessageStore, 'recent' | 'history'>;
  readonly schedule: Pick<MessageSchedule, 'list'>;
  readonly streams: StreamCount['count'];
  readonly bodies: BodyCache;
  readonly hub: Pick<NotificationHub, 'last'>;
}

/** The latest messages for all; the history, and taking back, for the administrator. */
export const messageRoutes: FastifyPluginAsync<MessageDependencies> = async (app, dependencies) => {
  const { board, messages, schedule, streams, bodies, hub } = dependencies;

  // No list from before a message that streams were told: a page that opens now would never hear of it. Not public, as
  // the feed of changes does not tell of messages.
  const kept = { bodies, key: () => String(hub.last), cacheControl: 'no-cache' };
  serveKept(app, recentMessages, kept, async ({ query }) => ({
    messages: (await messages.recent(query.limit)).map(presentPublished),
  }));

  serveCall(app, messageHistory, async ({ query: { limit, before } }) => {
    const [found, waiting] = await Promise.all([
      messages.history(limit + 1, before === undefined ? undefined : Number(before)),
      schedule.list(),
    ]);
    const published = found.slice(0, limit).map(presentPublished);
    return {
      published,
      next: found.length > limit ? (published.at(-1)?.id ?? null) : null,
      scheduled: waiting.map(presentWaiting),
      streams: streams(),
    };
  });

  serveCall(app, messageWithdrawal, async ({ params: { id } }) => {
    if (!(await board.withdraw(Number(id))))
      throw new CallError('not-found', `No message ${id} waits.`, { details: { id } });
    return null;
  });
};
