import * as v from 'valibot';
import { declareCall } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { utcTime } from './calls/values';
import { HorseNote } from './horseNotes';
import { AlertExport } from './alerts';
import { PaymentRecord } from './payments';
import { ownParams, UserRecord } from './users';

const AudienceExport = v.object({
  pageViews: v.array(v.object({ at: utcTime, path: v.string(), query: v.nullable(v.string()) })),
  events: v.array(
    v.object({
      at: utcTime,
      path: v.string(),
      eventName: v.string(),
      eventData: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
    }),
  ),
});
/** What is known of a member's own visits, in the file of their data: the last 90 days, with their consent; oldest first. */
export type AudienceExport = ShapeOf<typeof AudienceExport>;

export const userExport = declareCall(
  {
    method: 'GET',
    path: '/apin/user/:uid/export',
    answer: v.object({
      exportedAt: utcTime,
      user: UserRecord,
      payments: v.array(PaymentRecord),
      audience: AudienceExport,
      /** Left out by a backend that keeps none. */
      notes: v.optional(v.array(HorseNote), []),
      alerts: AlertExport,
    }),
  },
  () => ({ summary: 'All that is kept of the signed-in user', access: 'self', params: ownParams() }),
);
export type UserExport = AnswerOf<typeof userExport>;
