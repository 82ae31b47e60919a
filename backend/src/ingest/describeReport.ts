import type { UpsertCounts } from '../races/store/upsertRows';
import type { Reject } from './createRejectsFile';
import type { ImportReport } from './runImport';

const SHOWN_REJECTS = 5;
const SHOWN_NOTICES = 20;

function describeCounts(what: string, { inserted, updated, unchanged }: UpsertCounts): string[] {
  const total = inserted + updated + unchanged;
  return total === 0 ? [] : [`${total} ${what}: ${inserted} new, ${updated} changed, ${unchanged} unchanged`];
}

function describeNotices(notices: ReadonlyMap<string, number>): string[] {
  const lines = [...notices].map(([text, times]) =>
    times === 1 ? `  ${text}` : `  ${text} (${times} times)`,
  );
  const hidden = lines.length - SHOWN_NOTICES;
  return [...lines.slice(0, SHOWN_NOTICES), ...(hidden > 0 ? [`  … and ${hidden} more to know`] : [])];
}

/** The lines that tell a person what came of a file. */
export function describeReport(
  file: string,
  report: ImportReport,
  rejects: readonly Reject[],
  rejectsPath: string | null,
): string[] {
  const counts = [
    ...describeCounts('races', report.races),
    ...describeCounts('runners', report.runners),
    ...(report.arrivals > 0 ? [`${report.arrivals} new or changed arrivals or states`] : []),
    ...(report.beside > 0 ? [`${report.beside} times new payouts, odds or incidents`] : []),
  ];
  const unknown = [...report.unknown].map(([field, times]) => `${field} (${times})`).join(', ');
  const shown = rejects
    .slice(0, SHOWN_REJECTS)
    .map(
      ({ line, row, reason }) =>
        `  ${file}, ${line > 0 ? `line ${line}, ` : ''}${row > 0 ? `row ${row}` : 'as a whole'}: ${reason}`,
    );
  const hidden = report.rejected - shown.length;
  return [
    `${file}: ${counts.length === 0 ? 'no rows' : counts.join('; ')}; ${report.rejected} rejected`,
    ...shown,
    ...(hidden > 0 ? [`  … and ${hidden} more`] : []),
    ...(rejectsPath === null ? [] : [`  rejected rows are kept in ${rejectsPath}`]),
    ...report.removedDemo.map(
      ({ jour, races }) => `  ${jour} is real now: its ${races} demo races are removed, with their tips`,
    ),
    ...describeNotices(report.notices),
    ...(unknown === '' ? [] : [`  unknown fields, not stored: ${unknown}`]),
  ];
}
