import { definePage } from '@galopin/shared/contracts';
import { GuidePage } from '../features/guide/GuidePage';
import { GuideSkeleton } from '../features/guide/GuideSkeleton';
import { loadGuide } from '../features/guide/guideLoader';

/** `/Aspibet-guide`: the bets and their rules, and the editors' articles. */
export const page = definePage({ loader: loadGuide, Page: GuidePage, Skeleton: GuideSkeleton });
