import * as v from 'valibot';
import { count, declareCall, described } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day, pageQuery, rowKey } from './calls/params';
import { isoDay, utcTime } from './calls/values';

/** Rows of races and runners. */
const ImportCounts = v.object({
  inserted: count,
  updated: count,
  unchanged: count,
  rejected: count,
  others: described(count, 'arrivals, payouts, odds, incidents that were news'),
});
export type ImportCounts = ShapeOf<typeof ImportCounts>;

const progress = v.object({ done: count, total: count });

const IMPORT_OUTCOMES = ['running', 'completed', 'incomplete', 'failed', 'interrupted'] as const;
/**
 * What became of a run of the import: `incomplete` where a file could not be used, `failed` where an error ended it,
 * `interrupted` where it has said nothing for minutes and never ended.
 */
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const ImportRun = v.object({
  id: count,
  source: described(v.string(), 'pturf, pmu or press'),
  startedAt: utcTime,
  endedAt: described(v.nullable(utcTime), 'null while it runs, and of one that was interrupted'),
  outcome: v.picklist(IMPORT_OUTCOMES),
  files: described(progress, 'files, or days that were fetched'),
  counts: ImportCounts,
  days: described(count, 'days whose stored rows changed'),
});
/** One run of `pnpm ingest`, or of the page of imports. */
export type ImportRun = ShapeOf<typeof ImportRun>;

const ImportedFile = v.object({
  file: described(v.string(), 'as it was named to the command'),
  counts: ImportCounts,
  failure: described(v.nullable(v.string()), 'why it could not be used'),
  rejectsFile: described(v.nullable(v.string()), 'in DATA_DIR/rejects, with all rejected rows'),
});
/** What came of one file of a run. */
export type ImportedFile = ShapeOf<typeof ImportedFile>;

const ImportReject = v.object({
  file: v.string(),
  line: described(count, 'from 1; 0 where the file tells none'),
  row: count,
  reason: v.string(),
});
/** A row that was not taken. */
export type ImportReject = ShapeOf<typeof ImportReject>;

export const importDetails = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/imports/:id',
    answer: v.object({
      ...ImportRun.entries,
      fileReports: described(
        v.array(ImportedFile),
        'those that could not be used or had rejects first; at most 100',
      ),
      rejects: described(v.array(ImportReject), 'the first 100'),
      notices: described(
        v.array(v.object({ text: v.string(), times: count })),
        'what a person should know of what was kept all the same, with how often; at most 50',
      ),
      failure: described(v.nullable(v.string()), 'why the run failed'),
    }),
  },
  () => ({
    summary: 'One run of the import with its files and rejects',
    access: 'admin',
    params: v.object({ id: rowKey }),
    refusals: [400, 404],
  }),
);
export type ImportRunDetails = AnswerOf<typeof importDetails>;

/** Bytes of a file that is sent, and of each piece of it: calls carry at most 1 MiB, and base64 a third more. */
export const UPLOAD_LIMITS = { file: 200 * 1024 * 1024, piece: 720_000 } as const;

/** The way people and files name a race: `2026-07-07/R1/C1`. */
export const RACE_KEY = /^(\d{4}-\d{2}-\d{2})\/R(\d{1,2})\/C(\d{1,2})$/i;

export const beginUpload = declareCall(
  {
    method: 'POST',
    path: '/apin/admin/imports',
    answer: v.object({ upload: described(v.string(), 'what its pieces are sent to') }),
  },
  () => ({
    summary: 'Begins to take a file that is to be imported',
    description: `Refused with 413 beyond ${UPLOAD_LIMITS.file} bytes.`,
    access: 'admin-fresh',
    status: 201,
    body: v.object({
      name: described(v.pipe(v.string(), v.minLength(1), v.maxLength(200)), 'of the file'),
      size: described(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 'bytes'),
      race: v.optional(
        described(
          v.pipe(v.string(), v.regex(RACE_KEY)),
          'the race of documents of PMU that name none, like 2026-07-07/R1/C1',
        ),
      ),
    }),
    refusals: [400, 413],
  }),
);

export const sendPiece = declareCall(
  {
    method: 'POST',
    path: '/apin/admin/imports/uploads/:upload',
    answer: v.object({
      received: described(count, 'bytes so far'),
      run: described(v.nullable(count), 'the run that imports it; null until the last piece'),
    }),
  },
  () => ({
    summary: 'Takes the next piece of a file; the last one begins its import',
    access: 'admin',
    params: v.object({ upload: v.pipe(v.string(), v.uuid()) }),
    body: v.object({
      at: described(count, 'bytes before this piece'),
      piece: described(
        v.pipe(v.string(), v.base64(), v.minLength(1)),
        `base64 of at most ${UPLOAD_LIMITS.piece} bytes`,
      ),
    }),
    refusals: [400, 404, 409, 413],
  }),
);

export const FollowReport = v.object({
  status: v.picklist(['ok', 'degraded']),
  role: described(
    v.picklist(['following', 'standing by']),
    'whether this process holds the lock of those who follow',
  ),
  lastAnswerAt: described(v.nullable(utcTime), 'the last answer that could be used; null before'),
  failures: described(count, 'in a row, since the last good answer'),
  reason: v.nullable(v.string()),
  unusable: described(
    v.array(v.object({ document: v.string(), times: count })),
    'documents that came and could not be used since this process began, by kind',
  ),
  daysWithoutRaces: described(v.array(isoDay), 'days that are followed and for which the feed names no race'),
  filling: described(
    v.nullable(v.object({ jour: isoDay, done: count, total: count, daysLeft: count })),
    'the past day whose missing documents are asked for now, and how many of them were; null while there is none',
  ),
});
/** How the following of PMU's day goes. */
export type FollowReport = ShapeOf<typeof FollowReport>;

const FINDING_KINDS = ['unknown-field', 'missing-field', 'unknown-word', 'rejected', 'unusable'] as const;
/** How what a source sent differs from what it was known to send. */
export type FindingKind = (typeof FINDING_KINDS)[number];

const SourceFinding = v.object({
  source: described(v.string(), 'pmu'),
  kind: v.picklist(FINDING_KINDS),
  what: described(v.string(), 'a field, a field with its word, or a kind of document'),
  times: count,
  firstSeen: utcTime,
  lastSeen: utcTime,
  example: described(v.string(), 'as it last came; for a missing field the names of those that are there'),
  address: described(v.string(), 'the document it last came in, below the feed’s address'),
});
/** One thing that a source sent and that is not as it was known. */
export type SourceFinding = ShapeOf<typeof SourceFinding>;

export const importRuns = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/imports',
    answer: v.object({
      runs: described(v.array(ImportRun), 'newest first'),
      total: count,
      follow: described(v.nullable(FollowReport), 'null where PMU is not followed'),
      findings: described(
        v.array(SourceFinding),
        'what sources sent that is not as it was known, in the last thirty days, latest first; at most 100',
      ),
    }),
  },
  () => ({
    summary:
      'Runs of the import, newest first, how the following of PMU goes, and what it sends otherwise than before',
    access: 'admin',
    query: v.object(pageQuery),
    refusals: [400],
  }),
);
export type ImportRuns = AnswerOf<typeof importRuns>;

const QualityFindings = v.object({
  source: v.string(),
  findings: count,
  days: count,
  firstDay: isoDay,
  lastDay: isoDay,
});
/** What one rule of the quality report found in the rows of one source. */
export type QualityFindings = ShapeOf<typeof QualityFindings>;

const QualityExample = v.object({
  jour: isoDay,
  source: v.string(),
  race: described(v.nullable(v.number()), 'caractrap.id; null where it is about no race'),
  subject: v.string(),
  detail: v.string(),
});
export type QualityExample = ShapeOf<typeof QualityExample>;

const QualityRule = v.object({
  code: described(v.string(), 'stable name'),
  title: described(v.string(), 'in English, as pnpm ingest check writes it'),
  findings: count,
  sources: v.array(QualityFindings),
  examples: described(v.array(QualityExample), 'of the latest days; at most five'),
});
export type QualityRule = ShapeOf<typeof QualityRule>;

const firstDay = described(v.nullable(isoDay), 'first day looked at; null for all');

const QualityRun = v.object({
  startedAt: utcTime,
  endedAt: v.nullable(utcTime),
  outcome: v.picklist(['running', 'completed', 'failed', 'interrupted']),
  from: firstDay,
  progress,
});
/** One run of the quality rules. */
export type QualityRun = ShapeOf<typeof QualityRun>;

const QualityState = v.object({
  /** The run that goes on or was last; null before the first. */
  run: v.nullable(QualityRun),
  /** The last that was completed, with those rules that found nothing too; null before the first. */
  report: v.nullable(v.object({ from: firstDay, endedAt: utcTime, rules: v.array(QualityRule) })),
});
export type QualityState = ShapeOf<typeof QualityState>;

export const qualityState = declareCall(
  { method: 'GET', path: '/apin/admin/quality', answer: QualityState },
  () => ({ summary: 'What the quality rules last found, and the run that goes on', access: 'admin' }),
);

export const qualityRun = declareCall(
  { method: 'POST', path: '/apin/admin/quality', answer: QualityState },
  () => ({
    summary: 'Begins a run of the quality rules unless one is going on',
    access: 'admin-fresh',
    status: 202,
    body: v.object({ from: described(v.nullable(day), 'the first day as YYYY-MM-DD, or null for all') }),
    refusals: [400],
  }),
);
