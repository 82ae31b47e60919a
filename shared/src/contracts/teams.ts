import * as v from 'valibot';
import { count, declareCall, described, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { utcTime } from './calls/values';
import { RELEASE_OPERATIONS } from './ReleaseLedger';
import { renderCounts } from './RemoteHealth';

// What a team owns and how it does, for who may read it: its members, its tokens, the administrator. No person is in it.

const teamFields = {
  name: v.string(),
  remotes: described(v.array(v.string()), 'names it releases; * stands for every name'),
  environments: v.array(v.string()),
  isOnCall: described(v.boolean(), 'it may withdraw what any team has released'),
};
const TeamEntry = v.object(teamFields);
/** A team of the owners file. */
export type TeamEntry = ShapeOf<typeof TeamEntry>;

export const readableTeams = declareCall(
  {
    method: 'GET',
    path: '/_delivery/teams',
    answer: v.object({ teams: described(v.array(TeamEntry), 'sorted by name; empty for who is in none') }),
  },
  () => ({ summary: 'The teams whose pages the caller may read', access: 'member' }),
);

const TeamServing = v.object({
  buildId: v.string(),
  builtAt: utcTime,
  since: described(v.nullable(utcTime), 'since when it serves everybody; null while the database is away'),
  by: described(v.nullable(v.string()), 'who let it; of the administrator, `admin` without the account'),
  proven: described(v.boolean(), 'whether it has served long enough without trouble to be fallen back to'),
  lastGood: v.nullable(v.string()),
  canary: v.nullable(
    v.object({ buildId: v.string(), permyriad: described(whole, 'hundredths of a percent of the visitors') }),
  ),
  frozen: v.boolean(),
  disabled: v.boolean(),
  browserOnly: v.optional(
    described(v.boolean(), 'whether its pages are rendered by browsers alone, not on the server first'),
    false,
  ),
  quarantined: v.array(v.string()),
});
/** What serves under one name of a team, in one environment. */
export type TeamServing = ShapeOf<typeof TeamServing>;

const TeamHealth = v.object({
  build: v.string(),
  sessions: described(count, 'of the last 24 hours'),
  badSessions: count,
  ...renderCounts,
  loadMs: described(
    v.nullable(v.object({ p50: v.number(), p75: v.number(), p95: v.number() })),
    'milliseconds from the wish to the first commit; null before the first load',
  ),
});
/** How a build that serves did for its visitors, in whatever role they got it. */
export type TeamHealth = ShapeOf<typeof TeamHealth>;

const TeamBudget = v.object({
  part: v.picklist(['entry', 'page', 'total']),
  page: described(v.nullable(v.string()), 'which page or widget; null for the others'),
  widget: v.optional(
    described(v.boolean(), 'whether it is a widget: pages of other remotes wait for it'),
    false,
  ),
  bytes: described(count, 'brotli bytes of the build that serves'),
  allowed: described(count, 'brotli bytes from which on the gate refuses it'),
});
/** What a visitor waits for, against the gate's limit. */
export type TeamBudget = ShapeOf<typeof TeamBudget>;

const TeamPlace = v.object({
  environment: v.string(),
  serving: described(v.nullable(TeamServing), 'null where nothing serves'),
  health: described(
    v.nullable(v.array(TeamHealth)),
    'of the active build, then of the one on trial; null while the database is away',
  ),
  budgets: v.array(TeamBudget),
});
/** One name of a team in one environment. */
export type TeamPlace = ShapeOf<typeof TeamPlace>;

const TeamPart = v.object({
  name: v.string(),
  paths: described(v.array(v.string()), 'patterns of the pages it owns'),
  places: described(
    v.array(TeamPlace),
    'the team’s environments that this delivery serves, the site’s main one first',
  ),
});
/** The shell or a remote, as its team sees it. */
export type TeamPart = ShapeOf<typeof TeamPart>;

const TeamChange = v.object({
  n: whole,
  at: utcTime,
  environment: v.string(),
  actor: described(v.string(), 'of the administrator, `admin` without the account'),
  op: v.picklist(RELEASE_OPERATIONS),
  name: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  permyriad: described(v.nullable(whole), 'a canary’s share; null where there is none'),
  reason: v.string(),
});
/** A change of what serves under one of a team's names. */
export type TeamChange = ShapeOf<typeof TeamChange>;

const TeamToken = v.object({
  id: v.string(),
  environments: v.array(v.string()),
  remotes: described(v.nullable(v.array(v.string())), 'the names it is for; null for all of the team’s'),
  expiresAt: utcTime,
});
/** A token of a team that is good: neither the secret nor who asked for it. */
export type TeamToken = ShapeOf<typeof TeamToken>;

export const teamPage = declareCall(
  {
    method: 'GET',
    path: '/_delivery/teams/:team',
    answer: v.object({
      ...teamFields,
      members: described(count, 'accounts that may read this; nobody is told which'),
      database: described(
        v.picklist(['there', 'away']),
        'while the database is away, what serves is known; history and tokens are empty',
      ),
      parts: described(v.array(TeamPart), 'sorted by name'),
      history: described(v.array(TeamChange), 'newest first, at most 30'),
      tokens: described(v.array(TeamToken), 'newest first'),
    }),
  },
  () => ({
    summary: 'What a team owns, what serves of it, how it does and what was changed',
    access: 'member',
    params: v.object({
      team: described(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)), 'the name of a team'),
    }),
    refusals: [404],
  }),
);
/** A team's page. */
export type TeamPage = AnswerOf<typeof teamPage>;
