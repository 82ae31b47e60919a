import type {
  HistoryAnswer,
  ReleaseHistoryEntry,
  ReleasesAnswer,
  ServingBuild,
} from '@galopin/shared/contracts';
import { describeSource, minutes } from './describeBuilds';
import { describeTable } from './describeTable';

/** Changes shown below what serves: both fit on one screen. */
const RECENT = 10;

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
    ...(serving.length === 0 ? ['  nothing serves yet'] : describeTable(serving.map(describeServing))),
    ...serving.flatMap(describeTrouble),
    '',
    ...(database === 'away'
      ? ['The database is away: what serves is known, its history is not.']
      : describeLines(history.slice(0, RECENT))),
  ];
}

/** Lines of the history as a table, newest first. */
export function describeHistory({ environment, lines }: HistoryAnswer): string[] {
  return lines.length === 0 ? [`no change in ${environment}`] : describeLines(lines);
}

function describeServing({
  name,
  buildId,
  proven,
  lastGood,
  canary,
  frozen,
  disabled,
  browserOnly,
  builtAt,
  source,
}: ServingBuild) {
  const marks = [
    proven && 'proven',
    frozen && 'FROZEN',
    disabled && 'DISABLED',
    browserOnly && 'NOT RENDERED',
    canary && `canary ${canary.buildId} ${canary.permyriad / 100} %`,
    lastGood !== null && `last good ${lastGood}`,
  ].filter((mark) => mark !== false && mark !== null);
  return [`  ${name}`, buildId, `built ${minutes(builtAt)}`, describeSource(source), marks.join(', ')];
}

function describeTrouble({ name, quarantined }: ServingBuild): string[] {
  return quarantined.length === 0 ? [] : [`  ${name}: in quarantine ${quarantined.join(', ')}`];
}

function describeLines(lines: readonly ReleaseHistoryEntry[]): string[] {
  return describeTable(
    lines.map((line) => [
      String(line.n).padStart(5),
      minutes(line.at),
      `${line.op}${line.detail?.permyriad === undefined ? '' : ` ${line.detail.permyriad / 100} %`}`,
      line.name,
      moveOf(line),
      `${line.actor}: ${line.reason}`,
    ]),
  );
}

function moveOf({ op, from, to }: ReleaseHistoryEntry): string {
  if (op === 'promote' || op === 'rollback') return `${from ?? '(none)'} → ${to}`;
  return to ?? '';
}
