import { setTimeout as delay } from 'node:timers/promises';
import { checkWrites } from './checkWrites';
import { countStatuses, createLoad, hasFailed, tellFailed } from './createLoad';
import type { Finding } from './Drill';
import type { DrillSite } from './startDrillSite';
import { until } from '@galopin/processes';
import { isHealthy } from './isHealthy';

/** What is promised of a call while the database says nothing: an answer after 5 s, and a little for the way. */
const ANSWER_MS = 6500;
/** The visitor's, delivery and the backend: a busy machine keeps each of them waiting. */
const PROCESSES_ON_THE_WAY = 3;
const RECOVERY_MS = 20_000;

/** Something that begins, lasts and ends while visitors go on. */
export interface Trouble {
  readonly name: string;
  begin(): Promise<void>;
  /** Looks at something while it lasts. */
  during?(): Promise<readonly Finding[]>;
  end(): Promise<void>;
  /** No visitor may notice it; otherwise calls may be refused with 502, 503 and 504 while it lasts. */
  readonly isUnnoticed?: true;
}

export interface EndureOptions {
  readonly site: DrillSite;
  readonly databaseUrl: string;
  /** Calls at a time. */
  readonly visitors: number;
  /** Milliseconds from one call of a visitor to the next. */
  readonly every: number;
  /** Milliseconds the trouble lasts. */
  readonly length: number;
}

/** Lets a trouble happen under load: every answer comes in time, no process ends, nothing acknowledged is lost. */
export async function endure(
  trouble: Trouble,
  { site, databaseUrl, visitors, every, length }: EndureOptions,
): Promise<readonly Finding[]> {
  const { name, isUnnoticed = false } = trouble;
  const load = createLoad({ url: site.url, visitors, every });
  load.start();
  await delay(1500);
  const begun = Date.now();
  await trouble.begin();
  const [seen = []] = await Promise.all([trouble.during?.(), delay(length)]);
  await trouble.end();
  const recovery = await until(`well after: ${name}`, () => isHealthy(site.url), RECOVERY_MS);
  await delay(500);
  await load.stop();
  const since = load.outcomes.filter(({ at }) => at >= begun);
  const limit = ANSWER_MS + PROCESSES_ON_THE_WAY * load.longestLag();
  const late = since.filter(({ ms }) => ms > limit);
  const odd = since.filter(({ status }) => status === 500);
  const [slowest] = since.toSorted((one, other) => other.ms - one.ms);
  const died = [...site.processes('backend'), ...site.processes('delivery')].filter((one) => one.hasDied());
  const findings: readonly Finding[] = [
    { what: 'calls', value: countStatuses(since) },
    {
      what: 'longest answer',
      value: `${slowest?.ms.toFixed(0)} ms (${slowest?.call}, ${slowest?.status}; the machine’s own lag ${load.longestLag().toFixed(0)})`,
      holds: late.length === 0,
    },
    { what: 'answers 500', value: String(odd.length), holds: odd.length === 0 },
    ...(isUnnoticed
      ? [{ what: 'calls that failed', value: tellFailed(since), holds: !since.some(hasFailed) }]
      : []),
    ...seen,
    { what: 'well again by itself after', value: `${recovery.toFixed(0)} ms`, holds: true },
    { what: 'processes that ended', value: String(died.length), holds: died.length === 0 },
    ...(await checkWrites(load, site.url, databaseUrl)),
  ];
  return findings.map((finding) => ({ ...finding, what: `${name}: ${finding.what}` }));
}
