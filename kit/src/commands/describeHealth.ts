import type { BuildHealth, CrashGroup, HealthAnswer } from '@galopin/shared/contracts';
import { minutes } from './describeBuilds';
import { describeTable } from './describeTable';

/** Crashes shown of each build, and frames of each crash. */
const CRASHES = 5;
const FRAMES = 3;

/** How builds do, as lines for a terminal: one for each build and role, then the crashes of each build. */
export function describeHealth({ environment, minutes: span, builds }: HealthAnswer): string[] {
  if (builds.length === 0) return [`${environment}: no visits in the last ${span} minutes`];
  const titles = ['  name', 'build', 'role', 'sessions', 'bad', 'load p75', 'fallbacks', 'cards'];
  return [
    `${environment}, last ${span} minutes`,
    ...describeTable([titles, ...builds.map(describeRow)]),
    ...builds.flatMap(describeRenders),
    ...builds.flatMap(describeMismatches),
    ...builds.flatMap(describeDeprecated),
    ...crashesByBuild(builds).flatMap(({ remote, build, crashes }) => [
      '',
      `${remote} ${build}`,
      ...crashes.slice(0, CRASHES).flatMap(describeCrash),
    ]),
  ];
}

function describeRow({ remote, build, role, sessions, badSessions, loadMs, events }: BuildHealth): string[] {
  const bad = sessions === 0 ? '' : `${badSessions} (${((100 * badSessions) / sessions).toFixed(1)} %)`;
  const load = loadMs === null ? '' : `${loadMs.p75} ms`;
  return [
    `  ${remote}`,
    build,
    role,
    String(sessions),
    bad,
    load,
    String(events.fallback),
    String(events.exhausted),
  ];
}

function describeRenders({ remote, build, role, rendered, unrendered }: BuildHealth): string[] {
  const all = rendered + unrendered;
  if (all === 0) return [];
  const failed =
    unrendered === 0 ? '' : `, ${unrendered} failed (${((100 * unrendered) / all).toFixed(1)} %)`;
  return ['', `${remote} ${build} ${role}: ${pages(all)} to be rendered on the server${failed}`];
}

function describeMismatches({ remote, build, events: { mismatch } }: BuildHealth): string[] {
  if (mismatch === 0) return [];
  return [
    '',
    `${remote} ${build}: browsers made something else of what the server sent (${pages(mismatch)})`,
  ];
}

const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

function describeDeprecated({ remote, build, events: { deprecated } }: BuildHealth): string[] {
  if (deprecated === 0) return [];
  const what = `calls what the shell will not have for ever (${pages(deprecated)})`;
  return ['', `${remote} ${build} ${what}: galopin check says what, and what instead`];
}

/** Crashes are those of a build in any role: each build is listed once. */
function crashesByBuild(builds: readonly BuildHealth[]): BuildHealth[] {
  const first = new Map(builds.toReversed().map((health) => [`${health.remote} ${health.build}`, health]));
  return [...first.values()].toReversed().filter(({ crashes }) => crashes.length > 0);
}

function describeCrash({ message, frames, count, browsers, lastSeen }: CrashGroup): string[] {
  const where = Object.keys(browsers).toSorted().join(', ');
  return [
    `  ${count} × ${message} (last ${minutes(lastSeen)}; ${where})`,
    ...frames.slice(0, FRAMES).map((frame) => `      ${frame}`),
  ];
}
