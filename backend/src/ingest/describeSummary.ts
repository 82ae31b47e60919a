import { missingParts, type DayPart, type DayState } from '@galopin/shared/contracts';
import type { UpsertCounts } from '../races/store/upsertRows';
import type { GroupedReason, ImportTotals } from './createImportSummary';

const SHOWN = { reasons: 10, days: 10 } as const;

/** The command that brings a part of a day; null for tips, which are written on the site. */
function commandFor(part: DayPart, jour: string): string | null {
  if (part === 'tips') return null;
  return part === 'press' ? 'pnpm ingest press FILE' : `pnpm ingest pmu ${jour}`;
}

function countLine(what: string, { inserted, updated, unchanged }: UpsertCounts): string {
  const found = inserted + updated + unchanged;
  return `  ${what.padEnd(8)} ${found} found: ${inserted} new, ${updated} changed, ${unchanged} unchanged`;
}

function shorten(lines: readonly string[], most: number, what: string): readonly string[] {
  const hidden = lines.length - most;
  return hidden > 0 ? [...lines.slice(0, most), `    … and ${hidden} more ${what}`] : lines;
}

function describeGaps(day: DayState): readonly string[] {
  const missing = missingParts(day).map((part) => ({ part, command: commandFor(part, day.jour) }));
  return [...new Set(missing.map(({ command }) => command))].flatMap((command) => {
    if (command === null) return [];
    const told = missing
      .filter((each) => each.command === command)
      .map(({ part }) => {
        const { has, of } = day.parts[part];
        return `${part} of ${of - has} of ${of} races`;
      });
    return [`    ${day.jour}: ${told.join(', ')}; brought by: ${command}`];
  });
}

const describeReasons = (reasons: readonly GroupedReason[]) =>
  shorten(
    reasons.map(({ reason, times, example: { file, line, row } }) => {
      const place = line > 0 ? `, line ${line}` : row > 0 ? `, row ${row}` : '';
      return `    ${times} × ${reason} (first: ${file}${place})`;
    }),
    SHOWN.reasons,
    'reasons',
  );

const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines]);

/** The lines that tell a person what came of a whole run, whatever number of files it had. */
export function describeSummary(totals: ImportTotals, days: readonly DayState[]): readonly string[] {
  const { files, races, runners, arrivals, beside, rejected, reasons, unusable, removedDemo } = totals;
  const gaps = days.filter(({ source }) => source !== 'demo').flatMap(describeGaps);
  const lost = unusable.reduce((sum, { times }) => sum + times, 0);
  return [
    `Together, ${files} ${files === 1 ? 'file or day' : 'files or days'}${lost > 0 ? `, ${lost} of them unusable` : ''}:`,
    countLine('races', races),
    countLine('runners', runners),
    ...(arrivals > 0 ? [`  arrivals or states: ${arrivals} new or changed`] : []),
    ...(beside > 0 ? [`  payouts, odds, incidents: news in ${beside} documents`] : []),
    ...section(`  refused: ${rejected}`, describeReasons(reasons)),
    ...section('  could not be used:', describeReasons(unusable)),
    ...section(
      '  removed:',
      shorten(
        removedDemo.map(({ jour, races: gone }) => `    ${gone} demo races of ${jour}, with their tips`),
        SHOWN.days,
        'days',
      ),
    ),
    ...section('  still missing:', shorten(gaps, SHOWN.days, 'gaps')),
  ];
}
