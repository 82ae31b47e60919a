import * as v from 'valibot';
import { count, declareCall, described, whole } from '#terms';
import { BuildSource, buildArtifact, buildName } from './BuildArtifact';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { utcTime } from './calls/values';

/** Everything that can be done to what serves. */
export const RELEASE_OPERATIONS = [
  'promote',
  'rollback',
  'canary',
  'end-canary',
  'freeze',
  'unfreeze',
  'disable',
  'enable',
  'disable-render',
  'enable-render',
  'prove',
  'reinstate',
] as const;
export type ReleaseOperationName = (typeof RELEASE_OPERATIONS)[number];

/** Share of the visitors in hundredths of a percent: 10 % is 1000, everybody 10 000. */
export type Permyriad = number;

const OperationDetail = v.object({
  permyriad: v.exactOptional(described(whole, 'a canary’s share')),
  salt: v.exactOptional(
    described(
      v.string(),
      'decides with the visitor’s own number who is in a canary; another one for every canary',
    ),
  ),
  quarantine: v.exactOptional(
    described(v.literal(true), 'the build left behind must not serve again until it is reinstated'),
  ),
});
/** What some operations carry beside a build. */
export type OperationDetail = ShapeOf<typeof OperationDetail>;

export const ReleaseHistoryEntry = v.object({
  n: described(whole, 'number of the release the line made, from 1 without gaps'),
  at: utcTime,
  environment: v.string(),
  actor: v.string(),
  op: v.picklist(RELEASE_OPERATIONS),
  name: v.string(),
  from: described(v.nullable(v.string()), 'build that served before; null for a first release'),
  to: described(
    v.nullable(v.string()),
    'build the operation is about; null where it is about the name alone',
  ),
  detail: v.exactOptional(described(OperationDetail, 'absent where the operation carries nothing more')),
  reason: v.string(),
  prevHash: v.string(),
  hash: v.string(),
});
/** One line of the ledger's history; each carries the hash of the line before. */
export type ReleaseHistoryEntry = ShapeOf<typeof ReleaseHistoryEntry>;

const CanaryState = v.object({ buildId: v.string(), permyriad: whole, salt: v.string() });
/** A build tried on a share of the visitors. */
export type CanaryState = ShapeOf<typeof CanaryState>;

const ServingBuild = v.object({
  name: v.string(),
  kind: v.picklist(['shell', 'remote']),
  buildId: v.string(),
  proven: described(v.boolean(), 'whether it has served long enough without trouble to be fallen back to'),
  lastGood: v.nullable(v.string()),
  canary: v.nullable(CanaryState),
  frozen: v.boolean(),
  disabled: v.boolean(),
  browserOnly: v.optional(
    described(v.boolean(), 'whether its pages are rendered by browsers alone, not on the server first'),
    false,
  ),
  quarantined: v.array(v.string()),
  builtAt: utcTime,
  source: BuildSource,
});
/** What serves under one name. */
export type ServingBuild = ShapeOf<typeof ServingBuild>;

/** An environment, as calls of the release API name it. */
export const environmentName = () =>
  described(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)), 'the name of an environment');

export const servedReleases = declareCall(
  {
    method: 'GET',
    path: '/_delivery/releases',
    answer: v.object({
      environment: v.string(),
      release: described(count, '0 before the first release'),
      database: described(
        v.picklist(['there', 'away']),
        'while the database is away, what serves is known and history is empty',
      ),
      serving: v.array(ServingBuild),
      history: described(v.array(ReleaseHistoryEntry), 'newest first, at most 50'),
    }),
  },
  () => ({
    summary: 'What serves, and the latest changes; of one name when one is given',
    access: 'system',
    query: v.object({ environment: v.optional(environmentName()), name: v.optional(buildName()) }),
  }),
);
export type ReleasesAnswer = AnswerOf<typeof servedReleases>;

/** Announces a build: which of its files are still to be sent, `.br` twins included. */
export const buildReservation = declareCall(
  {
    method: 'POST',
    path: '/_delivery/builds',
    answer: v.object({ state: v.picklist(['reserved', 'committed']), missing: v.array(v.string()) }),
  },
  () => ({
    summary: 'Announces a build',
    access: 'system',
    // What a newer tool says of a build is kept, and read by who knows it.
    body: v.looseObject(buildArtifact().entries),
  }),
);
export type ReservationAnswer = AnswerOf<typeof buildReservation>;
