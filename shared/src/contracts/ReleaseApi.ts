import * as v from 'valibot';
import { count, declareCall, described, whole } from '#terms';
import { BUILD_ID, buildId, buildName, BuildSource, GateFinding } from './BuildArtifact';
import type { AnswerOf, GivenTo, ShapeOf } from './calls/Call';
import { utcTime } from './calls/values';
import { environmentName, RELEASE_OPERATIONS, ReleaseHistoryEntry } from './ReleaseLedger';

// Who may make a call of the release API, delivery decides by the caller's token.

/** A build id, or six and more of its first digits. */
const buildPrefix = () =>
  described(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{6,16}$/)),
    'a build id, or six and more of its first digits',
  );
/** A text that is not only space. */
const sentence = (most: number) =>
  described(
    v.pipe(v.string(), v.maxLength(most), v.regex(/\S/)),
    `a text of 1 to ${most} characters that is not only space`,
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

const tokenFields = {
  id: v.string(),
  team: v.string(),
  environments: v.array(v.string()),
  createdBy: v.string(),
  createdAt: utcTime,
  expiresAt: utcTime,
  revokedAt: v.nullable(utcTime),
};
const TokenEntry = v.object(tokenFields);
/** A token as it is listed: the token itself is shown once, when it is issued. */
export type TokenEntry = ShapeOf<typeof TokenEntry>;

/** A token nobody looks after ends by itself. */
const MOST_TOKEN_DAYS = 366;

export const tokenIssue = declareCall(
  {
    method: 'POST',
    path: '/_delivery/tokens',
    answer: v.object({ ...tokenFields, token: v.string() }),
  },
  () => ({
    summary: 'Issues a token to a team',
    access: 'system',
    status: 201,
    body: v.strictObject({
      team: described(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)), 'the name of a team'),
      environments: v.optional(
        described(
          v.pipe(v.array(environmentName()), v.minLength(1)),
          'some of the team’s environments; all by default',
        ),
      ),
      days: described(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TOKEN_DAYS)),
        `days until it expires, 1 to ${MOST_TOKEN_DAYS}`,
      ),
      actor: sentence(200),
    }),
  }),
);
export type TokenRequest = GivenTo<typeof tokenIssue>['body'];
export type IssuedToken = AnswerOf<typeof tokenIssue>;

export const teamTokens = declareCall(
  {
    method: 'GET',
    path: '/_delivery/tokens',
    answer: v.object({ tokens: described(v.array(TokenEntry), 'newest first') }),
  },
  () => ({ summary: 'Tokens of the teams', access: 'system' }),
);
export type TokensAnswer = AnswerOf<typeof teamTokens>;

export const tokenRevocation = declareCall(
  { method: 'DELETE', path: '/_delivery/tokens/:id', answer: TokenEntry },
  () => ({
    summary: 'Takes a token back',
    access: 'system',
    params: v.object({
      id: described(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)), 'the id of a token'),
    }),
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

/** A link to builds that do not serve, or without `builds` to an environment on the site's own port. */
export const visitorLink = declareCall(
  {
    method: 'POST',
    path: '/_delivery/links',
    answer: v.object({ path: described(v.string(), 'path and query on the site'), until: utcTime }),
  },
  () => ({
    summary: 'A link by which one visitor gets builds that do not serve',
    access: 'system',
    body: v.strictObject({
      /** The one whose release the builds are checked against, or the one to see; the main one by default. */
      environment: v.optional(v.pipe(v.string(), v.maxLength(31))),
      builds: v.exactOptional(
        described(
          v.pipe(
            v.array(v.object({ name: buildName(), buildId: v.pipe(v.string(), v.regex(BUILD_ID)) })),
            v.minLength(1),
            v.maxLength(20),
          ),
          '1 to 20 of {name, buildId}, one of each name',
        ),
      ),
      days: v.optional(
        described(v.pipe(v.number(), v.gtValue(0), v.maxValue(7)), 'days the link is good for: up to 7'),
        1,
      ),
      to: v.optional(
        described(
          v.pipe(v.string(), v.maxLength(2000), v.regex(/^\//)),
          'the path of the site that a link to builds leads to',
        ),
      ),
    }),
  }),
);
export type LinkRequest = GivenTo<typeof visitorLink>['body'];
export type VisitorLink = AnswerOf<typeof visitorLink>;
