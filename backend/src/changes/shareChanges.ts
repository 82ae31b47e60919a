import { utcDay } from '@galopin/shared/lib';
import type { NodeBus } from '../redis/NodeBus';
import type { ChangeFeed } from './ChangeFeed';

/**
 * A feed that nodes share: what one announces, all hear. A node that was cut off takes today for changed, since it
 * cannot know; other days are kept for seconds only.
 * @param now epoch milliseconds
 */
export function shareChanges(feed: ChangeFeed, bus: NodeBus, now: () => number): ChangeFeed {
  bus.on('change', feed.announce);
  bus.onBack(() => feed.announce(utcDay(now())));
  return {
    announce: (day) => {
      feed.announce(day);
      bus.send('change', day);
    },
    subscribe: feed.subscribe,
  };
}
