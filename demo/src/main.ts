import { dayNumber, isoDay, parisDay, type DemoDay } from './world';
import { Command, InvalidArgumentError } from 'commander';
import type { Database } from '@galopin/backend/database';
import { runCommand, withDatabase } from '@galopin/backend/commands';
import type { Kysely } from 'kysely';
import { createProgress } from '@galopin/backend/ingest';
import { checkTotals } from './filler/checkTotals';
import { describePace, peakMegabytes } from './filler/describePace';
import { fillDays } from './filler/fillDays';
import { freeSpans } from './filler/freeSpans';
import { beginWorld, demoDaysAfter } from './filler/openWorld';
import { realDays } from './filler/realDays';

const MOST_DAYS = 5000;
const MOST_RUNNERS = 1_000_000;
const EXAMPLES = 10;

function dayOption(text: string): string {
  try {
    return isoDay(dayNumber(text));
  } catch {
    throw new InvalidArgumentError('A day like 2026-11-21 is wanted.');
  }
}

function countOption(most: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (Number.isInteger(count) && count >= 1 && count <= most) return count;
    throw new InvalidArgumentError(`A whole number from 1 to ${most} is wanted.`);
  };
}

interface Options {
  readonly days: number;
  readonly until: string;
  /** Demo days after the last one may go. */
  readonly dropLater?: true;
  /** Runners to count again, instead of filling; true without a number. */
  readonly check?: number | true;
}

/**
 * Replaces the demo days from the span's first on by those of a new world, or of several: each day of real races
 * is left alone, and another world begins after it.
 */
async function fill(
  db: Kysely<Database>,
  { days, until, dropLater }: Options,
  command: Command,
): Promise<void> {
  const later = await demoDaysAfter(db, until);
  if (later > 0 && dropLater !== true)
    command.error(
      `${later} demo days after ${until} would be removed, as no world has a gap: say --drop-later, or a later --until. Nothing was changed.`,
    );
  const progress = createProgress(process.stdout);
  const started = Date.now();
  const from = isoDay(dayNumber(until) - days + 1);
  const real = await realDays(db, from, until);
  const rows = { races: 0, runners: 0 };
  let done = real.length;
  const onDay = (day: DemoDay) => {
    done += 1;
    rows.races += day.races.length;
    rows.runners += day.races.reduce((sum, race) => sum + race.runners.length, 0);
    const pace = describePace({ done, total: days, rows: rows.runners, milliseconds: Date.now() - started });
    progress.show(`${day.jour}  ${done}/${days} days  ${rows.races} races  ${rows.runners} runners  ${pace}`);
  };
  for (const span of freeSpans({ from, until }, real)) {
    const stored = await beginWorld(db, span.from);
    await fillDays({ db, stored, ...span, now: Date.now(), onDay });
  }
  const seconds = (Date.now() - started) / 1000;
  const left = real.length > 0 ? `, ${real.length} days of real races left alone` : '';
  progress.end(
    `${from} to ${until}${left}${later > 0 ? `, ${later} later demo days removed` : ''}: ${rows.races} races, ${rows.runners} runners in ${seconds.toFixed(1)} s, ${Math.round(rows.runners / seconds)} runners/s, peak memory ${peakMegabytes()} MB.`,
  );
}

/** Counts totals again and says which are wrong; the command then ends with code 1. */
async function check(db: Kysely<Database>, runners: number): Promise<void> {
  const started = Date.now();
  const report = await checkTotals(db, runners);
  const what = `${report.runners} runners, ${report.columns} totals each, counted again in ${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${what}: ${report.wrong.length === 0 ? 'all agree.' : `${report.wrong.length} are wrong.`}`);
  for (const { id, column, stored, counted } of report.wrong.slice(0, EXAMPLES))
    console.log(
      `  runner ${id} ${column}: ${JSON.stringify(stored)} stored, ${JSON.stringify(counted)} counted`,
    );
  if (report.wrong.length > 0) process.exitCode = 1;
}

const program = new Command('pnpm demo')
  .description(
    'Fills a span of days with a new demo world, replacing demo days from its first day on; days of real races are left alone. Horses and people have no past before it. A running site takes it over within seconds.',
  )
  .option('--days <n>', 'how many days', countOption(MOST_DAYS), 120)
  .option('--until <date>', 'last day, YYYY-MM-DD', dayOption, parisDay(Date.now()))
  .option('--drop-later', 'also when demo days after the last one go with it')
  .option(
    '--check [runners]',
    'fill nothing: count the totals of so many runners again from stored races',
    countOption(MOST_RUNNERS),
  )
  .action((options: Options, command: Command) =>
    withDatabase((db) =>
      options.check === undefined
        ? fill(db, options, command)
        : check(db, options.check === true ? 10_000 : options.check),
    ),
  );

await runCommand(program);
