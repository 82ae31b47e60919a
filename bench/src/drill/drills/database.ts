import type { Drill, Finding } from '../Drill';
import { endure, type Trouble } from '../endure';
import { loadOptions, seconds } from '../options';
import { startDrillSite, type DrillSite } from '../startDrillSite';
import { startOwnPostgres, type OwnPostgres } from '../startOwnPostgres';
import { ask } from '../withDrillDatabase';

/** PostgreSQL stalls, restarts, dies and moves while visitors go on. */
export const database: Drill = {
  name: 'database',
  description:
    'a PostgreSQL of its own is frozen, restarted, killed, cut off and moved to another address under load',
  options: (command) =>
    loadOptions(command.option('--length <seconds>', 'how long each trouble lasts', seconds, 6000), 8),
  run: async ({ length, visitors, every }) => {
    const postgres = await startOwnPostgres();
    try {
      await ask(postgres.url, 'CREATE DATABASE drill');
      const databaseUrl = new URL('/drill', postgres.url).href;
      const site = await startDrillSite({ databaseUrl });
      try {
        const findings: Finding[] = [];
        const load = { visitors: Number(visitors), every: Number(every) };
        const options = { site, databaseUrl, ...load, length: Number(length) };
        for (const trouble of troublesOf(postgres, site)) findings.push(...(await endure(trouble, options)));
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
      begin: async () => site.database.stall(),
      end: async () => site.database.resume(),
    },
    { name: 'restarted', begin: () => postgres.restart('fast'), end: nothing },
    { name: 'killed and started', begin: () => postgres.restart('immediate'), end: nothing },
    { name: 'connections reset', begin: async () => site.database.reset(), end: nothing },
    {
      name: 'moved to another address',
      begin: async () => site.database.refuse(),
      end: async () => site.database.resume(),
    },
  ];
}
