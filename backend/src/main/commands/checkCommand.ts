import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError } from 'commander';
import { parseDay } from '../../ingest/parseValue';
import { withDatabase } from './withDatabase';
import { describeQuality } from '../../ingest/check/describeQuality';
import { runChecks, type QualityReport } from '../../ingest/check/runChecks';

function dayOption(text: string): string {
  const day = parseDay(text);
  if (day === null) throw new InvalidArgumentError('A day like 2026-11-21 is wanted.');
  return day;
}

interface CheckOptions {
  readonly from?: string;
  readonly to?: string;
  readonly json?: true;
}

function lookOver({
  from = null,
  to = null,
}: {
  from?: string | null;
  to?: string | null;
}): Promise<QualityReport> {
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {value}/{total} rules  {title}',
    barsize: 20,
    clearOnComplete: true,
    gracefulExit: false,
  });
  return withDatabase(async (db) => {
    try {
      return await runChecks(db, { from, until: to }, ({ title }, index, total) => {
        if (index === 0) bar.start(total, 0, { title });
        else bar.update(index, { title });
      });
    } finally {
      bar.stop();
    }
  });
}

/** `pnpm ingest check`: what in the stored data does not keep to the rules, by rule, source and day. */
export function checkCommand(): Command {
  return new Command('check')
    .description(
      'Looks over the stored races for what cannot be, and changes nothing. Ends with 0 also when something was found: findings are facts about the sources, to be read, not a failed command.',
    )
    .option('--from <day>', 'first day, YYYY-MM-DD', dayOption)
    .option('--to <day>', 'last day, YYYY-MM-DD', dayOption)
    .option('--json', 'the whole report as JSON')
    .action(async ({ from, to, json }: CheckOptions, command: Command) => {
      if (from !== undefined && to !== undefined && from > to) command.error('--from lies after --to.');
      const report = await lookOver({ from: from ?? null, to: to ?? null });
      const lines = json === true ? [JSON.stringify(report, null, 2)] : describeQuality(report);
      process.stdout.write(`${lines.join('\n')}\n`);
    });
}
