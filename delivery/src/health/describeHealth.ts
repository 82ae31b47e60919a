import { HEALTH_EVENTS, type BuildHealth, type CrashGroup } from '@galopin/shared/contracts';
import type { Selectable } from 'kysely';
import type { HealthTables } from './HealthTables';
import { noLoads, percentilesOf } from './loadTimes';

type Row = Selectable<HealthTables['health']>;
export type CrashOfBuild = Selectable<HealthTables['crashes']>;

/** Adds the minutes of each build and role up, most sessions first; crashes are the caller's to add. */
export function describeHealth(rows: readonly Row[]): Omit<BuildHealth, 'crashes'>[] {
  const groups = groupBy(rows, ({ remote, build, role }) => `${remote} ${build} ${role}`);
  return groups.map(addUp).sort((a, b) => b.sessions - a.sessions);
}

function addUp(rows: Group<Row>): Omit<BuildHealth, 'crashes'> {
  const [{ remote, build, role }] = rows;
  const sum = (
    column: 'sessions' | 'bad_sessions' | 'rendered' | 'unrendered' | (typeof HEALTH_EVENTS)[number],
  ) => rows.reduce((total, row) => total + row[column], 0);
  const loads = rows.reduce(
    (total, row) => total.map((count, at) => count + (row.load_ms[at] ?? 0)),
    noLoads(),
  );
  return {
    remote,
    build,
    role,
    sessions: sum('sessions'),
    badSessions: sum('bad_sessions'),
    rendered: sum('rendered'),
    unrendered: sum('unrendered'),
    events: Object.fromEntries(HEALTH_EVENTS.map((kind) => [kind, sum(kind)])) as BuildHealth['events'],
    loadMs: percentilesOf(loads),
  };
}

/** Puts the same crash of different browsers together, most frequent first. Frames are given as they are kept. */
export function groupCrashes(crashes: readonly CrashOfBuild[]) {
  return groupBy(crashes, ({ fingerprint }) => fingerprint)
    .map((same) => {
      const [{ message, frames }] = same;
      const time = (column: 'first_seen' | 'last_seen') => same.map((crash) => crash[column].getTime());
      return {
        message,
        frames,
        count: same.reduce((sum, { count }) => sum + count, 0),
        browsers: Object.fromEntries(same.map(({ browser, count }) => [browser, count])),
        firstSeen: new Date(Math.min(...time('first_seen'))).toISOString(),
        lastSeen: new Date(Math.max(...time('last_seen'))).toISOString(),
      } satisfies Omit<CrashGroup, 'frames'> & Pick<CrashOfBuild, 'frames'>;
    })
    .sort((a, b) => b.count - a.count);
}

type Group<Item> = [Item, ...Item[]];

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
