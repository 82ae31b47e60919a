import { createChangeFeed } from '../changes/ChangeFeed';
import { shareChanges } from '../changes/shareChanges';
import { createNotificationHub } from '../messages/createNotificationHub';
import { openMessages, type OpenMessagesOptions } from '../messages/openMessages';
import { createRedisBus } from '../redis/createRedisBus';
import { createLonelyBus } from '../redis/NodeBus';
import type { BackendSettings } from './env';

/** What nodes tell one another and what visitors are told. */
export async function startMessages(
  { redisUrl: url }: BackendSettings,
  { db, now, logger }: Pick<OpenMessagesOptions, 'db' | 'now' | 'logger'>,
  closers: (() => Promise<unknown>)[],
) {
  const hub = createNotificationHub({ now });
  const bus = url === undefined ? createLonelyBus() : createRedisBus({ url, logger });
  closers.push(() => bus.stop());
  const changes = shareChanges(createChangeFeed(), bus, now);
  const messaging = await openMessages({ db, hub, bus, changes, now, logger });
  closers.push(() => messaging.stop());
  return { hub, changes, messaging };
}
