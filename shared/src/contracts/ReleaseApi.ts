import * as v from 'valibot';
import { count, declareCall, described, whole } from '#terms';
import { buildId, buildName, BuildSource, GateFinding } from './BuildArtifact';
import type { AnswerOf, GivenTo, ShapeOf } from './calls/Call';
import { sentence } from './calls/params';
import { utcTime } from './calls/values';
import { environmentName, RELEASE_OPERATIONS, ReleaseHistoryEntry } from './ReleaseLedger';

// Who may make a call of the release API, delivery decides by the caller's token.

/** A build id, or six and more of its first digits. */
const buildPrefix = () =>
  described(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{6,16}$/)),
    'a build id, or six and more of its first digits',
  );
const where = () => ({ environment: v.optional(environmentName()) });
const flag = () => v.exactOptional(v.literal(true));

/** The one call by which what serves is changed. */
export const releaseChange = declareCall(
  {
    method: 'POST',
    path: '/_delivery/changes',
    answer: v.object({
      environment: v.string(),
      release: described(whole, 'number of the release that serves now'),
      op: v.picklist(RELEASE_OPERATIONS),
      name: v.string(),
      from: described(v.nullable(v.string()), 'build that served everybody before'),
      to: described(
        v.nullable(v.string()),
        'build the operation was about; null where it was about the name alone',
      ),
      changed: described(
        v.boolean(),
        'false where it was so already; of a dry run, whether it would change anything',
      ),
      warnings: described(v.array(GateFinding), 'what the change does not break and somebody should know of'),
      findings: v.exactOptional(
        described(
          v.array(GateFinding),
          'of a dry run only: why the change would be refused; empty when it would be made',
        ),
      ),
    }),
  },
  () => ({
    summary: 'Changes what serves',
    access: 'system',
    // Strict: a misspelt `dryRun` must not become a change.
    body: v.strictObject({
      environment: v.exactOptional(environmentName()),
      op: described(v.picklist(RELEASE_OPERATIONS), `one of ${RELEASE_OPERATIONS.join(', ')}`),
      name: buildName(),
      /**
       * Without one: `rollback` takes the last good build, `promote` the canary, `canary` the one under way, `prove`
       * the active build, `reinstate` the one withdrawn last.
       */
      buildId: v.exactOptional(buildPrefix()),
      /** The build that must serve everybody still: refused once another does. */
      expectedActive: v.exactOptional(buildId()),
      permyriad: v.exactOptional(
        described(
          v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
          'a canary’s share in hundredths of a percent, 0 to 10000',
        ),
      ),
      /** The build left behind must not serve again until it is reinstated. */
      quarantine: flag(),
      /** The size rules warn and refuse nothing. */
      allowSize: flag(),
      /** Asks what would happen; nothing is changed. */
      dryRun: flag(),
      actor: sentence(200),
      reason: sentence(1000),
    }),
  }),
);
export type ChangeRequest = GivenTo<typeof releaseChange>['body'];
export type ChangeAnswer = AnswerOf<typeof releaseChange>;

const BUILD_STANDINGS = ['active', 'canary', 'good', 'quarantined', 'kept', 'incomplete'] as const;
/** What a kept build is to an environment. */
export type BuildStanding = (typeof BUILD_STANDINGS)[number];

const KeptBuild = v.object({
  name: v.string(),
  buildId: v.string(),
  standing: v.picklist(BUILD_STANDINGS),
  builtAt: utcTime,
  publishedAt: described(utcTime, 'when it was first sent'),
  source: BuildSource,
  brotli: described(count, 'brotli bytes of all that visitors can load of it'),
});
/** A build that delivery keeps. */
export type KeptBuild = ShapeOf<typeof KeptBuild>;

export const keptBuilds = declareCall(
  {
    method: 'GET',
    path: '/_delivery/builds',
    answer: v.object({
      environment: v.string(),
      builds: described(v.array(KeptBuild), 'latest first'),
    }),
  },
  () => ({
    summary: 'What can serve under a name',
    access: 'system',
    query: v.object({ ...where(), name: buildName() }),
  }),
);
export type BuildsAnswer = AnswerOf<typeof keptBuilds>;

export const releaseHistory = declareCall(
  {
    method: 'GET',
    path: '/_delivery/history',
    answer: v.object({
      environment: v.string(),
      lines: described(v.array(ReleaseHistoryEntry), 'newest first'),
    }),
  },
  () => ({
    summary: 'What was changed, before a line’s number when one is given',
    access: 'system',
    query: v.object({
      ...where(),
      name: v.optional(buildName()),
      before: v.optional(lineNumber()),
      limit: v.optional(lineNumber(), 20),
    }),
  }),
);
export type HistoryAnswer = AnswerOf<typeof releaseHistory>;

function lineNumber() {
  return described(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
    'a whole number from 1',
  );
}

const FileDifference = v.object({
  file: v.string(),
  before: v.nullable(v.number()),
  after: v.nullable(v.number()),
});
/** A file that two builds do not have in common; bytes are `null` on the side that lacks it. */
export type FileDifference = ShapeOf<typeof FileDifference>;

const FactDifference = v.object({
  fact: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
/** One fact that differs; `null` on the side that lacks it. */
export type FactDifference = ShapeOf<typeof FactDifference>;

export const buildDiff = declareCall(
  {
    method: 'GET',
    path: '/_delivery/diff',
    answer: v.object({
      name: v.string(),
      from: v.string(),
      to: v.string(),
      facts: described(v.array(FactDifference), 'commit, contract, shared modules, routes'),
      files: described(v.array(FileDifference), 'sorted by name'),
      brotli: described(
        v.object({ before: v.number(), after: v.number() }),
        'brotli bytes of all that visitors can load',
      ),
    }),
  },
  () => ({
    summary: 'How two builds differ',
    access: 'system',
    query: v.object({ ...where(), name: buildName(), from: buildPrefix(), to: buildPrefix() }),
  }),
);
export type DiffAnswer = AnswerOf<typeof buildDiff>;

const Verification = v.object({
  environment: v.string(),
  ok: v.boolean(),
  lines: count,
  fault: v.exactOptional(described(v.string(), 'the first thing that does not fit')),
});
export type VerificationAnswer = ShapeOf<typeof Verification>;

export const ledgerVerification = declareCall(
  { method: 'GET', path: '/_delivery/verification', answer: Verification },
  () => ({
    summary: 'Replays a history and compares it with what serves',
    access: 'system',
    query: v.object(where()),
  }),
);

export const ledgerSignature = declareCall(
  { method: 'POST', path: '/_delivery/signatures', answer: Verification },
  () => ({
    summary: 'Vouches for what the ledger says, after its history was replayed',
    access: 'system',
    body: v.strictObject(where()),
  }),
);

export const buildPruning = declareCall(
  {
    method: 'POST',
    path: '/_delivery/pruning',
    answer: v.object({
      dryRun: v.boolean(),
      retired: described(v.array(v.string()), 'let go, as name/buildId: removed by a later run'),
      removed: v.array(v.string()),
      files: described(count, 'files removed, those that belonged to no build included'),
    }),
  },
  () => ({
    summary: 'Lets go of what the retention policy does not keep',
    access: 'system',
    body: v.strictObject({ dryRun: v.optional(v.boolean(), false) }),
  }),
);
export type PruningAnswer = AnswerOf<typeof buildPruning>;
