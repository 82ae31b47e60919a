import { definePage } from '@galopin/shared/contracts';
import { loadProfile } from '../features/profile/profileLoader';
import { ProfilePage } from '../features/profile/ProfilePage';
import { ProfileSkeleton } from '../features/profile/ProfileSkeleton';

/** `/Profile`: the member's account and subscription. */
export const page = definePage({ loader: loadProfile, Page: ProfilePage, Skeleton: ProfileSkeleton });
