import { lastGoodOf, type NameState, type ReleaseState } from '../ledger/ReleaseState';
import type { BuildHistory, BuildInRole } from '../health/createHealthStore';
import { believed, believedRenders, NO_RENDERS, type Counts, type WindowCounts } from '../health/counts';
import { SHELL } from '../live/LiveRelease';
import { LIMITS, type Observation } from './judgeBuild';
import { withPrior } from './withPrior';

/** What the health tables say of one environment. */
export interface Seen {
  readonly windows: readonly (BuildInRole & WindowCounts)[];
  readonly histories: readonly BuildHistory[];
  /** Known networks that had a name in six minutes of the hour before, by name. */
  readonly usualNetworks: ReadonlyMap<string, number>;
  /** What is usual where nothing is known. */
  readonly usual: Counts;
}

const NOTHING: WindowCounts = {
  sessions: 0,
  bad: 0,
  integrity: 0,
  networks: 0,
  badNetworks: 0,
  ...NO_RENDERS,
};
const EVERYBODY = 10_000;
/** Networks that make the hours around this one a better measure than the whole week. */
const ENOUGH_HOURS = 1000;

/** Puts together what is to be judged: every build that serves or is tried, and what each is compared with. */
export function observe({ names }: ReleaseState, seen: Seen): Observation[] {
  const shellIsBrowserOnly = names[SHELL]?.browserOnly === true;
  return Object.entries(names).flatMap(([name, state]) => {
    const observed = [...observeActive(name, state, seen), ...observeCanary(name, state, seen)];
    // What was rendered before it was taken off is no news any more.
    const isOff = shellIsBrowserOnly || state.browserOnly === true;
    return isOff ? observed.map((one) => ({ ...one, renderReferences: [] })) : observed;
  });
}

/** A new build is compared with the last good one; a proven one with its own past. */
function observeActive(name: string, state: NameState, seen: Seen): Observation[] {
  if (state.disabled === true) return [];
  const measure = state.proven === true ? state.active : lastGoodOf(state);
  return [
    {
      name,
      build: state.active,
      role: 'active',
      window: windowOf(name, state.active, 'active', seen),
      references: [past(name, measure, seen)],
      renderReferences: pastRenders(name, measure, seen),
      usualNetworks: seen.usualNetworks.get(name) ?? 0,
    },
  ];
}

/** A canary must also be worse than what serves beside it: what troubles both is not its doing. */
function observeCanary(name: string, { active, canary }: NameState, seen: Seen): Observation[] {
  if (!canary) return [];
  const activeWindow = windowOf(name, active, 'active', seen);
  const beside = believed(activeWindow);
  const rendersBeside = believedRenders(activeWindow);
  const [rendersBefore = seen.usual] = pastRenders(name, active, seen);
  return [
    {
      name,
      build: canary.buildId,
      role: 'canary',
      window: windowOf(name, canary.buildId, 'canary', seen),
      references: [past(name, active, seen), ...enough(beside)],
      renderReferences: [rendersBefore, ...enough(rendersBeside)],
      usualNetworks: ((seen.usualNetworks.get(name) ?? 0) * canary.permyriad) / EVERYBODY,
    },
  ];
}

const enough = (counts: Counts): Counts[] => (counts.sessions >= LIMITS.sessions.active ? [counts] : []);

function windowOf(name: string, build: string, role: Observation['role'], { windows }: Seen): WindowCounts {
  return (
    windows.find((window) => window.remote === name && window.build === build && window.role === role) ??
    NOTHING
  );
}

function past(name: string, build: string | undefined, { histories, usual }: Seen): Counts {
  const history = histories.find((one) => one.remote === name && one.build === build);
  if (!history) return usual;
  return withPrior(history.hours.sessions >= ENOUGH_HOURS ? history.hours : history.week, usual);
}

/** Nothing where the build was never rendered on the server: going back to it would gain nothing. */
function pastRenders(name: string, build: string | undefined, { histories, usual }: Seen): Counts[] {
  const renders = histories.find((one) => one.remote === name && one.build === build)?.renders;
  return renders === undefined || renders.sessions === 0 ? [] : [withPrior(renders, usual)];
}
