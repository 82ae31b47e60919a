import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { PEOPLE_CHECKS } from './peopleChecks';
import type { Period, QualityCheck } from './QualityCheck';
import { RACE_CHECKS } from './raceChecks';
import { TOTAL_CHECKS } from './totalChecks';
import { VALUE_CHECKS } from './valueChecks';

/** One thing that does not keep to a rule, told for a person. */
export interface Finding {
  /** `caractrap.id`; null where it is about no race. */
  readonly race: number | null;
  readonly subject: string;
  readonly detail: string;
}

/** What one check found in the rows of one source on one day. */
export interface DayFindings {
  readonly source: string;
  /** `YYYY-MM-DD`. Of people, the day they were last met. */
  readonly jour: string;
  readonly findings: number;
  /** The first few. */
  readonly examples: readonly Finding[];
}

export interface CheckResult {
  readonly code: string;
  readonly title: string;
  readonly findings: number;
  /** Oldest first; empty when all is well. */
  readonly days: readonly DayFindings[];
}

export interface QualityReport extends Period {
  /** In the order of {@link CHECKS}, those without findings included. */
  readonly checks: readonly CheckResult[];
}

export const CHECKS: readonly QualityCheck[] = [
  ...RACE_CHECKS,
  ...VALUE_CHECKS,
  ...PEOPLE_CHECKS,
  ...TOTAL_CHECKS,
];

const EXAMPLES = 3;
const LONGEST_DETAIL = 200;

async function runCheck(db: Kysely<Database>, check: QualityCheck, period: Period): Promise<CheckResult> {
  const { rows: days } = await sql<DayFindings>`
    SELECT source, jour, count(*)::integer AS findings,
      json_agg(json_build_object('race', race, 'subject', subject, 'detail', left(detail, ${LONGEST_DETAIL})) ORDER BY nth)
        FILTER (WHERE nth <= ${EXAMPLES}) AS examples
    FROM (
      SELECT *, row_number() OVER (PARTITION BY source, jour ORDER BY race, subject, detail) AS nth
      FROM (${check.find(period)}) AS finding
    ) AS numbered
    GROUP BY source, jour ORDER BY jour, source`.execute(db);
  const findings = days.reduce((sum, day) => sum + day.findings, 0);
  return { code: check.code, title: check.title, findings, days };
}

/**
 * Looks over what is stored, one query a rule, and changes nothing.
 * @param onCheck told which check begins, and how many there are; waited for, and what it throws ends the run
 * @throws the database's error
 */
export async function runChecks(
  db: Kysely<Database>,
  period: Period,
  onCheck: (check: QualityCheck, index: number, total: number) => void | Promise<void> = () => undefined,
): Promise<QualityReport> {
  const checks: CheckResult[] = [];
  for (const [index, check] of CHECKS.entries()) {
    await onCheck(check, index, CHECKS.length);
    checks.push(await runCheck(db, check, period));
  }
  return { ...period, checks };
}
