import type { MemberState } from '@galopin/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { MEMBER_TABLE } from '../members/memberTable';

/** Days that one payment in a member's record pays for, and the age in days from which its state is `expired`. */
const [EARLIER_DAYS, EXPIRED_FROM] = [30, 31];

const days = (count: RawBuilder<unknown> | number) => sql`(${count}) * interval '24 hours'`;

export interface MemberQuery {
  /** Beginning of an address or uid; empty finds everybody. */
  readonly search: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * `WITH` of the members that a search finds (`person`: `uid`, `email`, `created_at`, `payment`, `state`). The state is
 * that of `subscriptionStateOf(projectPayment(…))`, said in SQL so that a page of any state can be cut there: a test holds the
 * two together. Periods laid end to end end at the latest of all `captured_at` plus the days paid from there on.
 */
export function withPeople({ search, now }: MemberQuery): RawBuilder<unknown> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  return sql`WITH recorded AS (
      SELECT member."uid" AS uid, member."email" AS email, member."createdAt" AS created_at, member."payment" AS payment,
        written.state AS state, written.at AS at,
        CASE WHEN written.state IN ('approved', 'completed') THEN written.at + ${days(EARLIER_DAYS)} END AS earlier_end
      FROM ${MEMBER_TABLE} AS member LEFT JOIN LATERAL (
        SELECT lower(field->>'state') AS state, payment_time(field->>'create_time') AS at
        FROM (SELECT CASE WHEN jsonb_typeof(member."payment"->'payment') IN ('object', 'array')
          THEN member."payment"->'payment' ELSE member."payment" END AS field) AS layout
        WHERE jsonb_typeof(field->'state') = 'string' AND field->>'state' <> ''
          AND jsonb_typeof(field->'create_time') = 'string'
      ) AS written ON written.at IS NOT NULL
      WHERE ${startsWith(search)}
    ), decided AS (
      SELECT uid, captured_at, days, state IN ('completed', 'partially_refunded') AS is_paid,
        sum(CASE WHEN state IN ('completed', 'partially_refunded') THEN days ELSE 0 END)
          OVER (PARTITION BY uid ORDER BY captured_at DESC, id DESC) AS days_from_here
      FROM payments
      WHERE uid IS NOT NULL AND state NOT IN ('created', 'capturing', 'abandoned', 'mismatched')
    ), paid AS (
      SELECT uid, max(captured_at + ${days(sql`days_from_here`)}) FILTER (WHERE is_paid) AS own_end,
        sum(days) FILTER (WHERE is_paid) AS days, max(captured_at) FILTER (WHERE is_paid) AS last_paid,
        max(captured_at) FILTER (WHERE NOT is_paid) AS last_refused
      FROM decided GROUP BY uid
    ), person AS MATERIALIZED (
      SELECT recorded.uid, recorded.email, recorded.created_at, recorded.payment, CASE
        WHEN greatest(ends.at, earlier_end) > ${at} THEN 'active'
        WHEN last_refused > coalesce(last_paid, '-infinity')
          THEN CASE WHEN last_refused <= ${at} - ${days(EXPIRED_FROM)} THEN 'expired' ELSE 'failed' END
        WHEN ends.at IS NOT NULL THEN CASE WHEN ends.at > ${at} - ${days(1)} THEN 'active' ELSE 'expired' END
        WHEN recorded.at IS NULL THEN 'none'
        WHEN recorded.at <= ${at} - ${days(EXPIRED_FROM)} OR recorded.state = 'expired' THEN 'expired'
        WHEN recorded.earlier_end IS NOT NULL THEN 'active'
        ELSE 'failed' END AS state
      FROM recorded LEFT JOIN paid USING (uid) CROSS JOIN LATERAL (
        SELECT CASE WHEN paid.days IS NOT NULL
          THEN greatest(own_end, earlier_end + ${days(sql`paid.days`)}) END AS at) AS ends
    )`;
}

export const isInState = (state: MemberState | undefined) =>
  state === undefined ? sql`true` : sql`state = ${state}`;

function startsWith(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`;
  const beginning = `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(lower(member."email") LIKE ${beginning} OR lower(member."uid") LIKE ${beginning})`;
}
