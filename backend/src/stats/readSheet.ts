import type { StatsView } from '@galopin/shared/contracts';
import type { StatsOrder } from '../downloads/createDownloadLinks';
import type { StatsRepository } from './createStatsRepository';
import { dividendsSheet, numbersSheet, tableSheet, type CsvSheet } from './statsCsv';

/** Reads what a file of statistics holds, at most `limit` rows of each list. */
export async function readSheet(
  stats: Pick<StatsRepository, 'table' | 'quinte'>,
  { file, limit, ...query }: StatsOrder,
  today: string,
): Promise<CsvSheet> {
  if (file !== 'quinte' && file !== 'dividends') {
    const view: StatsView = file;
    return tableSheet(view, (await stats.table({ ...query, view }, { offset: 0, limit }, today)).rows);
  }
  const figures = await stats.quinte(query, limit, today);
  return file === 'quinte' ? numbersSheet(figures) : dividendsSheet(figures);
}
