import { adminMembers, type AdminMembers, type MemberState, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { pageQuery, type ListAddress } from '../domain/listAddress';

/**
 * A page of the members, newest first.
 * @param search beginning of an address or uid
 * @throws AppError of the API client (`http` with status 403 for who is no administrator), or `malformed`
 */
export const fetchAdminMembers = (
  { api }: Pick<ShellApi, 'api'>,
  address: ListAddress<MemberState>,
  { search, signal }: { readonly search?: string; readonly signal: AbortSignal },
): Promise<AdminMembers> => callApi(api, adminMembers, { query: { ...pageQuery(address), search }, signal });
