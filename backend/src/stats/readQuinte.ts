import type { QuinteDividend, QuinteNumber } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { codeOf, TYPE_OF } from './disciplines';
import { QUINTE_PLACES, readQuinteGaps } from './quinteGaps';
import { atRacecourse, racecourseId } from './racecourses';
import type { StatsFilter } from './statsQuery';

export interface QuinteFigures {
  readonly races: number;
  /** By number. */
  readonly numbers: readonly QuinteNumber[];
}

/**
 * Numbers of Quinté+ races: how often among the first five in the filter's days, and the gap since the last time over
 * all stored races up to its last day. Six are among the first five after a dead heat for fifth.
 */
export async function readQuinteNumbers(db: Kysely<Database>, filter: StatsFilter): Promise<QuinteFigures> {
  const { span, discipline, racecourse } = filter;
  type Row = Pick<QuinteNumber, 'number' | 'starts' | 'hits' | 'expected'> & { readonly races: number };
  const place = await racecourseId(db, racecourse);
  // What the index of Quinté+ starts holds: it is read alone where no filter asks for more.
  const chosen = sql`run.quinte AND run.day BETWEEN ${span.from} AND ${span.to}
    AND ${discipline === undefined ? sql`true` : sql`run.discipline = ${codeOf(discipline)}`} AND ${atRacecourse(place)}`;
  const [gapOf, { rows }] = await Promise.all([
    readQuinteGaps(db, filter),
    sql<Row>`
      SELECT number, count(*) AS starts, count(*) FILTER (WHERE rank <= ${QUINTE_PLACES}) AS hits,
        sum(least(${QUINTE_PLACES}, field)::double precision / field) AS expected,
        (SELECT count(DISTINCT race) FROM stat_runs AS run WHERE ${chosen})::integer AS races
      FROM stat_runs AS run WHERE ${chosen} GROUP BY number ORDER BY number`.execute(db),
  ]);
  return {
    races: rows[0]?.races ?? 0,
    numbers: rows.map(({ races: _races, ...figures }) => ({ ...figures, ...gapOf(figures.number) })),
  };
}

/** PMU writes « Ordre » and « Désordre », with or without the bet's name before. */
const LABELS = { order: '(^|[^s])ordre', anyOrder: 'd[ée]sordre' } as const;

/** What Quinté+ races paid in their order, or in any other, the largest first; combinations nobody had are left out. */
export async function readQuinteDividends(
  db: Kysely<Database>,
  { span, discipline, racecourse }: StatsFilter,
  kind: keyof typeof LABELS,
  limit: number,
): Promise<readonly QuinteDividend[]> {
  const { rows } = await sql<QuinteDividend>`
    SELECT race."id" AS "raceId", race."jour" AS jour, coalesce(race."hippo", '') AS racecourse,
      coalesce(race."prixnom", '') AS name, paid.combinaison AS combination, paid.dividende_base AS dividend,
      paid.gagnants AS winners
    FROM caractrap AS race JOIN payouts AS paid
      ON (paid.jour, paid.reun, paid.prix) = (race."jour", race.reun_number, race.race_number)
    WHERE race."quinte" = 1 AND race."jour" BETWEEN ${span.from} AND ${span.to}
      AND paid.type_pari = 'QUINTE_PLUS' AND NOT paid.rembourse AND paid.libelle ~* ${LABELS[kind]}
      AND paid.dividende_base > 0
      ${discipline === undefined ? sql`` : sql`AND race."typec" = ${TYPE_OF[discipline]}`}
      ${racecourse === undefined ? sql`` : sql`AND coalesce(race."hippo", '') = ${racecourse}`}
    ORDER BY paid.dividende_base DESC, race."jour" DESC, race."id" LIMIT ${limit}`.execute(db);
  return rows;
}
