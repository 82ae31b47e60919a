import { RELEASE_EVENT, type Logger, type ReleaseNews } from '@galopin/shared/contracts';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { NodeBus } from '../redis/NodeBus';
import type { MessageSchedule } from './createMessageSchedule';
import type { MessageStore } from './createMessageStore';
import type { NotificationHub } from './createNotificationHub';
import { fr } from './i18n/fr';
import type { NewMessage, PublishedMessage } from './Message';
import { streamEvent } from './streamEvent';

export interface MessageBoardOptions {
  readonly store: MessageStore;
  readonly schedule: MessageSchedule;
  readonly hub: NotificationHub;
  readonly bus: NodeBus;
  readonly changes: Pick<ChangeFeed, 'announce'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** Where everything is published. The database is the truth; nodes are told to look, and read it. */
export interface MessageBoard {
  /**
   * Publishes. What resolves is stored for good; open streams of all nodes hear it right after.
   * @returns ids, ascending
   * @throws the database's error; nothing was published then
   */
  publish(messages: readonly NewMessage[]): Promise<readonly number[]>;
  /**
   * Lets a message wait for its moment, epoch milliseconds.
   * @returns the id it waits under
   */
  schedule(message: NewMessage, due: number): Promise<number>;
  /** Publishes what is due by now; each message once, whatever the number of nodes. */
  publishDue(): Promise<void>;
  /** Takes a waiting message back; false when it does not wait (any more). */
  withdraw(id: number): Promise<boolean>;
  /** Tells open pages of a release; while the database is away, those of this node alone. */
  announceRelease(news: ReleaseNews): Promise<void>;
  /**
   * Tells the streams of this node what was published since it looked last.
   * @throws the database's error
   */
  look(): Promise<void>;
  /** Told when something was published or scheduled, here or elsewhere. */
  onBell(listener: () => void): void;
}

/** Messages read at once. */
const BATCH = 500;

export function createMessageBoard(options: MessageBoardOptions): MessageBoard {
  const { store, schedule, hub, bus, now, logger } = options;
  const bellListeners: (() => void)[] = [];
  const own = new Set<number>();
  const look = oneAtATime(() => lookOnce(options, own));
  const hearBell = () => bellListeners.forEach((tell) => tell());
  const ring = () => {
    bus.send('message', '');
    hearBell();
  };
  bus.on('message', hearBell);
  bus.onBack(hearBell);

  const publish: MessageBoard['publish'] = async (messages) => {
    if (messages.length === 0) return [];
    const ids = await store.append(messages, now());
    for (const id of ids) if (id > hub.last) own.add(id);
    ring();
    return ids;
  };
  return {
    publish,
    look,
    onBell: (listener) => void bellListeners.push(listener),
    schedule: async (message, due) => {
      const id = await schedule.add(message, due);
      ring();
      return id;
    },
    publishDue: async () => {
      if ((await schedule.publishDue(now())) > 0) ring();
    },
    withdraw: (id) => schedule.remove(id),
    announceRelease: async (news) => {
      try {
        await publish([releaseMessage(news)]);
      } catch (error) {
        // What serves has changed all the same: pages that stay on the old builds are worse than a gap in the history.
        logger.warn('A release could not be stored as a message', { reason: String(error) });
        hub.broadcastOnce(streamEvent(RELEASE_EVENT, news));
      }
    },
  };
}

/** @param own ids that this process published: it has told its caches already */
async function lookOnce(
  { store, hub, changes }: Pick<MessageBoardOptions, 'store' | 'hub' | 'changes'>,
  own: Set<number>,
): Promise<void> {
  for (;;) {
    const found = await store.after(hub.last, BATCH);
    // Pages ask as soon as they hear: no answer from before the change may be kept by then.
    for (const message of found) if (!own.delete(message.id)) announceDay(message, changes);
    hub.broadcast(found);
    if (found.length < BATCH) return;
  }
}

function announceDay({ kind, meta }: PublishedMessage, changes: Pick<ChangeFeed, 'announce'>): void {
  const { jour } = meta;
  if ((kind === 'arrival' || kind === 'change') && typeof jour === 'string') changes.announce(jour);
}

function releaseMessage({ environment, release }: ReleaseNews): NewMessage {
  return {
    kind: 'release',
    source: 'releases',
    message: fr.release(release, environment),
    status: 'info',
    snackbar: false,
    timeout: 6000,
    meta: { environment, release },
  };
}

/** Calls during the work are all served by one more run after it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
