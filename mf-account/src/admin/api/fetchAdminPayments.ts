import {
  adminPayments,
  type AdminOrderState,
  type AdminPayments,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { pageQuery, type ListAddress } from '../domain/listAddress';

/**
 * A page of all orders, newest first, and the totals of the last months.
 * @throws AppError of the API client (`http` with status 403 for who is no administrator), or `malformed`
 */
export const fetchAdminPayments = (
  { api }: Pick<ShellApi, 'api'>,
  address: ListAddress<AdminOrderState>,
  signal: AbortSignal,
): Promise<AdminPayments> => callApi(api, adminPayments, { query: pageQuery(address), signal });
