import * as v from 'valibot';
import { FollowReport } from './adminImports';
import { count, declareCall, described, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';

/** A page made for another version of the backend takes a word it does not know for what it is. */
const status = described(v.string(), 'ok or failing');
const amount = v.pipe(v.number(), v.minValue(0));

const PartReport = v.object({
  status,
  latencyMs: amount,
  version: v.nullish(v.string(), null),
  reason: described(v.nullish(v.string(), null), 'why it does not serve'),
});
/** One part of the system. */
export type PartReport = ShapeOf<typeof PartReport>;

export const systemHealth = declareCall(
  {
    method: 'GET',
    path: '/apin/health/system',
    answer: v.object({
      status,
      database: PartReport,
      parse: PartReport,
      demoAccounts: v.exactOptional(described(PartReport, 'only in a demo')),
      follow: v.exactOptional(described(FollowReport, 'only where PMU is followed')),
      stream: v.object({ clients: count }),
      uptimeSeconds: amount,
      memoryBytes: described(v.nullish(whole, null), 'resident memory of the backend'),
      versions: v.optional(v.record(v.string(), v.string()), {}),
    }),
  },
  () => ({ summary: 'State of every part, for the administrator', access: 'admin' }),
);
export type SystemReport = AnswerOf<typeof systemHealth>;
