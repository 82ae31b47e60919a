import type { ImportRunDetails, ImportRuns, QualityState } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { ErrorSchema, KeySchema } from '../../http/schemas';
import { forAdmin, Moment, orNull, pageQuery } from '../../http/adminSchemas';

const Counts = Type.Object({
  inserted: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  rejected: Type.Integer(),
  others: Type.Integer({ description: 'arrivals, payouts, odds, incidents that were news' }),
});
const Progress = Type.Object({ done: Type.Integer(), total: Type.Integer() });

const run = {
  id: Type.Integer(),
  source: Type.String(),
  startedAt: Moment,
  endedAt: orNull(Moment),
  outcome: Type.String(),
  files: Progress,
  counts: Counts,
  days: Type.Integer(),
};

const Follow = Type.Object({
  status: Type.String(),
  role: Type.String(),
  lastAnswerAt: orNull(Moment),
  failures: Type.Integer(),
  reason: orNull(Type.String()),
});

export const importsSchema = {
  summary: 'Runs of the import, newest first, and how the following of PMU goes, for the administrator',
  querystring: Type.Object(pageQuery),
  response: forAdmin(
    Type.Unsafe<ImportRuns>(
      Type.Object({ runs: Type.Array(Type.Object(run)), total: Type.Integer(), follow: orNull(Follow) }),
    ),
  ),
};

const File = Type.Object({
  file: Type.String(),
  counts: Counts,
  failure: orNull(Type.String()),
  rejectsFile: orNull(Type.String()),
});
const Reject = Type.Object({
  file: Type.String(),
  line: Type.Integer(),
  row: Type.Integer(),
  reason: Type.String(),
});

export const importSchema = {
  summary: 'One run of the import with its files and rejects',
  params: Type.Object({ id: KeySchema }),
  response: {
    ...forAdmin(
      Type.Unsafe<ImportRunDetails>(
        Type.Object({
          ...run,
          fileReports: Type.Array(File),
          rejects: Type.Array(Reject),
          notices: Type.Array(Type.Object({ text: Type.String(), times: Type.Integer() })),
          failure: orNull(Type.String()),
        }),
      ),
    ),
    404: ErrorSchema,
  },
};

const Day = Type.String({ format: 'date', description: 'a day as YYYY-MM-DD' });
const Rule = Type.Object({
  code: Type.String(),
  title: Type.String(),
  findings: Type.Integer(),
  sources: Type.Array(
    Type.Object({
      source: Type.String(),
      findings: Type.Integer(),
      days: Type.Integer(),
      firstDay: Type.String(),
      lastDay: Type.String(),
    }),
  ),
  examples: Type.Array(
    Type.Object({
      jour: Type.String(),
      source: Type.String(),
      race: orNull(Type.Integer()),
      subject: Type.String(),
      detail: Type.String(),
    }),
  ),
});

const State = Type.Unsafe<QualityState>(
  Type.Object({
    run: orNull(
      Type.Object({
        startedAt: Moment,
        endedAt: orNull(Moment),
        outcome: Type.String(),
        from: orNull(Type.String()),
        progress: Progress,
      }),
    ),
    report: orNull(Type.Object({ from: orNull(Type.String()), endedAt: Moment, rules: Type.Array(Rule) })),
  }),
);

export const qualitySchema = {
  summary: 'What the quality rules last found, and the run that goes on',
  response: forAdmin(State),
};

export const runQualitySchema = {
  summary: 'Begins a run of the quality rules unless one is going on',
  body: Type.Object({
    from: Type.Union([Day, Type.Null()], { description: 'the first day as YYYY-MM-DD, or null for all' }),
  }),
  response: { 202: State, 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema },
};
