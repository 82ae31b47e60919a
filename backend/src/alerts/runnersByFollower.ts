import { FAVOURITE_LISTS, ENTITY_KINDS, type Favourites } from '@galopin/shared/contracts';
import type { FollowedRunner } from './readRunners';

/** Runners of each member who follows something of them, in the order given; by uid. */
export function runnersByFollower(
  runners: readonly FollowedRunner[],
  favourites: ReadonlyMap<string, Favourites>,
): ReadonlyMap<string, readonly FollowedRunner[]> {
  const followers = new Map<string, string[]>();
  for (const [uid, lists] of favourites)
    for (const kind of ENTITY_KINDS)
      for (const id of lists[FAVOURITE_LISTS[kind]]) addTo(followers, `${kind} ${id}`, uid);
  const found = new Map<string, FollowedRunner[]>();
  for (const runner of runners) {
    const keys = [`horse ${runner.horseId}`, `jockey ${runner.jockeyId}`, `trainer ${runner.trainerId}`];
    for (const uid of new Set(keys.flatMap((key) => followers.get(key) ?? []))) addTo(found, uid, runner);
  }
  return found;
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
