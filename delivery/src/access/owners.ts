import { BUILD_NAME } from '@galopin/shared/contracts';
import * as v from 'valibot';

/** Stands for every name. */
export const EVERY_NAME = '*';
/** Stands in the history before the account of the site's administrator. */
export const ADMINISTRATOR = 'admin';
/** Stands in the history for the holder of the site's own token. */
export const SITE_ACTOR = 'site';
/** Stands in the history for what is done without a person. */
export const AUTOPILOT = 'autopilot';
/** Who stands in the history and is no team: none may be called so. */
const NO_TEAMS: readonly string[] = [ADMINISTRATOR, SITE_ACTOR, AUTOPILOT];

const environment = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'an environment such as production'),
);
const teamName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'a team such as races'),
  v.notValues(NO_TEAMS, `a team; ${NO_TEAMS.join(', ')} are others in the history`),
);
/** An address in plain ASCII: letters of other scripts fold to some of it, and would make a stranger a member. */
const ADDRESS = /^[!-?A-~]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
const member = v.pipe(
  v.string(),
  v.regex(ADDRESS, 'the e-mail address of an account, in ASCII'),
  v.maxLength(254, 'an address of at most 254 characters'),
  v.toLowerCase(),
);
const team = v.strictObject({
  /** Names the team releases; `*` for all, the shell included. */
  remotes: v.array(
    v.pipe(
      v.string(),
      v.check(
        (name) => name === EVERY_NAME || BUILD_NAME.test(name),
        'shell, a remote such as mf-races, or *',
      ),
    ),
  ),
  environments: v.array(environment),
  /** Accounts that may read the team's page: their verified addresses. */
  members: v.exactOptional(v.array(member)),
});

const ownersSchema = v.strictObject({
  teams: v.record(teamName, team),
  /** Teams that may withdraw what any team has released. */
  onCall: v.array(v.string()),
});

/** Which team may release what, and where. */
export type Owners = v.InferOutput<typeof ownersSchema>;

export type Team = Owners['teams'][string];

/** A team of the file; `undefined` for any other name, those that every object knows included. */
export const teamOf = ({ teams }: Owners, name: string): Team | undefined =>
  Object.hasOwn(teams, name) ? teams[name] : undefined;

/**
 * Teams that list an address, sorted.
 * @param address of an account, as its provider has verified it; one beyond ASCII is nobody's
 */
export function teamsOfMember({ teams }: Owners, address: string): string[] {
  if (!ADDRESS.test(address)) return [];
  const wanted = address.toLowerCase();
  return Object.keys(teams)
    .filter((name) => teams[name]?.members?.includes(wanted) === true)
    .sort();
}

/** Whether a name is a team's to release. */
export const owns = (team: Team | undefined, name: string): boolean =>
  team !== undefined && (team.remotes.includes(name) || team.remotes.includes(EVERY_NAME));

/**
 * Reads who owns what from the text of an owners file.
 * @param source how the text is called in a message
 * @throws Error naming every value that cannot be used and what was wanted
 */
export function parseOwners(text: string, source: string): Owners {
  const result = v.safeParse(ownersSchema, parseJson(text, source));
  const faults = result.success ? checkOnCall(result.output) : result.issues.map(describeIssue);
  if (!result.success || faults.length > 0)
    throw new Error([`${source} cannot be used:`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
  return result.output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'all of it';
  // An address that is nearly one is somebody's.
  const found = /\.members\.\d+$/.test(place) ? 'something else' : issue.received;
  return `${place}: found ${found}; wanted ${issue.message}`;
}

function checkOnCall({ teams, onCall }: Owners): string[] {
  return onCall
    .filter((name) => !Object.hasOwn(teams, name))
    .map((name) => `onCall: found ${name}; wanted one of ${Object.keys(teams).join(', ')}`);
}

function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} is not JSON: ${cause instanceof Error ? withoutText(cause.message) : ''}`);
  }
}

/** The engine quotes what stands around the fault: addresses may, and the message is posted to a web hook. */
const withoutText = (message: string): string =>
  message.replace(/, (\.{3})?".*"(\.{3})? is not valid JSON$/su, '');
