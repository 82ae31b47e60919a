import type { GateFinding, ReleaseOperationName } from '@galopin/shared/contracts';
import { ADMINISTRATOR, EVERY_NAME, SITE_ACTOR, type Owners } from './owners';

/** Who calls the release API, and what they may do. */
export interface Caller {
  /** How a refusal names them. */
  readonly who: string;
  /** Whether they hold the site's own token: it alone makes tokens, vouches for the ledger and lets go of builds. */
  readonly holdsSiteToken: boolean;
  /** Why a change of a name in an environment is not this caller's to make; `null` when it is. */
  mayChange(wanted: WantedAccess): GateFinding | null;
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
];

/** The holder of the token in the site's data folder. */
export const SITE: Caller = {
  who: 'the site itself',
  holdsSiteToken: true,
  mayChange: () => null,
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
    holdsSiteToken: false,
    mayChange: () => null,
    mayPublish: (name) => ({
      rule: 'owners',
      found: `a build of ${name} from ${who}`,
      wanted: 'a token of a team that owns it',
    }),
    actor: () => `${ADMINISTRATOR}:${uid}`,
  };
}

/**
 * The holder of a team's token. The owners file is the present one: what a team lost, its tokens have lost.
 * @param environments those the token is for
 */
export function teamCaller(team: string, environments: readonly string[], owners: Owners): Caller {
  const of = owners.teams[team];
  const remotes = of?.remotes ?? [];
  const open = environments.filter((environment) => of?.environments.includes(environment) === true);
  const owns = (name: string) => remotes.includes(name) || remotes.includes(EVERY_NAME);
  const wanted = `${listed(remotes)} in ${listed(open)}`;
  return {
    who: `team ${team}`,
    holdsSiteToken: false,
    mayChange({ op, name, environment }) {
      const isOnCall = owners.onCall.includes(team) && ON_CALL.includes(op);
      if (open.includes(environment) && (owns(name) || isOnCall)) return null;
      return { rule: 'owners', found: `${op} of ${name} in ${environment} by team ${team}`, wanted };
    },
    mayPublish: (name) =>
      owns(name) && open.length > 0
        ? null
        : { rule: 'owners', found: `a build of ${name} from team ${team}`, wanted },
    actor: (claimed) => `${team} (${claimed})`,
  };
}

const listed = (values: readonly string[]): string => (values.length === 0 ? 'nothing' : values.join(', '));
