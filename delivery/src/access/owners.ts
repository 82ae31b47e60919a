import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
  return `${v.getDotPath(issue) ?? 'all of it'}: found ${issue.received}; wanted ${issue.message}`;
}

function checkOnCall({ teams, onCall }: Owners): string[] {
  return onCall
    .filter((name) => !Object.hasOwn(teams, name))
    .map((name) => `onCall: found ${name}; wanted one of ${Object.keys(teams).join(', ')}`);
}

/** @throws Error when the file is not there or {@link parseOwners} refuses it */
export async function readOwners(file: string): Promise<Owners> {
  const source = path.resolve(file);
  const text = await readFile(source, 'utf8').catch((cause: unknown) => {
    throw new Error(`${source} cannot be read: it says which team may release what`, { cause });
  });
  return parseOwners(text, source);
}

function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} is not JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}
