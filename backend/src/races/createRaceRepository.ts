import {
  RACE_ADDITIONS,
  type ListedRace,
  type ParisTime,
  type RunnerWithRace,
} from '@galopin/shared/contracts';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS, type CaractrapRow } from '@galopin/shared/dictionary';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { orderBy, type SortTerm } from '../http/parseSort';

/** The columns a list of runners may be asked for. */
export type RunnerFilter = 'numcourse' | 'idChe' | 'idJockey' | 'idEntraineur';

export interface RaceRepository {
  /** Races of a day, of one meeting if given, with country and nature where a source says them. */
  racesOfDay(query: RacesQuery): Promise<readonly ListedRace[]>;
  raceById(id: number): Promise<CaractrapRow | undefined>;
  /** Starts of races by id, `HH:MM` in Paris; a race that is not stored, or has no time yet, is left out. */
  startTimes(ids: readonly number[]): Promise<ReadonlyMap<number, ParisTime>>;
  /** Number of different meetings of a day. */
  meetingsOfDay(jour: string): Promise<number>;
  runnersBy(query: RunnersQuery): Promise<readonly RunnerWithRace[]>;
}

export interface RacesQuery {
  /** `YYYY-MM-DD` */
  readonly jour: string;
  readonly reun?: string;
  readonly sort: readonly SortTerm[];
  readonly limit: number;
}

export interface RunnersQuery {
  readonly column: RunnerFilter;
  readonly value: number;
  readonly sort: readonly SortTerm[];
  readonly limit: number;
}

const RACE_COLUMNS = CARACTRAP_COLUMNS.map(({ name }) => name);
const RUNNER_COLUMNS = sql.join([
  ...CACHEDATE_COLUMNS.map(({ name }) => sql.ref(`runner.${name}`)),
  ...RACE_ADDITIONS.map((name) => sql.ref(`race.${name}`)),
]);

/** Reads races and runners with the columns of the dictionary, in its order, and none of our own. */
export function createRaceRepository(db: Kysely<Database>): RaceRepository {
  return {
    racesOfDay: async ({ jour, reun, sort, limit }) => {
      const races = db
        .selectFrom('caractrap as race')
        .leftJoin('race_details as beside', (join) =>
          join
            .onRef('beside.jour', '=', 'race.jour')
            .onRef('beside.reun', '=', 'race.reun_number')
            .onRef('beside.prix', '=', 'race.race_number'),
        )
        .select(RACE_COLUMNS.map((name) => `race.${name}` as const))
        .select(['beside.pays', 'beside.nature'])
        .where('race.jour', '=', jour);
      const wanted = reun === undefined ? races : races.where('race.reun', '=', reun);
      const order = sql.join([...sort.map((term) => orderBy('race', term)), sql`race.id`]);
      const rows = await wanted.orderBy(order).limit(limit).execute();
      return rows.map(({ pays, nature, ...race }) => ({
        ...race,
        ...(pays !== null && { pays }),
        ...(nature !== null && { nature }),
      }));
    },
    raceById: (id) => db.selectFrom('caractrap').select(RACE_COLUMNS).where('id', '=', id).executeTakeFirst(),
    startTimes: async (ids) => {
      const { rows } = await sql<{ id: number; time: ParisTime }>`
        select race.id, left(race.heure::text, 5) as time from caractrap as race
        where race.id = any(${[...ids]}::bigint[]) and race.heure is not null`.execute(db);
      return new Map(rows.map(({ id, time }) => [id, time]));
    },
    meetingsOfDay: async (jour) => {
      const meetings = db.fn.count<number>('reun').distinct().as('meetings');
      const day = db.selectFrom('caractrap').select(meetings).where('jour', '=', jour);
      return (await day.executeTakeFirstOrThrow()).meetings;
    },
    runnersBy: async ({ column, value, sort, limit }) => {
      const order = sql.join([...sort.map((term) => orderBy('runner', term)), sql`runner.id`]);
      const { rows } = await sql<RunnerWithRace>`
        select ${RUNNER_COLUMNS} from cachedate as runner
        left join caractrap as race on race.id = runner.numcourse
        where ${sql.ref(`runner.${column}`)} = ${value} order by ${order} limit ${limit}`.execute(db);
      return rows;
    },
  };
}
