import type { ReleaseEnvironment } from '../environments';
import type { HealthStore } from '../health/createHealthStore';
import type { Releases } from '../releases/createReleases';
import { AUTOPILOT } from '../access/owners';
import { judgeBuild, type Observation } from './judgeBuild';

/** What makes a build one to fall back to. */
export interface ProofSettings {
  /** Minutes it has served everybody. */
  readonly minutes: number;
  /** Sessions that got it in that time. */
  readonly sessions: number;
}

export interface ProverOptions {
  readonly environment: ReleaseEnvironment;
  readonly health: Pick<HealthStore, 'served'>;
  readonly releases: Pick<Releases, 'change'>;
  readonly proof: ProofSettings;
  readonly now: () => Date;
}

const MINUTE_MS = 60_000;

/** Proves the builds that have served long enough, to enough sessions, and no worse than usual. */
export function createProver({ environment, health, releases, proof, now }: ProverOptions) {
  const { name: environmentName, ledger, live } = environment;

  /** @returns sessions it was proven by; `null` while it is not */
  async function findProof(observation: Observation): Promise<number | null> {
    const { name, build } = observation;
    const [line] = await ledger.readHistory({ name, served: build, limit: 1 });
    const since = Date.parse(line?.at ?? '');
    if (!(now().getTime() - since >= proof.minutes * MINUTE_MS)) return null;
    const minute = new Date(Math.floor(since / MINUTE_MS) * MINUTE_MS);
    const counts = await health.served(environmentName, name, build, minute);
    if (counts.sessions < proof.sessions) return null;
    return judgeBuild({ ...observation, role: 'active', window: counts }) === null ? counts.sessions : null;
  }

  /** @returns names whose build was proven just now */
  return async (observations: readonly Observation[]): Promise<string[]> => {
    const proven: string[] = [];
    for (const observation of observations) {
      const { name, build, role } = observation;
      const state = live.current().pointer.state.names[name];
      if (role !== 'active' || state === undefined || state.proven === true || state.active !== build)
        continue;
      const sessions = await findProof(observation);
      if (sessions === null) continue;
      const reason = `served ${sessions} sessions in at least ${proof.minutes} minutes without trouble`;
      const change = { op: 'prove' as const, name, buildId: build, expectedActive: build };
      const answer = await releases.change(change, { actor: AUTOPILOT, reason });
      if (answer.changed) proven.push(name);
    }
    return proven;
  };
}
