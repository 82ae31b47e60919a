import { definePage } from '@galopin/shared/contracts';
import { loadAbout } from '../features/about/aboutLoader';
import { AboutPage } from '../features/about/AboutPage';
import { AboutSkeleton } from '../features/about/AboutSkeleton';

/** `/Propos`: what the site is, and how fresh its data. */
export const page = definePage({ loader: loadAbout, Page: AboutPage, Skeleton: AboutSkeleton });
