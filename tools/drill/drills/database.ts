import { setTimeout as delay } from 'node:timers/promises';
import { checkWrites } from '../checkWrites';
import { countStatuses, createLoad, type Load } from '../createLoad';
import type { Drill, Finding } from '../Drill';
import { count, seconds } from '../options';
import { startDrillSite, type DrillSite } from '../startDrillSite';
import { startOwnPostgres, type OwnPostgres } from '../startOwnPostgres';
import { isHealthy, until } from '../until';
import { ask } from '../withDrillDatabase';

/** What is promised of a call while the database says nothing: an answer after 5 s, and a little for the way. */
const ANSWER_MS = 6500;
const RECOVERY_MS = 20_000;

interface Trouble {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** PostgreSQL stalls, restarts, dies and moves while visitors go on. */
export const database: Drill = {
  name: 'database',
  description:
    'a PostgreSQL of its own is frozen, restarted, killed, cut off and moved to another address under load',
  options: (command) =>
    command
      .option('--length <seconds>', 'how long each trouble lasts', seconds, 6000)
      .option('--visitors <n>', 'calls at a time', count, 8),
  run: async ({ length, visitors }) => {
    const postgres = await startOwnPostgres();
    try {
      await ask(postgres.url, 'CREATE DATABASE drill');
      const databaseUrl = new URL('/drill', postgres.url).href;
      const site = await startDrillSite({ databaseUrl });
      try {
        const findings: Finding[] = [];
        for (const trouble of troublesOf(postgres, site))
          findings.push(...(await endure(trouble, site, databaseUrl, Number(visitors), Number(length))));
        return findings;
      } finally {
        await site.stop();
      }
    } finally {
      await postgres.stop();
    }
  },
};

function troublesOf(postgres: OwnPostgres, site: DrillSite): readonly Trouble[] {
  const nothing = () => Promise.resolve();
  return [
    { name: 'frozen', begin: postgres.freeze, end: postgres.thaw },
    {
      name: 'network drops packets',
      begin: async () => site.database.stall(true),
      end: async () => site.database.stall(false),
    },
    { name: 'restarted', begin: () => postgres.restart('fast'), end: nothing },
    { name: 'killed and started', begin: () => postgres.restart('immediate'), end: nothing },
    { name: 'connections reset', begin: async () => site.database.cut(), end: nothing },
    {
      name: 'moved to another address',
      begin: async () => {
        site.database.lead([]);
        site.database.cut();
      },
      end: async () => site.database.lead([postgres.url]),
    },
  ];
}

async function endure(
  trouble: Trouble,
  site: DrillSite,
  databaseUrl: string,
  visitors: number,
  length: number,
): Promise<readonly Finding[]> {
  const load: Load = createLoad({ url: site.url, visitors });
  load.start();
  await delay(1500);
  const begun = Date.now();
  await trouble.begin();
  await delay(length);
  await trouble.end();
  const recovery = await until(`well after: ${trouble.name}`, () => isHealthy(site.url), RECOVERY_MS);
  await delay(500);
  await load.stop();
  const since = load.outcomes.filter(({ at }) => at >= begun);
  const late = since.filter(({ ms }) => ms > ANSWER_MS);
  const odd = since.filter(({ status }) => status === 500);
  const [slowest] = since.toSorted((one, other) => other.ms - one.ms);
  const died = [...site.processes('backend'), ...site.processes('delivery')].filter((one) => one.hasDied());
  const name = trouble.name;
  return [
    { what: `${name}: calls`, value: countStatuses(since) },
    {
      what: `${name}: longest answer`,
      value: `${slowest?.ms.toFixed(0)} ms (${slowest?.call}, ${slowest?.status})`,
      holds: late.length === 0,
    },
    { what: `${name}: answers 500`, value: String(odd.length), holds: odd.length === 0 },
    { what: `${name}: well again by itself after`, value: `${recovery.toFixed(0)} ms`, holds: true },
    { what: `${name}: processes that ended`, value: String(died.length), holds: died.length === 0 },
    ...(await checkWrites(load, site.url, databaseUrl)).map((finding) => ({
      ...finding,
      what: `${name}: ${finding.what}`,
    })),
  ];
}
