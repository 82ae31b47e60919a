import { ENTITY_KINDS, type FavouriteRuns, type Favourites, type ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const PATH = '/apin/favourites/today';
const Runs = v.object({
  jour: v.string(),
  total: v.number(),
  runs: v.array(
    v.object({
      raceId: v.number(),
      jour: v.string(),
      time: v.nullable(v.string()),
      racecourse: v.string(),
      meeting: v.string(),
      raceNumber: v.nullable(v.number()),
      raceName: v.string(),
      number: v.number(),
      nonRunner: v.boolean(),
      horse: v.string(),
      jockey: v.string(),
      trainer: v.string(),
      of: v.array(v.picklist(ENTITY_KINDS)),
    }),
  ),
});

/**
 * Runners of today that are followed; whom somebody follows goes in the body, not in the address.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchFavouriteRuns(
  shell: Pick<ShellApi, 'api'>,
  favourites: Favourites,
  signal: AbortSignal,
): Promise<FavouriteRuns> {
  const { body } = await shell.api.post(PATH, favourites, { signal });
  return readAnswer(Runs, body, PATH);
}
