import { LRUCache } from 'lru-cache';
import { createReleaseView, type BuildChoices, type ReleaseView } from '../view/createReleaseView';
import { describeDetails } from '../view/describeDetails';
import { buildKey } from '../ledger/ReleaseState';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { chooseBuilds } from './chooseBuilds';
import type { Visitor } from './Visitor';

/** Views kept: enough for five canaries at once. */
const KEPT = 32;

/** What a release of one environment is for each visitor; `null` before a shell was released. */
export type ReleaseViews = (visitor: Pick<Visitor, 'cohort' | 'overrides'>) => ReleaseView | null;

/**
 * Visitors with the same builds share one view, made when the first of them comes and dropped with the release. A
 * view with an override is for one visitor and is not kept.
 */
export function createReleaseViews(live: LiveReleaseHolder): ReleaseViews {
  const views = new LRUCache<string, ReleaseView>({ max: KEPT });
  live.onChange(() => views.clear());

  return (visitor) => {
    const release = live.current();
    const choices = chooseBuilds(release, visitor);
    const make = () => createReleaseView(release, describeDetails(release), choices);
    if (visitor.overrides.length > 0) return make();
    const key = keyOf(choices);
    const view = views.get(key) ?? make();
    if (view !== null) views.set(key, view);
    return view;
  };
}

const keyOf = (choices: BuildChoices): string =>
  [...choices.values()]
    .map(({ build }) => buildKey(build))
    .sort()
    .join(' ');
