import { searchResults, type ApiClient, type SearchAnswer } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * What a text may mean.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchSearch = (api: ApiClient, text: string, signal: AbortSignal): Promise<SearchAnswer> =>
  callApi(api, searchResults, { query: { q: text }, signal });
