import { definePage } from '@galopin/shared/contracts';
import { GuidePage } from '../features/guide/GuidePage';

/** `/Aspibet-guide`: the bets and their rules. */
export const page = definePage({ Page: GuidePage });
