import type { ImportCounts, ImportReject, ImportRun } from '@galopin/shared/contracts';
import { formatCount, formatNumber } from '@galopin/shared/lib';
import { knownText } from '../../domain/knownText';
import { importsCopy as copy } from '../../i18n/importsCopy';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What came of rows in a line: « 12 nouvelles lignes, 3 modifiées »; what is 0 is left out. */
export function describeCounts({ inserted, updated, unchanged, others }: ImportCounts): string {
  const parts = [
    ...(inserted > 0 ? [formatCount(inserted, ...copy.inserted)] : []),
    ...(updated > 0 ? [formatCount(updated, copy.updated)] : []),
    ...(unchanged > 0 ? [formatCount(unchanged, copy.unchanged)] : []),
    ...(others > 0 ? [formatCount(others, ...copy.others)] : []),
  ];
  return parts.length === 0 ? copy.nothing : parts.join(', ');
}

/** A source of rows by its name; one that has none here, as it is. */
export const sourceName = (source: string): string =>
  source
    .split(' + ')
    .map((one) => knownText(copy.sources, one))
    .join(' et ');

/** A run by its source and number. */
export const runName = ({ source, id }: Pick<ImportRun, 'source' | 'id'>): string =>
  copy.run(sourceName(source), String(id));

/** How long a run took: « 850 ms », « 12 s », « 3 min 20 s »; null while it is not over. */
export function formatRunDuration({
  startedAt,
  endedAt,
}: Pick<ImportRun, 'startedAt' | 'endedAt'>): string | null {
  if (endedAt === null) return null;
  const took = Math.max(0, Date.parse(endedAt) - Date.parse(startedAt));
  if (took < SECOND) return copy.units.ms(formatNumber(took));
  if (took < MINUTE) return copy.units.s(formatNumber(Math.round(took / SECOND)));
  const [minutes, seconds] = [Math.floor(took / MINUTE), Math.round((took % MINUTE) / SECOND)];
  return copy.units.min(formatNumber(minutes), formatNumber(seconds));
}

/** Files of a run: « 3 fichiers », « 2 sur 3 fichiers » while some are left. */
export function describeFiles({ done, total }: ImportRun['files']): string {
  const all = formatCount(total, copy.file, copy.files);
  return done === total ? all : copy.filesOf(formatNumber(done), all);
}

/** Where a row stands in its file: « ligne 14, rang 13 ». */
export function describePlace({ line, row }: Pick<ImportReject, 'line' | 'row'>): string {
  if (line > 0) return copy.place(formatNumber(line), formatNumber(row));
  return row > 0 ? copy.row(formatNumber(row)) : copy.whole;
}
