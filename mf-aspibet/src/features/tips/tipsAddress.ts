import { paths, type IsoDay } from '@galopin/shared/contracts';

/** Address of a day's tips; today's has no date, so that it stays today's. */
export function tipsAddress(jour: IsoDay, today: IsoDay): string {
  return jour === today ? paths.tips.to() : `${paths.tips.to()}?jour=${jour}`;
}
