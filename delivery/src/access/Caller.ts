import type { GateFinding, ReleaseOperationName, TokenEntry } from '@galopin/shared/contracts';
import { ADMINISTRATOR, owns, SITE_ACTOR, teamOf, type Owners } from './owners';

/** Who calls the release API, and what they may do. */
export interface Caller {
  /** How a refusal names them. */
  readonly who: string;
  /** Whose token it is; `null` for who is no team: the site and the administrator. */
  readonly team: string | null;
  /** Whether they hold the site's own token: it alone makes tokens, vouches for the ledger and lets go of builds. */
  readonly holdsSiteToken: boolean;
  /** Why a change of a name in an environment is not this caller's to make; `null` when it is. */
  mayChange(wanted: WantedAccess): GateFinding | null;
  /** Why an environment is not this caller's to look at; `null` when it is. */
  mayEnter(environment: string): GateFinding | null;
  /** Why builds of a name are not this caller's to send; `null` when they are. */
  mayPublish(name: string): GateFinding | null;
  /**
   * Who stands in the history for what this caller does: whom the token or account shows them to be, and in brackets
   * who they say they are.
   */
  actor(claimed: string): string;
}

export interface WantedAccess {
  readonly op: ReleaseOperationName;
  readonly name: string;
  readonly environment: string;
}

/** What a team on call may do to any name: take back, hold, and let go again. Nothing of it brings a new build. */
const ON_CALL: readonly ReleaseOperationName[] = [
  'rollback',
  'end-canary',
  'freeze',
  'unfreeze',
  'disable',
  'enable',
  'disable-render',
  'enable-render',
];

/** The holder of the token in the site's data folder. */
export const SITE: Caller = {
  who: 'the site itself',
  team: null,
  holdsSiteToken: true,
  mayChange: () => null,
  mayEnter: () => null,
  mayPublish: () => null,
  actor: (claimed) => `${SITE_ACTOR} (${claimed})`,
};

/**
 * The site's administrator, known by their account: changes what serves, everywhere. They bring no build, since what is
 * in a browser can be stolen by a page, and stand in the history by their account whatever they call themselves.
 * @param uid of the identity provider: a history that is never rewritten is no place for an address
 */
export function administrator(uid: string): Caller {
  const who = 'the administrator’s account';
  return {
    who,
    team: null,
    holdsSiteToken: false,
    mayChange: () => null,
    mayEnter: () => null,
    mayPublish: (name) => ({
      rule: 'owners',
      found: `a build of ${name} from ${who}`,
      wanted: 'a token of a team that owns it',
    }),
    actor: () => `${ADMINISTRATOR}:${uid}`,
  };
}

/**
 * The holder of a team's token. The owners file is the present one: what a team lost, its tokens have lost, whatever
 * they are for.
 */
export function teamCaller({ team, environments, remotes: limit }: TokenScope, owners: Owners): Caller {
  const of = teamOf(owners, team);
  const isFor = (name: string) => limit === null || limit.includes(name);
  const helps = owners.onCall.includes(team);
  const names = limit?.filter((name) => helps || owns(of, name)) ?? of?.remotes ?? [];
  const open = environments.filter((environment) => of?.environments.includes(environment) === true);
  const wanted = `${listed(names)} in ${listed(open)}`;
  const refusal = (found: string, isTheTeams: boolean): GateFinding => ({
    // Whose fault it is: of the token, which another one of the team's would mend, or of the owners file.
    rule: isTheTeams ? 'token' : 'owners',
    found: `${found} ${isTheTeams ? 'by a token of' : 'by'} team ${team}`,
    wanted,
  });
  return {
    who: `team ${team}`,
    team,
    holdsSiteToken: false,
    mayChange({ op, name, environment }) {
      const isTheTeams = owns(of, name) || (helps && ON_CALL.includes(op));
      if (open.includes(environment) && isTheTeams && isFor(name)) return null;
      return refusal(
        `${op} of ${name} in ${environment}`,
        isTheTeams && of?.environments.includes(environment) === true,
      );
    },
    mayEnter: (environment) =>
      open.includes(environment)
        ? null
        : refusal(`a look at ${environment}`, of?.environments.includes(environment) === true),
    mayPublish: (name) =>
      owns(of, name) && isFor(name) && open.length > 0
        ? null
        : refusal(`a build of ${name}`, owns(of, name) && (of?.environments.length ?? 0) > 0),
    actor: (claimed) => `${team} (${claimed})`,
  };
}

/** What a token was issued for. */
export type TokenScope = Pick<TokenEntry, 'team' | 'environments' | 'remotes'>;

const listed = (values: readonly string[]): string => (values.length === 0 ? 'nothing' : values.join(', '));
