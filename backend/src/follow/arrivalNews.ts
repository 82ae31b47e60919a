import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { isCorrection } from '@galopin/shared/racing';
import type { AnnouncedArrival } from '../messages/announceArrival';

/** The arrivals of a day as stored, by meeting and number (`1/3`). */
export type DayArrivals = ReadonlyMap<string, StoredArrival>;
type StoredArrival = Omit<AnnouncedArrival, 'corrected'>;

/** @param jour `YYYY-MM-DD` */
export async function readDayArrivals(db: Kysely<Database>, jour: string): Promise<DayArrivals> {
  const rows = await db
    .selectFrom('arrivals')
    .leftJoin('caractrap as race', (join) =>
      join
        .onRef('race.jour', '=', 'arrivals.jour')
        .onRef('race.reun_number', '=', 'arrivals.reun')
        .onRef('race.race_number', '=', 'arrivals.prix'),
    )
    .where('arrivals.jour', '=', jour)
    .groupBy(['arrivals.jour', 'arrivals.reun', 'arrivals.prix'])
    .select(['arrivals.reun', 'arrivals.prix', 'ordre', 'categorie_statut as categorieStatut', 'definitive'])
    .select(({ fn }) => fn.min<number | null>('race.id').as('raceId'))
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.reun}/${row.prix}`,
      { ...row, jour, ordre: row.ordre, definitive: row.definitive === true },
    ]),
  );
}

const isCancelled = ({ categorieStatut }: StoredArrival) => categorieStatut === 'ANNULEE';

const wordingOf = (arrival: StoredArrival | undefined): string | null =>
  arrival === undefined || (arrival.ordre.length === 0 && !isCancelled(arrival))
    ? null
    : JSON.stringify([isCancelled(arrival), arrival.definitive, arrival.ordre]);

/**
 * What visitors are to be told: arrivals that are new, corrected or final now, and races called off. A state that
 * changes without either is no news.
 * @param isRecent false for a race so long over that its first arrival is history and not news
 */
export function arrivalNews(
  before: DayArrivals,
  after: DayArrivals,
  isRecent: (reun: number, prix: number) => boolean,
): readonly AnnouncedArrival[] {
  return [...after.entries()]
    .filter(([key, arrival]) => {
      const [was, is] = [wordingOf(before.get(key)), wordingOf(arrival)];
      return is !== null && is !== was && (was !== null || isRecent(arrival.reun, arrival.prix));
    })
    .map(([key, arrival]) => ({
      ...arrival,
      corrected: isCorrection(before.get(key)?.ordre ?? [], arrival.ordre),
    }));
}
