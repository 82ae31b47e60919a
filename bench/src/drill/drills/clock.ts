import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { checkWrites } from '../checkWrites';
import { countStatuses, createLoad, hasFailed, tellFailed } from '../createLoad';
import type { Drill, Finding } from '../Drill';
import { CALL_EVERY_MS, seconds } from '../options';
import { startDrillSite } from '../startDrillSite';
import { until } from '@galopin/processes';
import { isHealthy } from '../isHealthy';
import { withDrillDatabase } from '../withDrillDatabase';

const HOUR_MS = 3_600_000;
/** The servers look at the file twenty times a second. */
const SEEN_MS = 300;
const MOVES = [
  { name: 'an hour ahead', by: HOUR_MS },
  { name: 'right again', by: 0 },
  { name: 'an hour behind', by: -HOUR_MS },
  { name: 'right at last', by: 0 },
] as const;

/** The clocks of both servers are moved under load; the identity provider goes with them, the database does not. */
export const clock: Drill = {
  name: 'clock',
  description: 'the servers’ clock is moved by an hour ahead, back, behind and back under load',
  options: (command) => command.option('--length <seconds>', 'how long each lasts', seconds, 4000),
  run: ({ length }) =>
    withDrillDatabase(async (databaseUrl) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'galopin-clock-'));
      const file = path.join(folder, 'milliseconds');
      let ahead = 0;
      const move = async (by: number) => {
        await writeFile(file, String(by));
        ahead = by;
        await delay(SEEN_MS);
      };
      await move(0);
      const preload = pathToFileURL(path.join(import.meta.dirname, '../movableClock.mjs')).href;
      const site = await startDrillSite({
        databaseUrl,
        environment: { DRILL_CLOCK: file, NODE_OPTIONS: `--import ${preload}` },
      });
      const load = createLoad({
        url: site.url,
        visitors: 8,
        every: CALL_EVERY_MS,
        now: () => Date.now() + ahead,
      });
      try {
        load.start();
        const findings: Finding[] = [];
        for (const { name, by } of MOVES) {
          await move(by);
          const begun = Date.now();
          await delay(Number(length));
          const during = load.outcomes.filter(({ at }) => at >= begun);
          const written = during.filter((one) => one.call === 'settings' && one.status === 200);
          findings.push(
            { what: `${name}: calls`, value: countStatuses(during) },
            { what: `${name}: failed`, value: tellFailed(during), holds: !during.some(hasFailed) },
            {
              what: `${name}: members’ settings stored`,
              value: String(written.length),
              holds: written.length > 0,
            },
          );
        }
        await load.stop();
        const recovery = await until('well', () => isHealthy(site.url), 20_000);
        return [
          ...findings,
          { what: 'well at the end after', value: `${recovery.toFixed(0)} ms`, holds: true },
          ...(await checkWrites(load, site.url, databaseUrl)),
        ];
      } finally {
        await load.stop();
        await site.stop();
        await rm(folder, { recursive: true, force: true });
      }
    }),
};
