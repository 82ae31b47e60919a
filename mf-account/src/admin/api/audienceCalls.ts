import {
  audienceReport,
  liveAudience,
  type AudienceReport,
  type IsoDay,
  type LiveAudience,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

type Api = Pick<ShellApi, 'api'>;

/**
 * Visits and views of days in Paris, both included.
 * @throws AppError of the API client (400 for days in the wrong order, to come or too many), or `malformed`
 */
export const fetchAudience = (
  { api }: Api,
  query: { readonly from: IsoDay; readonly to: IsoDay },
  signal: AbortSignal,
): Promise<AudienceReport> => callApi(api, audienceReport, { query, signal });

/** Who was seen in the last five minutes. Throws as {@link fetchAudience}. */
export const fetchLiveAudience = ({ api }: Api, signal: AbortSignal): Promise<LiveAudience> =>
  callApi(api, liveAudience, { signal });
