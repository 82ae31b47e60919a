import type { ReleaseHistoryEntry, ReleasesAnswer, ServingBuild } from '@galopin/shared/contracts';

/** What serves and how it came to, as lines for a terminal. Times are UTC. */
export function describeReleases({
  environment,
  release,
  database,
  serving,
  history,
}: ReleasesAnswer): string[] {
  return [
    `${environment}, release ${release}`,
    ...(serving.length === 0 ? ['  nothing serves yet'] : serving.map(describeBuild)),
    '',
    ...(database === 'away'
      ? ['The database is away: what serves is known, its history is not.']
      : history.map(describeLine)),
  ];
}

function describeBuild({ name, buildId, lastGood, builtAt, source }: ServingBuild): string {
  const commit =
    source.commit === null ? 'no commit' : `${source.commit.slice(0, 9)}${source.dirty ? ' + changes' : ''}`;
  const before = lastGood === null ? '' : `   last good ${lastGood}`;
  return `  ${name.padEnd(14)} ${buildId}   built ${minutes(builtAt)} from ${commit}${before}`;
}

function describeLine({ n, at, actor, op, name, from, to, reason }: ReleaseHistoryEntry): string {
  return `${String(n).padStart(5)}  ${minutes(at)}  ${op} ${name} ${from ?? '(none)'} → ${to ?? from}  ${actor}: ${reason}`;
}

const minutes = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
