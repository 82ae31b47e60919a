import {
  MEMBER_STATES,
  MoneyAmount,
  type AdminMembers,
  type MemberState,
  type ShellApi,
} from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import { pageQuery, type ListAddress } from '../domain/listAddress';

const PATH = '/apin/admin/members';
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(v.string(), v.isoTimestamp());

const Members = v.object({
  members: v.array(
    v.object({
      uid: v.string(),
      email: v.nullable(v.string()),
      createdAt: instant,
      state: v.picklist(MEMBER_STATES),
      paidUntil: v.nullable(instant),
      lastPayment: v.nullable(v.object({ state: v.string(), at: instant, amount: v.nullable(MoneyAmount) })),
    }),
  ),
  total: count,
  counts: v.object({ active: count, expired: count, failed: count, none: count }),
});

/**
 * `GET /apin/admin/members`: a page of the members, newest first.
 * @param search beginning of an address or uid
 * @throws AppError of the API client (`http` with status 403 for who is no administrator), or `malformed`
 */
export async function fetchAdminMembers(
  shell: Pick<ShellApi, 'api'>,
  address: ListAddress<MemberState>,
  { search, signal }: { readonly search?: string; readonly signal: AbortSignal },
): Promise<AdminMembers> {
  const { body } = await shell.api.get(PATH, { query: { ...pageQuery(address), search }, signal });
  return readAnswer(Members, body, PATH);
}
