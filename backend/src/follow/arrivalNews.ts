import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { isCorrection } from '@galopin/shared/racing';
import type { AnnouncedArrival } from '../messages/announceArrival';

/** The arrivals of a day as stored, by meeting and number (`1/3`). */
export type DayArrivals = ReadonlyMap<string, StoredArrival>;
type StoredArrival = Omit<AnnouncedArrival, 'corrected'>;

interface Row {
  readonly reun: number;
  readonly prix: number;
  readonly raceId: number | null;
  readonly ordre: readonly (readonly number[])[];
  readonly categorieStatut: string | null;
  readonly definitive: boolean | null;
}

/** @param jour `YYYY-MM-DD` */
export async function readDayArrivals(db: Kysely<Database>, jour: string): Promise<DayArrivals> {
  const { rows } = await sql<Row>`
    SELECT arrivals.reun, arrivals.prix, min(race."id") AS "raceId", ordre, categorie_statut AS "categorieStatut", definitive
    FROM arrivals LEFT JOIN caractrap AS race
      ON (race."jour", race.reun_number, race.race_number) = (arrivals.jour, arrivals.reun, arrivals.prix)
    WHERE arrivals.jour = ${jour}::date
    GROUP BY arrivals.jour, arrivals.reun, arrivals.prix`.execute(db);
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
