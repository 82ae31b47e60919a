import { isAppError } from '@galopin/shared/contracts';

/** What the administrator's sign-in lacks, in the servers' own words: a password just given, a second factor. */
export type SignInRefusal = 'recent-sign-in-required' | 'second-factor-required';

const REFUSALS: readonly SignInRefusal[] = ['recent-sign-in-required', 'second-factor-required'];

/** What a refused call says that the sign-in lacks; null for every other error. */
export function signInRefusal(error: unknown): SignInRefusal | null {
  if (!isAppError(error, 'http') || error.details['status'] !== 403) return null;
  return REFUSALS.find((refusal) => refusal === error.details['refusal']) ?? null;
}
