import type { Dividend, IsoDay, QuinteHistory, ResultRow } from '@galopin/shared/contracts';
import { parseArrivalOrder } from '@galopin/shared/racing';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/Database';
import { readRunners } from './readRunners';

export interface ResultRepository {
  /**
   * Races of a day that have arrived, provisionally too, by meeting and number.
   * @param meeting the only one to tell of; all without
   */
  resultsOf(jour: IsoDay, meeting?: number): Promise<readonly ResultRow[]>;
  /** @param month `YYYY-MM` */
  quinteOfMonth(month: string): Promise<QuinteHistory>;
  /** The Quinté+ of a day, run or not; null on a day without one. */
  quinteOfDay(jour: IsoDay): Promise<ListedRace | null>;
  /** The last Quinté+ that was run before a day. */
  quinteBefore(jour: IsoDay): Promise<ResultRow | null>;
}

/** A race of a list. */
export type ListedRace = Omit<ResultRow, 'gagnants' | 'rapports'>;

/** Bets whose dividends a list of results tells; the race's own page has all of them. */
const USUAL_BETS = [
  'SIMPLE_GAGNANT',
  'COUPLE_GAGNANT',
  'COUPLE_ORDRE',
  'TRIO',
  'TRIO_ORDRE',
  'DEUX_SUR_QUATRE',
  'MULTI',
  'MINI_MULTI',
  'PICK5',
  'SUPER_QUATRE',
  'TIERCE',
  'QUARTE_PLUS',
  'QUINTE_PLUS',
];

/** A Quinté+ whose arrival is final, as far as its source says. */
const RUN_QUINTE = sql`race.quinte = 1 and arrival.categorie_statut is distinct from 'ANNULEE'
  and (arrival.jour is null or arrival.definitive or (arrival.definitive is null and arrival.statut is null))`;

/** What is read of a race, and what was heard of its arrival. */
interface Found extends Omit<ResultRow, 'gagnants' | 'rapports' | 'partant' | 'dist' | 'cheque'> {
  readonly partant: string | null;
  readonly dist: string | null;
  readonly cheque: string | null;
  readonly ordre: unknown;
}

/** Reads results as they are stored now: a corrected arrival or payout is told right with the next answer. */
export function createResultRepository(db: Kysely<Database>): ResultRepository {
  return {
    resultsOf: async (jour, meeting) => {
      const ofMeeting = meeting === undefined ? sql`true` : sql`race.reun_number = ${meeting}`;
      return withOutcome(
        db,
        await readRaces(db, sql`race.jour = ${jour}::date and ${ofMeeting}`),
        USUAL_BETS,
      );
    },
    quinteOfMonth: async (month) => {
      const first = `${month}-01`;
      const [rows, { rows: days }] = await Promise.all([
        readRaces(
          db,
          sql`race.jour >= ${first}::date and race.jour < ${first}::date + interval '1 month' and ${RUN_QUINTE}`,
        ),
        sql<Pick<QuinteHistory, 'firstDay' | 'lastDay'>>`
          select min(jour)::text as "firstDay", max(jour)::text as "lastDay" from caractrap where quinte = 1`.execute(
          db,
        ),
      ]);
      const races = await withOutcome(db, rows, ['QUINTE_PLUS']);
      return { races: [...races].reverse(), firstDay: null, lastDay: null, ...days[0] };
    },
    quinteOfDay: async (jour) => {
      const [row] = await readRaces(db, sql`race.jour = ${jour}::date and race.quinte = 1`);
      return row === undefined ? null : listed(row);
    },
    quinteBefore: async (jour) => {
      const last = sql`select max(jour) from caractrap where quinte = 1 and jour < ${jour}::date`;
      const rows = await readRaces(db, sql`race.jour = (${last}) and ${RUN_QUINTE}`);
      return (await withOutcome(db, rows, ['QUINTE_PLUS']))[0] ?? null;
    },
  };
}

async function readRaces(db: Kysely<Database>, chosen: RawBuilder<unknown>): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select race.id, race.jour::text as jour, left(race.heure::text, 5) as heure, coalesce(race.hippo, '') as hippo,
      coalesce(race.reun, '') as reun, race.race_number as prix,
      coalesce(race.prixnom, '') as prixnom, coalesce(race.typec, '') as typec, race.partant, race.dist, race.cheque,
      coalesce(race.devise, '') as devise, coalesce(race.quinte, 0) as quinte, coalesce(race.arriv, '') as arriv,
      coalesce(arrival.ordre, to_jsonb(race.arriv)) as ordre
    from caractrap as race left join arrivals as arrival
      on (arrival.jour, arrival.reun, arrival.prix) = (race.jour, race.reun_number, race.race_number)
    where ${chosen}
    order by race.jour, race.reun_number nulls last, race.reun, race.race_number, race.heure, race.id`.execute(
    db,
  );
  return rows;
}

/** The races that have arrived, each with its winner and what the bets paid. */
async function withOutcome(
  db: Kysely<Database>,
  rows: readonly Found[],
  bets: readonly string[],
): Promise<readonly ResultRow[]> {
  const arrived = rows.flatMap((row) => {
    const order = parseArrivalOrder(row.ordre);
    return order.length === 0 ? [] : [{ row, order }];
  });
  const ids = arrived.map(({ row }) => row.id);
  const [runners, dividends] = await Promise.all([
    readRunners(
      db,
      arrived.flatMap(({ row, order }) => (order[0] ?? []).map((numero) => ({ id: row.id, numero }))),
    ),
    readDividends(db, ids, bets),
  ]);
  return arrived.map(({ row, order }) => ({
    ...listed(row),
    arriv: order.map((place) => place.join('=')).join('-'),
    gagnants: runners.get(row.id) ?? [],
    rapports: dividends.get(row.id) ?? [],
  }));
}

const listed = ({ ordre: _ordre, ...row }: Found): ListedRace => ({
  ...row,
  partant: positive(row.partant),
  dist: positive(row.dist),
  cheque: positive(row.cheque),
});

interface PaidLine extends Dividend {
  readonly id: number;
}

/** Stakes of shops and online together where there is such a pool, else the online one's. */
async function readDividends(
  db: Kysely<Database>,
  ids: readonly number[],
  bets: readonly string[],
): Promise<ReadonlyMap<number, readonly Dividend[]>> {
  const { rows } = await sql<PaidLine>`
    with wanted as (
      select race.id, paid.*, regexp_replace(paid.type_pari, '^E_', '') as bet,
        min(length(paid.type_pari)) over (partition by race.id, regexp_replace(paid.type_pari, '^E_', '')) as shortest
      from caractrap as race join payouts as paid
        on (paid.jour, paid.reun, paid.prix) = (race.jour, race.reun_number, race.race_number)
      where race.id = any(${[...ids]}::bigint[]) and regexp_replace(paid.type_pari, '^E_', '') = any(${[...bets]}::text[])
        and (paid.rembourse or paid.dividende_euro > 0 or paid.dividende_base > 0)
        -- What bets with a non-runner pay is told by the race's own page.
        and paid.libelle !~ 'NP$' and paid.combinaison !~ 'NP'
    ), line as (
      -- Combinations that paid the same, as all six of a 2sur4 do, are told once.
      select distinct on (id, bet, libelle, dividende_euro, dividende_base) * from wanted
      where length(type_pari) = shortest order by id, bet, libelle, dividende_euro, dividende_base, position
    )
    select id, bet as pari, libelle, case when rembourse then '' else combinaison end as combinaison,
      dividende_euro as "pourUnEuro", mise_base as mise, dividende_base as "pourMise", gagnants
    from line order by id, array_position(${[...bets]}::text[], bet), position`.execute(db);
  const byRace = new Map<number, Dividend[]>();
  for (const { id, ...line } of rows) byRace.set(id, [...(byRace.get(id) ?? []), line]);
  return byRace;
}

const positive = (text: string | number | null): number | null => (Number(text) > 0 ? Number(text) : null);
