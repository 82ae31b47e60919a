import type { TeamChange, TeamPage, TeamToken } from '@galopin/shared/contracts';
import { isDatabaseAway } from '@galopin/postgres/client';
import type { Tokens } from '../access/createTokens';
import { EVERY_NAME, type Team } from '../access/owners';
import type { Environments, ReleaseEnvironment } from '../environments';
import type { HealthStore } from '../health/createHealthStore';
import type { HistoryLine } from '../ledger/ReleaseState';
import { describePart, type StoredPlace } from './describePart';
import { withoutAccount } from './withoutAccount';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_LINES = 30;

export interface TeamSources {
  readonly environments: Environments;
  readonly tokens: Pick<Tokens, 'list'>;
  readonly health: Pick<HealthStore, 'rows'>;
  readonly now: () => Date;
}

/** What a page says beside what the owners file says of the team. */
export type TeamState = Pick<TeamPage, 'database' | 'parts' | 'history' | 'tokens'>;

/** What serves of a team's names, how it does and what was changed. The database's error is thrown unless it is away. */
export async function readTeamState(name: string, team: Team, sources: TeamSources): Promise<TeamState> {
  const places = [...sources.environments.values()].filter(({ name: place }) =>
    team.environments.includes(place),
  );
  const names = namesOf(team, places);
  const stored = await unlessAway(readStored({ name, team, names, places }, sources));
  return {
    database: stored ? 'there' : 'away',
    parts: names.map((part) =>
      describePart(
        part,
        places.map((environment) => ({
          environment,
          stored: stored?.places.get(keyOf(environment, part)) ?? null,
        })),
      ),
    ),
    history: stored?.history ?? [],
    tokens: stored?.tokens ?? [],
  };
}

/** What the team may release; where that is everything, all that serves somewhere. */
function namesOf({ remotes }: Team, places: readonly ReleaseEnvironment[]): string[] {
  const named = remotes.filter((remote) => remote !== EVERY_NAME);
  const serving = remotes.includes(EVERY_NAME)
    ? places.flatMap(({ live }) => Object.keys(live.current().pointer.state.names))
    : [];
  return [...new Set([...named, ...serving])].sort();
}

interface WantedTeam {
  readonly name: string;
  readonly team: Team;
  readonly names: readonly string[];
  readonly places: readonly ReleaseEnvironment[];
}

async function readStored({ name, team, names, places }: WantedTeam, sources: TeamSources) {
  const { health, now } = sources;
  const since = new Date(now().getTime() - DAY_MS);
  const known = new Map<string, StoredPlace>();
  const lines: HistoryLine[] = [];
  // One after the other: a reader is not to take all connections that releases need.
  for (const place of places) {
    for (const wanted of team.remotes.includes(EVERY_NAME) ? [undefined] : names)
      lines.push(...(await place.ledger.readHistory({ name: wanted, limit: MOST_LINES })));
    for (const part of names) {
      const served = place.live.current().pointer.state.names[part]?.active;
      const [line] =
        served === undefined ? [] : await place.ledger.readHistory({ name: part, served, limit: 1 });
      const rows = await health.rows(place.name, since, part);
      known.set(keyOf(place, part), { served: line, rows });
    }
  }
  return {
    places: known,
    history: lines
      .sort((a, b) => b.at.localeCompare(a.at) || b.n - a.n)
      .slice(0, MOST_LINES)
      .map(toChange),
    tokens: await readTokens(name, sources),
  };
}

/** Tokens of a team that are good. */
async function readTokens(team: string, { tokens, now }: TeamSources): Promise<TeamToken[]> {
  const good = (await tokens.list()).filter(
    (token) =>
      token.team === team && token.revokedAt === null && Date.parse(token.expiresAt) > now().getTime(),
  );
  return good.map(({ id, environments, remotes, expiresAt }) => ({ id, environments, remotes, expiresAt }));
}

function toChange({
  n,
  at,
  environment,
  actor,
  op,
  name,
  from,
  to,
  detail,
  reason,
}: HistoryLine): TeamChange {
  const permyriad = detail?.permyriad ?? null;
  return { n, at, environment, actor: withoutAccount(actor), op, name, from, to, permyriad, reason };
}

/** `null` while the database is away: what serves is worth an answer all the same. */
async function unlessAway<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (isDatabaseAway(error)) return null;
    throw error;
  }
}

const keyOf = (place: ReleaseEnvironment, name: string): string => `${place.name} ${name}`;
