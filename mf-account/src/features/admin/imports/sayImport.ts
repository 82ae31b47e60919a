import type { ImportCounts, ImportRun } from '@galopin/shared/contracts';
import { formatCount, formatNumber } from '@galopin/shared/lib';
import { importsCopy as copy } from '../../../i18n/importsCopy';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What came of rows in a line: « 12 nouveaux, 3 modifiés »; what is 0 is left out, but for unchanged ones alone. */
export function sayCounts({ inserted, updated, unchanged, others }: ImportCounts): string {
  const parts = [
    ...(inserted > 0 ? [copy.inserted(formatNumber(inserted))] : []),
    ...(updated > 0 ? [copy.updated(formatNumber(updated))] : []),
    ...(unchanged > 0 ? [copy.unchanged(formatNumber(unchanged))] : []),
    ...(others > 0 ? [copy.others(formatNumber(others))] : []),
  ];
  return parts.length === 0 ? copy.nothing : parts.join(', ');
}

/** How long a run took: « 850 ms », « 12 s », « 3 min 20 s »; null while it is not over. */
export function sayDuration({ startedAt, endedAt }: Pick<ImportRun, 'startedAt' | 'endedAt'>): string | null {
  if (endedAt === null) return null;
  const took = Math.max(0, Date.parse(endedAt) - Date.parse(startedAt));
  if (took < SECOND) return copy.units.ms(formatNumber(took));
  if (took < MINUTE) return copy.units.s(formatNumber(Math.round(took / SECOND)));
  const [minutes, seconds] = [Math.floor(took / MINUTE), Math.round((took % MINUTE) / SECOND)];
  return copy.units.min(formatNumber(minutes), formatNumber(seconds));
}

/** Files of a run: « 3 fichiers », « 2 sur 3 fichiers » while some are left. */
export function sayFiles({ done, total }: ImportRun['files']): string {
  const all = formatCount(total, copy.file, copy.files);
  return done === total ? all : copy.filesOf(formatNumber(done), all);
}
