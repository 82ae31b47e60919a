import { DEFAULT_USER_SETTINGS, type UserRecord } from '@galopin/shared/contracts';
import type { Member } from './MemberStore';

/** A member's own record as the API sends it: every setting, whether it was ever changed or not. */
export function presentUser({ revokedBefore: _internal, ...member }: Member): UserRecord {
  return { ...DEFAULT_USER_SETTINGS, ...member };
}
