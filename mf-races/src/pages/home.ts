import { definePage } from '@galopin/shared/contracts';
import { HomePage } from '../features/home/HomePage';
import { HomeSkeleton } from '../features/home/HomeSkeleton';
import { loadHome } from '../features/home/homeLoader';
import { loadViewed, openViewed, viewedPage, viewedTitle } from '../features/views/viewedPage';
import { homeCopy } from '../i18n/homeCopy';

/** `/`: the Quinté+, what starts next and what has arrived today (UTC); with `vue`, one of the views of a day. */
export const page = definePage({
  loader: loadViewed(loadHome),
  open: openViewed,
  Page: viewedPage(HomePage),
  Skeleton: HomeSkeleton,
  title: viewedTitle(() => homeCopy.title),
});
