import { favouriteRuns, type FavouriteRuns, type Favourites, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Runners of today that are followed.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchFavouriteRuns = (
  { api }: Pick<ShellApi, 'api'>,
  favourites: Favourites,
  signal: AbortSignal,
): Promise<FavouriteRuns> => callApi(api, favouriteRuns, { body: favourites, signal });
