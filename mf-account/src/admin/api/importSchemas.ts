import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.isoDate());
const text = v.nullable(v.string());
const progress = v.object({ done: count, total: count });
const counts = v.object({
  inserted: count,
  updated: count,
  unchanged: count,
  rejected: count,
  others: count,
});

const run = {
  id: count,
  source: v.string(),
  startedAt: instant,
  endedAt: v.nullable(instant),
  outcome: v.picklist(['running', 'completed', 'incomplete', 'failed', 'interrupted']),
  files: progress,
  counts,
  days: count,
};

export const Follow = v.object({
  status: v.picklist(['ok', 'degraded']),
  role: v.picklist(['following', 'standing by']),
  lastAnswerAt: v.nullable(instant),
  failures: count,
  reason: text,
});

export const Imports = v.object({
  runs: v.array(v.object(run)),
  total: count,
  follow: v.nullable(Follow),
});

export const ImportDetails = v.object({
  ...run,
  fileReports: v.array(v.object({ file: v.string(), counts, failure: text, rejectsFile: text })),
  rejects: v.array(v.object({ file: v.string(), line: count, row: count, reason: v.string() })),
  notices: v.array(v.object({ text: v.string(), times: count })),
  failure: text,
});

const Rule = v.object({
  code: v.string(),
  title: v.string(),
  findings: count,
  sources: v.array(
    v.object({ source: v.string(), findings: count, days: count, firstDay: day, lastDay: day }),
  ),
  examples: v.array(
    v.object({
      jour: day,
      source: v.string(),
      race: v.nullable(v.number()),
      subject: v.string(),
      detail: v.string(),
    }),
  ),
});

export const Quality = v.object({
  run: v.nullable(
    v.object({
      startedAt: instant,
      endedAt: v.nullable(instant),
      outcome: v.picklist(['running', 'completed', 'failed', 'interrupted']),
      from: v.nullable(day),
      progress,
    }),
  ),
  report: v.nullable(v.object({ from: v.nullable(day), endedAt: instant, rules: v.array(Rule) })),
});
