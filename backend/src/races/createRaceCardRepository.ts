import type {
  AptitudeRow,
  CountsRow,
  RaceAptitudes,
  RaceDetails,
  RaceSurroundings,
} from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { demoSilks } from './demoSilks';

export interface RaceCardRepository {
  /** What stands around a race; everything is empty for a race that is not stored. */
  surroundingsOf(raceId: number): Promise<RaceSurroundings>;
  /** What the runners of a race have done before it, by runner number; none for horses without an id. */
  aptitudesOf(raceId: number): Promise<RaceAptitudes>;
}

/** A start: anything but a non-runner's mark, as the sources write it. */
const STARTED = sql`past."cl" <> '' and upper(past."cl") not in ('NP', 'NON-PARTANT', 'NON PARTANT')`;
const GROUPS = ['all', 'distance', 'surface', 'racecourse', 'turn', 'favourite'] as const;

type Flat = { readonly numero: number } & Readonly<Record<string, number>>;

/**
 * Reads what a race card shows beside race and runners.
 * @param silkPictures origin that pictures of silks may come from; none are told without it
 */
export function createRaceCardRepository(db: Kysely<Database>, silkPictures?: string): RaceCardRepository {
  return {
    surroundingsOf: async (raceId) => {
      const [meeting, incidents, silks, details] = await Promise.all([
        readMeeting(db, raceId),
        readIncidents(db, raceId),
        readSilks(db, raceId),
        readDetails(db, raceId, silkPictures),
      ]);
      return { meeting, incidents, silks, ...(details !== undefined && { details }) };
    },
    aptitudesOf: async (raceId) => ({ aptitudes: await readAptitudes(db, raceId) }),
  };
}

async function readMeeting(db: Kysely<Database>, raceId: number): Promise<RaceSurroundings['meeting']> {
  // Meetings without a number are told apart by their name, which is then in `reun`.
  const { rows } = await sql<RaceSurroundings['meeting'][number]>`
    select other."id", other."jour"::text as jour, left(other."heure"::text, 5) as heure, other.race_number as prix,
      coalesce(other."prixnom", '') as prixnom, coalesce(other."quinte", 0) > 0 as quinte, coalesce(other."arriv", '') as arriv
    from caractrap as race join caractrap as other on other."jour" = race."jour" and other."reun" = race."reun"
    where race."id" = ${raceId} order by other.race_number, other."heure", other."id"`.execute(db);
  return rows;
}

async function readIncidents(db: Kysely<Database>, raceId: number): Promise<RaceSurroundings['incidents']> {
  const { rows } = await sql<RaceSurroundings['incidents'][number]>`
    select incident.numero, incident.type from race_incidents as incident join caractrap as race
      on (race."jour", race.reun_number, race.race_number) = (incident.jour, incident.reun, incident.prix)
    where race."id" = ${raceId} order by incident.numero, incident.type`.execute(db);
  return rows;
}

async function readDetails(
  db: Kysely<Database>,
  raceId: number,
  silkPictures: string | undefined,
): Promise<RaceSurroundings['details']> {
  const { rows } = await sql<{ details: RaceDetails }>`
    select beside.details from race_details as beside join caractrap as race
      on (race."jour", race.reun_number, race.race_number) = (beside.jour, beside.reun, beside.prix)
    where race."id" = ${raceId}`.execute(db);
  const details = rows[0]?.details;
  if (details === undefined) return undefined;
  const partants = details.partants.map(({ casaque, ...runner }) =>
    casaque !== undefined && isOf(silkPictures, casaque) ? { ...runner, casaque } : runner,
  );
  return { ...details, partants };
}

const isOf = (origin: string | undefined, address: string): boolean =>
  origin !== undefined && URL.canParse(address) && new URL(address).origin === origin;

async function readSilks(db: Kysely<Database>, raceId: number): Promise<RaceSurroundings['silks']> {
  const runners = db.selectFrom('cachedate').where('numcourse', '=', raceId).where('source', '=', 'demo');
  const owned = runners.where('proprietaire', '<>', '').orderBy('numero');
  const rows = await owned.select(['numero', 'proprietaire as owner']).execute();
  return rows.map(({ numero, owner }) => ({ numero, ...demoSilks(owner) }));
}

/** Starts, wins and places under a condition, as three columns named after the group. */
function counted(group: string, condition: ReturnType<typeof sql>) {
  const column = (name: string) => sql.ref(`${group}_${name}`);
  return sql`
    count(*) filter (where ${condition})::int as ${column('starts')},
    count(*) filter (where ${condition} and place = 1)::int as ${column('wins')},
    count(*) filter (where ${condition} and place between 1 and 3)::int as ${column('places')}`;
}

async function readAptitudes(db: Kysely<Database>, raceId: number): Promise<readonly AptitudeRow[]> {
  const { rows } = await sql<Flat>`
    with start as (
      select runner."numero" as numero,
        case when past."cl" ~ '^[0-9]{1,2}$' then past."cl"::int end as place,
        abs(past."dist" - runner."dist") <= 100 as same_distance,
        run."natpis" <> '' and run."natpis" = race."natpis" as same_surface,
        run."hippo" = race."hippo" as same_racecourse,
        run."corde" <> '' and run."corde" = race."corde" as same_turn,
        past."cotedirect" >= 1 and not exists (
          select 1 from cachedate as rival where rival."numcourse" = past."numcourse"
            and rival."cotedirect" >= 1 and rival."cotedirect" < past."cotedirect") as was_favourite
      from caractrap as race
      join cachedate as runner on runner."numcourse" = race."id" and runner."idChe" > 0
      join cachedate as past on past."idChe" = runner."idChe" and past."jour" < race."jour" and ${STARTED}
      join caractrap as run on run."id" = past."numcourse" and run."typec" = race."typec"
      where race."id" = ${raceId}
    )
    select numero, ${sql.join([
      counted('all', sql`true`),
      counted('distance', sql`same_distance`),
      counted('surface', sql`same_surface`),
      counted('racecourse', sql`same_racecourse`),
      counted('turn', sql`same_turn`),
      counted('favourite', sql`was_favourite`),
    ])}
    from start group by numero order by numero`.execute(db);
  return rows.map(present);
}

function present(row: Flat): AptitudeRow {
  const countsOf = (group: string): CountsRow => ({
    starts: row[`${group}_starts`] ?? 0,
    wins: row[`${group}_wins`] ?? 0,
    places: row[`${group}_places`] ?? 0,
  });
  const groups = Object.fromEntries(GROUPS.map((group) => [group, countsOf(group)]));
  return { numero: row.numero, ...(groups as Record<(typeof GROUPS)[number], CountsRow>) };
}
