import { paths } from '@galopin/shared/contracts';
import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';

/** Addresses that exist, by pattern. */
export type Examples = Readonly<Record<string, string>>;

/** Body of a `GET` call of the product's API. */
export type GetBody = (name: string, query: Readonly<Record<string, string | number>>) => Promise<unknown>;

/**
 * Finds a race of a day and those who take part in it, for the patterns with an id.
 * @param jour ISO day in UTC
 * @returns nothing for a day without races
 */
export async function findExamples(get: GetBody, jour: string): Promise<Examples> {
  const [race] = (await get('/caractrap', { jour, reun: 1 })) as readonly CaractrapRow[];
  if (!race) return {};
  const [runner] = (await get('/cachedate', { numcourse: race.id })) as readonly CachedateRow[];
  return {
    [paths.race.pattern]: paths.race.to(race.id),
    ...(runner && {
      [paths.horse.pattern]: paths.horse.to(runner.idChe),
      [paths.jockey.pattern]: paths.jockey.to(runner.idJockey),
      [paths.trainer.pattern]: paths.trainer.to(runner.idEntraineur),
    }),
  };
}
