import { tipRecord, type ShellApi, type TipRecord } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * What came of past tips.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchTipRecord = ({ api }: Pick<ShellApi, 'api'>, signal: AbortSignal): Promise<TipRecord> =>
  callApi(api, tipRecord, { signal });
