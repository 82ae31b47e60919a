import * as v from 'valibot';
import { count, declareCall, described } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { ADMIN_PAGE_ROWS, limitOf, wholeFrom } from './calls/params';
import { utcTime } from './calls/values';

/** Days of refusals that are shown and kept. */
export const AUDIT_REFUSAL_DAYS = { usual: 1, most: 30 } as const;

const AuditedAction = v.object({
  id: described(v.string(), 'a number; later ones are larger'),
  at: utcTime,
  actor: described(v.string(), 'uid of the account'),
  action: described(v.string(), 'method and pattern of the call'),
  subject: described(v.string(), 'ids out of the path, or which page of a list; never what was searched for'),
  status: described(v.nullable(count), 'null where the process ended before it was known'),
});
/** Something the administrator did or read. */
export type AuditedAction = ShapeOf<typeof AuditedAction>;

const RefusedCalls = v.object({
  route: v.string(),
  status: described(count, '401, 403 or 429'),
  code: described(v.string(), 'the API’s own word'),
  calls: count,
  lastAt: utcTime,
  networks: described(v.array(v.string()), 'of a few of them: an IPv4 /24 or an IPv6 /48'),
});
/** Calls of one kind that were refused in the days asked for. */
export type RefusedCalls = ShapeOf<typeof RefusedCalls>;

export const auditReport = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/audit',
    answer: v.object({
      actions: described(v.array(AuditedAction), 'newest first'),
      next: described(v.nullable(v.string()), 'before of the next page; null on the last'),
      refusals: described(v.array(RefusedCalls), 'most calls first'),
    }),
  },
  () => ({
    summary: 'What the administrator did, newest first, and which calls were refused',
    access: 'admin',
    query: v.object({
      limit: limitOf(ADMIN_PAGE_ROWS.most, ADMIN_PAGE_ROWS.usual),
      before: v.optional(
        described(
          v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
          'the id of an action, a whole number from 1',
        ),
      ),
      days: v.optional(wholeFrom(1, AUDIT_REFUSAL_DAYS.most), AUDIT_REFUSAL_DAYS.usual),
    }),
    refusals: [400],
  }),
);
export type AuditReport = AnswerOf<typeof auditReport>;
