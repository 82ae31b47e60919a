import type {
  ArrivalsByMeeting,
  IsoDay,
  QuinteOfToday,
  RaceBets,
  RaceDetails,
  Today,
} from '@galopin/shared/contracts';
import { parseArrivalOrder } from '@galopin/shared/racing';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { isNonRunner } from '../last-minute/lastMinuteTables';
import { demoSilks } from '../races/demoSilks';
import { readRunners } from './readRunners';

export interface TodayRepository {
  /** The five runners of a race with the lowest odds, by number before there are any; non-runners are left out. */
  favouritesOf(raceId: number): Promise<QuinteOfToday['runners']>;
  /** @param arrivals of that day, as they were heard of */
  winnersOf(jour: IsoDay, arrivals: ArrivalsByMeeting): Promise<Today['winners']>;
  /** @param meeting the only one to tell of; all without */
  betsOf(jour: IsoDay, meeting?: number): Promise<readonly RaceBets[]>;
}

const SHOWN_RUNNERS = 5;

/** Reads what the home page tells of a day, a handful of rows each. */
export function createTodayRepository(db: Kysely<Database>): TodayRepository {
  return {
    favouritesOf: (raceId) => readFavourites(db, raceId),
    winnersOf: (jour, arrivals) => readWinners(db, jour, arrivals),
    betsOf: async (jour, meeting) => {
      const { rows } = await sql<{ id: number; details: Pick<RaceDetails, 'paris' | 'cagnottes'> }>`
        select race.id, jsonb_build_object('paris', beside.details -> 'paris', 'cagnottes', beside.details -> 'cagnottes')
          as details
        from race_details as beside join caractrap as race
          on (race.jour, race.reun_number, race.race_number) = (beside.jour, beside.reun, beside.prix)
        where beside.jour = ${jour}::date and (${meeting ?? null}::int is null or beside.reun = ${meeting ?? null}::int)
          and jsonb_array_length(beside.details -> 'paris') > 0
        order by beside.reun, beside.prix, race.id`.execute(db);
      return rows.map(({ id, details: { paris, cagnottes } }) => ({
        id,
        paris: paris.map(({ typePari }) => typePari),
        cagnottes: cagnottes.map(({ typePari, montant }) => ({ pari: typePari, montant })),
      }));
    },
  };
}

interface Favourite {
  readonly numero: number;
  readonly cheval: string;
  readonly cote: number | null;
  /** Only owners of the demo world have colours that are known. */
  readonly owner: string | null;
}

async function readFavourites(db: Kysely<Database>, raceId: number): Promise<QuinteOfToday['runners']> {
  const { rows } = await sql<Favourite>`
    select numero, coalesce(cheval, '') as cheval,
      case when cotedirect >= 1 then cotedirect when coteprob >= 1 then coteprob end as cote,
      case when source = 'demo' then nullif(proprietaire, '') end as owner
    from cachedate as runner where numcourse = ${raceId} and not (${sql.raw(isNonRunner('cl'))})
      and not exists (select from race_incidents as incident join caractrap as race on race.id = runner.numcourse
        and (incident.jour, incident.reun, incident.prix) = (race.jour, race.reun_number, race.race_number)
        where incident.numero = runner.numero and incident.type = 'NON_PARTANT')
    order by cote nulls last, numero limit ${SHOWN_RUNNERS}`.execute(db);
  return rows.map(({ owner, ...runner }) => ({
    ...runner,
    casaque: owner === null ? null : demoSilks(owner),
  }));
}

async function readWinners(
  db: Kysely<Database>,
  jour: IsoDay,
  arrivals: ArrivalsByMeeting,
): Promise<Today['winners']> {
  const { rows } = await sql<{
    id: number;
    reun: number;
    prix: number;
    paid: Readonly<Record<string, number>> | null;
  }>`
    select race.id, race.reun_number as reun, race.race_number as prix,
      (select json_object_agg(paid.combinaison, paid.dividende_euro order by length(paid.type_pari) desc) from payouts as paid
        where (paid.jour, paid.reun, paid.prix) = (race.jour, race.reun_number, race.race_number)
        and paid.type_pari in ('SIMPLE_GAGNANT', 'E_SIMPLE_GAGNANT') and paid.dividende_euro > 0) as paid
    from caractrap as race where race.jour = ${jour}::date and race.reun_number is not null`.execute(db);
  const wanted = rows.flatMap(({ id, reun, prix, paid }) => {
    const heard = arrivals[reun]?.[prix];
    const [first = []] = parseArrivalOrder(typeof heard === 'string' ? heard : heard?.ordre);
    return first.map((numero) => ({ id, numero, gagnant: paid?.[numero] ?? null }));
  });
  const runners = await readRunners(db, wanted);
  return wanted.map(({ id, numero, gagnant }) => ({
    raceId: id,
    numero,
    cheval: runners.get(id)?.find((runner) => runner.numero === numero)?.cheval ?? '',
    gagnant,
  }));
}
