import { definePage } from '@galopin/shared/contracts';
import { loadSignIn } from '../features/sign-in/signInLoader';
import { SignInPage } from '../features/sign-in/SignInPage';
import { SignInSkeleton } from '../features/sign-in/SignInSkeleton';

/** `/connec`: signs a member in. */
export const page = definePage({ loader: loadSignIn, Page: SignInPage, Skeleton: SignInSkeleton });
