import { definePage } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import { TipsPage } from '../features/tips/TipsPage';
import { TipsSkeleton } from '../features/tips/TipsSkeleton';
import { loadTips } from '../features/tips/tipsLoader';
import { fr } from '../i18n/fr';

/** `/Aspibet`: the tips of today (UTC). */
export const page = definePage({
  loader: loadTips,
  Page: TipsPage,
  Skeleton: TipsSkeleton,
  title: ({ jour }) => fr.tips.documentTitle(formatDay(jour)),
});
