import { connectDatabase } from '@galopin/tools/postgres';
import { dayNumber, isoDay, parisDay } from '@galopin/tools/demo-world';
import { Command, InvalidArgumentError } from 'commander';
import { createDatabase } from '../database/createDatabase';
import { migrate } from '../database/migrate';
import { readBackendSettings } from '../env';
import { createProgress } from '../ingest/createProgress';
import { runCommand } from '../ingest/runCommand';
import { fillDays } from './fillDays';
import { beginWorld } from './openWorld';

const MOST_DAYS = 5000;

function dayOption(text: string): string {
  try {
    return isoDay(dayNumber(text));
  } catch {
    throw new InvalidArgumentError('A day like 2026-11-21 is wanted.');
  }
}

function daysOption(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new InvalidArgumentError(`A whole number from 1 to ${MOST_DAYS} is wanted.`);
}

interface Span {
  readonly days: number;
  readonly until: string;
}

/** Replaces the demo days from the span's first on by those of a new world. Real rows are left alone. */
async function fill({ days, until }: Span): Promise<void> {
  const connection = await connectDatabase(readBackendSettings(process.env));
  const db = createDatabase(connection.url);
  const progress = createProgress(process.stdout);
  try {
    await migrate(db);
    const from = isoDay(dayNumber(until) - days + 1);
    const stored = await beginWorld(db, from);
    const rows = { races: 0, runners: 0 };
    await fillDays({
      db,
      stored,
      from,
      until,
      now: Date.now(),
      onDay: (day, done, total) => {
        rows.races += day.races.length;
        rows.runners += day.races.reduce((sum, race) => sum + race.runners.length, 0);
        progress.show(`${day.jour}  ${done}/${total} days  ${rows.races} races  ${rows.runners} runners`);
      },
    });
    progress.end(`${from} to ${until}: ${rows.races} races, ${rows.runners} runners.`);
  } finally {
    await db.destroy();
    await connection.stop();
  }
}

const program = new Command('pnpm demo')
  .description(
    'Fills a span of days with a new demo world, replacing demo days from its first day on. A running site takes it over within seconds.',
  )
  .option('--days <n>', 'how many days', daysOption, 8)
  .option('--until <date>', 'last day, YYYY-MM-DD', dayOption, parisDay(Date.now()))
  .action(fill);

await runCommand(program);
