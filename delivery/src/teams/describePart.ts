import {
  PATH_OWNERS,
  paths,
  type BuildArtifact,
  type TeamHealth,
  type TeamPart,
  type TeamPlace,
  type TeamServing,
} from '@galopin/shared/contracts';
import type { Selectable } from 'kysely';
import type { ReleaseEnvironment } from '../environments';
import { budgetsOf } from '../gate/checkSize';
import { describeHealth } from '../health/describeHealth';
import type { HealthTables } from '../health/HealthTables';
import type { HistoryLine } from '../ledger/ReleaseState';
import { buildsOf } from '../live/LiveRelease';
import { withoutAccount } from './withoutAccount';

type HealthRow = Selectable<HealthTables['health']>;

/** What the database knows of one name in one environment. */
export interface StoredPlace {
  /** The line that let the active build serve everybody. */
  readonly served: HistoryLine | undefined;
  /** Minutes of health of the last day. */
  readonly rows: readonly HealthRow[];
}

/** One environment with what is stored of a name there; `null` while the database is away. */
export interface PlaceSource {
  readonly environment: ReleaseEnvironment;
  readonly stored: StoredPlace | null;
}

/** One name of a team, everywhere the team releases it. */
export function describePart(name: string, sources: readonly PlaceSource[]): TeamPart {
  const active = sources.map(({ environment: { live } }) => buildsOf(live.current(), name)?.active);
  return {
    name,
    paths: pathsOf(name, active),
    places: sources.map((source) => describePlace(name, source)),
  };
}

function describePlace(name: string, { environment, stored }: PlaceSource): TeamPlace {
  const live = environment.live.current();
  const builds = buildsOf(live, name);
  const state = live.pointer.state.names[name];
  const place = { environment: environment.name, serving: null, health: stored && [], budgets: [] };
  if (!builds || !state) return place;
  const { active, lastGood, canary } = builds;
  const serving: TeamServing = {
    buildId: active.buildId,
    builtAt: active.builtAt,
    since: stored?.served?.at ?? null,
    by: stored?.served ? withoutAccount(stored.served.actor) : null,
    proven: state.proven === true,
    lastGood: lastGood?.buildId ?? null,
    canary: state.canary ? { buildId: state.canary.buildId, permyriad: state.canary.permyriad } : null,
    frozen: state.frozen === true,
    disabled: state.disabled === true,
    browserOnly: state.browserOnly === true,
    quarantined: state.quarantined ?? [],
  };
  const shown = [active, canary].filter((build) => build !== undefined);
  return {
    ...place,
    serving,
    health: stored && shown.map(({ buildId }) => healthOf(stored.rows, name, buildId)),
    budgets: budgetsOf(active),
  };
}

/** A build in all its roles: whoever got it, as whatever, was its visitor. */
function healthOf(rows: readonly HealthRow[], name: string, build: string): TeamHealth {
  const own = rows.filter((row) => row.remote === name && row.build === build);
  const [sum] = describeHealth(own.map((row) => ({ ...row, role: 'active' as const })));
  return {
    build,
    sessions: sum?.sessions ?? 0,
    badSessions: sum?.badSessions ?? 0,
    rendered: sum?.rendered ?? 0,
    unrendered: sum?.unrendered ?? 0,
    loadMs: sum?.loadMs ?? null,
  };
}

/** Paths that are a name's by contract, whether it serves or not, and those of its own that serve. */
function pathsOf(name: string, active: readonly (BuildArtifact | undefined)[]): string[] {
  const byContract = (Object.keys(PATH_OWNERS) as (keyof typeof PATH_OWNERS)[])
    .filter((page) => PATH_OWNERS[page] === name)
    .map((page): string => paths[page].pattern);
  const served = active.flatMap((build) => build?.routes.map(({ path }) => path) ?? []);
  return [...new Set([...byContract, ...served])].sort();
}
