import type { Logger } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { Database } from '../database/Database';
import type { NodeBus } from '../redis/NodeBus';
import { countStreams, type StreamCount } from './countStreams';
import { createAnnouncer, type Announcer } from './createAnnouncer';
import { createMessageBoard, type MessageBoard } from './createMessageBoard';
import { createMessageSchedule, type MessageSchedule } from './createMessageSchedule';
import { createMessageStore, type MessageStore } from './createMessageStore';
import type { NotificationHub } from './createNotificationHub';
import { startMessageRounds } from './startMessageRounds';

export interface OpenMessagesOptions {
  readonly db: Kysely<Database>;
  readonly hub: NotificationHub;
  readonly bus: NodeBus;
  readonly changes: ChangeFeed;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** All there is about messages, for the API and for those who publish. */
export interface MessageParts {
  readonly board: MessageBoard;
  readonly messages: MessageStore;
  readonly schedule: MessageSchedule;
  readonly streams: StreamCount['count'];
  readonly announce: Announcer['announce'];
  /** Stores what waits, and ends the rounds. */
  stop(): Promise<void>;
}

/** Messages that a page that comes back can be told right after a start. */
const LOADED = 500;

/** Reads the last messages, so that pages can come back at once, and begins to follow what is published. */
export async function openMessages(options: OpenMessagesOptions): Promise<MessageParts> {
  const { db, hub, bus, now, logger } = options;
  const [store, schedule] = [createMessageStore(db), createMessageSchedule(db)];
  hub.load(await store.latest(LOADED));
  const board = createMessageBoard({ ...options, store, schedule });
  const announcer = createAnnouncer(board, logger);
  const streams = countStreams(hub, bus, now);
  const rounds = startMessageRounds({ board, store, schedule, now, logger });
  return {
    board,
    messages: store,
    schedule,
    streams: streams.count,
    announce: announcer.announce,
    stop: async () => {
      streams.stop();
      await announcer.stop();
      await rounds.stop();
    },
  };
}
