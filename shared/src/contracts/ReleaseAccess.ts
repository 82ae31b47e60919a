import * as v from 'valibot';
import { declareCall, described } from '#terms';
import { buildId, buildName } from './BuildArtifact';
import type { AnswerOf, GivenTo, ShapeOf } from './calls/Call';
import { sentence } from './calls/params';
import { utcTime } from './calls/values';
import { environmentName } from './ReleaseLedger';

// Who is let in to the release API by a token, and who sees a build by a link.

const tokenFields = {
  id: v.string(),
  team: v.string(),
  environments: v.array(v.string()),
  /** A delivery of before limits no token to some remotes. */
  remotes: described(
    v.optional(v.nullable(v.array(v.string())), null),
    'the names it is for; null for all of the team’s',
  ),
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
      remotes: v.optional(
        described(
          v.pipe(v.array(buildName()), v.minLength(1), v.maxLength(50)),
          'some of the names the team releases; all by default',
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
            v.array(v.object({ name: buildName(), buildId: buildId() })),
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
