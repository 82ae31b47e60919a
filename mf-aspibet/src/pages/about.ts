import { definePage } from '@galopin/shared/contracts';
import { AboutPage } from '../features/about/AboutPage';

/** `/Propos`: what the site is. */
export const page = definePage({ Page: AboutPage });
