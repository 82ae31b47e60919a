import { sql, type RawBuilder } from 'kysely';

/** Days to look at, `YYYY-MM-DD`, both included; null is open. */
export interface Period {
  readonly from: string | null;
  readonly until: string | null;
}

/**
 * One rule the stored data should keep to. Its query gives what does not, a row each: `source`, `jour`, `race`
 * (`caractrap.id`, null where it is about no race), `subject` and `detail` (texts for a person).
 */
export interface QualityCheck {
  /** Stable name, for the admin page. */
  readonly code: string;
  readonly title: string;
  readonly find: (period: Period) => RawBuilder<unknown>;
}

/** Limits a query to the days of a period, by the column `jour` of the table of this name. */
export function inPeriod(table: string, { from, until }: Period): RawBuilder<unknown> {
  const day = sql.ref(`${table}.jour`);
  return sql`(${from}::date IS NULL OR ${day} >= ${from}::date) AND (${until}::date IS NULL OR ${day} <= ${until}::date)`;
}

/** How a person finds the race in the row of `caractrap` named `race`. */
export const RACE_SUBJECT = sql.raw(
  `concat_ws(' ', CASE WHEN race.reun_number IS NULL THEN NULL ELSE 'R' || race.reun_number END, 'C' || race.race_number, race."hippo")`,
);

/** How a person finds the runner in the row of `cachedate` named `runner`. */
export const RUNNER_SUBJECT = sql.raw(
  `concat_ws(' ', runner."cheval", 'no. ' || runner."numero", 'in race ' || runner."numcourse")`,
);
