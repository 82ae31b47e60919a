import { formatParisTime, utcDay } from '@galopin/shared/lib';
import { Command, InvalidArgumentError } from 'commander';
import { parisMoment } from '../../ingest/pmu/derive/moments';
import { runCommand } from './runCommand';
import { afternoonFaults } from '../../follow/replay/afternoonFaults';
import { createReplayDay } from '../../follow/replay/createReplayDay';
import { createReplayTime } from '../../follow/replay/createReplayTime';
import { startReplayServer } from '../../follow/replay/startReplayServer';

const MINUTE = 60_000;

interface ReplayOptions {
  readonly speed: number;
  readonly port: number;
  readonly startsIn: number;
  readonly byHand: boolean;
  readonly faults: boolean;
}

const numberFrom = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least && value <= most))
    throw new InvalidArgumentError(`A number from ${least} to ${most} is wanted.`);
  return value;
};

const program = new Command('pnpm replay')
  .description("Replays an afternoon of races in PMU's own paths, for PMU_BASE_URL.")
  .option('--speed <n>', 'minutes of the afternoon that pass in one', numberFrom(0.1, 60), 6)
  .option('--port <p>', 'port on 127.0.0.1', numberFrom(1, 65_535), 3900)
  .option('--starts-in <minutes>', 'until the first start, may have passed', numberFrom(-60, 600), 2)
  .option('--by-hand', 'stands still until POST /_replay/forward?seconds=N', false)
  .option('--faults', 'with refusals, garbage, cuts and silence now and then', false)
  .action(replay);

async function replay({ speed, port, startsIn, byHand, faults }: ReplayOptions): Promise<void> {
  const begun = Date.now();
  const firstStart = begun + startsIn * MINUTE;
  // The day the site takes for today; in the small hours of Paris it is followed as well.
  const jour = utcDay(begun);
  const time = createReplayTime(byHand ? () => begun : Date.now);
  const server = await startReplayServer({
    day: createReplayDay({ jour, firstStart, speed }),
    ...time,
    port,
    faults: faults ? afternoonFaults(firstStart, speed) : [],
  });
  const start = formatParisTime(parisMoment(firstStart)?.heure ?? '');
  process.stdout.write(`The ${jour} is replayed on ${server.url}, first start at ${start} in Paris.\n`);
  process.stdout.write(`  PMU_BASE_URL=${server.url} DEMO=0 pnpm start\n`);
  if (byHand) process.stdout.write(`  curl -X POST '${server.url}/_replay/forward?seconds=30'\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
}

await runCommand(program);
