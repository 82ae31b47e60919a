import type { Drill, Finding } from '../Drill';
import { endure, type Trouble } from '../endure';
import { mountSmallDisk, whyNoSmallDisk, type SmallDisk } from '../mountSmallDisk';
import { loadOptions, seconds } from '../options';
import { startDrillSite, type DrillSite } from '../startDrillSite';
import { startOwnPostgres, type OwnPostgres } from '../startOwnPostgres';
import { until } from '@galopin/processes';
import { ask } from '../withDrillDatabase';

const MEGABYTES = { store: 32, database: 320 } as const;
const REVIVAL_MS = 30_000;

/** The disks of builds and database are full, or for reading only, while visitors go on. */
export const disk: Drill = {
  name: 'disk',
  description: 'the builds’ disk is full, then for reading only; the database’s disk is full; under load',
  whyNot: whyNoSmallDisk,
  options: (command) =>
    loadOptions(command.option('--length <seconds>', 'how long each trouble lasts', seconds, 5000), 8),
  run: async ({ length, visitors, every }) => {
    const store = await mountSmallDisk(MEGABYTES.store);
    try {
      return await onDatabaseDisk(async (postgres, databaseDisk) => {
        const databaseUrl = new URL('/drill', postgres.url).href;
        await ask(postgres.url, 'CREATE DATABASE drill');
        const site = await startDrillSite({ databaseUrl, environment: { RELEASE_STORE: store.folder } });
        try {
          const findings: Finding[] = [];
          const troubles = [
            ...troublesOfStore(store, site),
            fullDatabase(databaseDisk, postgres, databaseUrl),
          ];
          const load = { visitors: Number(visitors), every: Number(every) };
          const options = { site, databaseUrl, ...load, length: Number(length) };
          for (const trouble of troubles) findings.push(...(await endure(trouble, options)));
          return findings;
        } finally {
          await site.stop();
        }
      });
    } finally {
      await store.unmount();
    }
  },
};

async function onDatabaseDisk<Result>(
  work: (postgres: OwnPostgres, disk: SmallDisk) => Promise<Result>,
): Promise<Result> {
  const small = await mountSmallDisk(MEGABYTES.database);
  try {
    const postgres = await startOwnPostgres(small.folder);
    try {
      return await work(postgres, small);
    } finally {
      await postgres.stop();
    }
  } finally {
    await small.unmount();
  }
}

/** Nobody who visits may notice that nothing can be published. */
function troublesOfStore(store: SmallDisk, site: DrillSite): readonly Trouble[] {
  return [
    {
      name: 'full disk of builds',
      begin: store.fill,
      during: () => refusesToPublish(site, 3, 'is full'),
      end: async () => {
        await store.drain();
        await site.publishOne(3);
      },
      isUnnoticed: true,
    },
    {
      name: 'disk of builds for reading only',
      begin: store.lock,
      during: () => refusesToPublish(site, 4, 'is for reading only'),
      end: async () => {
        await store.unlock();
        await site.publishOne(4);
      },
      isUnnoticed: true,
    },
  ];
}

async function refusesToPublish(site: DrillSite, seed: number, why: string): Promise<readonly Finding[]> {
  const said = await site.publishOne(seed).then(
    () => 'was published',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const { ok } = await site.releases().verification();
  return [
    { what: 'a new build', value: said, holds: said.includes(why) },
    { what: 'the ledger’s history holds together', value: ok ? 'yes' : 'no', holds: ok },
  ];
}

function fullDatabase(small: SmallDisk, postgres: OwnPostgres, databaseUrl: string): Trouble {
  return {
    name: 'full disk of the database',
    begin: small.fill,
    end: async () => {
      await small.drain();
      // PostgreSQL goes on by itself, or has ended where its log found no room: then its supervisor starts it.
      const answers = async () => {
        await postgres.revive();
        await ask(databaseUrl, 'SELECT 1');
        return true;
      };
      await until('PostgreSQL answers', () => answers().catch(() => false), REVIVAL_MS);
    },
  };
}
