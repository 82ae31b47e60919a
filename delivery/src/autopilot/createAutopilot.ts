import { CallError, type SendAlert } from '@galopin/shared/server';
import type { BuildCheck } from '../builds/createBuildCheck';
import type { ReleaseEnvironment } from '../environments';
import type { HealthStore } from '../health/createHealthStore';
import { lastGoodOf, type HistoryLine } from '../ledger/ReleaseState';
import type { Releases } from '../releases/createReleases';
import { AUTOPILOT } from '../access/owners';
import type { AutopilotMode } from '../settings/autopilotModes';
import type { Counts } from '../health/counts';
import { createFileWatch, type FileNews } from './createFileWatch';
import { createHealthReader } from './createHealthReader';
import { createProver, type ProofSettings } from './createProver';
import { decide, type Decision, type Memory } from './decide';
import type { Observation } from './judgeBuild';

/** Between two automatic withdrawals under one name, and between two alerts of one kind, milliseconds. */
const REST_MS = 15 * 60_000;
/** Lines of history looked at for what was done lately. */
const LINES = 50;

export interface AutopilotOptions {
  readonly environment: ReleaseEnvironment;
  readonly health: HealthStore;
  readonly releases: Pick<Releases, 'change'>;
  readonly checkBuild: BuildCheck;
  readonly mode: AutopilotMode;
  readonly proof: ProofSettings;
  /** What is usual where nothing is known. */
  readonly usual: Counts;
  readonly sendAlert: SendAlert;
  /** Counts what was done, or not done and why. */
  readonly onOutcome: (name: string, outcome: Outcome) => void;
  readonly now: () => Date;
}

/** What came of a decision: done, or why not. */
export type Outcome =
  | 'withdrawn'
  | 'proven'
  | 'dry-run'
  | 'site-wide'
  | 'doubted'
  | 'files-elsewhere'
  | 'files-unknown'
  | 'resting'
  | 'nothing-to-fall-back-to'
  | 'came-back-already'
  | 'refused';

/** Watches one environment. `look` is called every ten seconds, on every node; it throws the database's errors. */
export function createAutopilot(options: AutopilotOptions) {
  const { environment, releases, mode, onOutcome, now } = options;
  const { name: environmentName, ledger, live } = environment;
  const look = createHealthReader(options);
  const watchFiles = createFileWatch(options.checkBuild);
  const prove = createProver(options);
  const tell = createTeller(options);
  let memory: Memory = new Map();

  async function act({ observation, finding, verdict }: Decision): Promise<void> {
    const { name, role } = observation;
    const what = describe(observation, finding.reason);
    if (verdict === 'wait') return;
    const held = verdict === 'withdraw' ? await findHindrance(name, role) : verdict;
    if (held !== null) return tell(name, held, what);
    try {
      const origin = { actor: AUTOPILOT, reason: finding.reason };
      const answer = await releases.change(withdrawal(observation), origin);
      if (answer.changed) await tell(name, 'withdrawn', what);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await tell(name, 'refused', `${what} (${error.message})`);
    }
  }

  /** Damage of our own files needs no second look, and nobody to be believed. */
  async function actOnFiles({ observation, state, reason }: FileNews): Promise<void> {
    if (state === 'damaged')
      return act({ observation, finding: { rule: 'files', reason }, verdict: 'withdraw' });
    return tell(observation.name, `files-${state}`, describe(observation, reason));
  }

  /** Why a build that was found bad stays; `null` when nothing speaks against withdrawing it. */
  async function findHindrance(name: string, role: Observation['role']): Promise<Told | null> {
    const lines = await ledger.readHistory({ name, limit: LINES });
    if (lines.some((line) => isWithdrawal(line) && now().getTime() - Date.parse(line.at) < REST_MS))
      return 'resting';
    if (role === 'active') {
      const state = live.current().pointer.state.names[name];
      if (state === undefined || lastGoodOf(state) === undefined) return 'nothing-to-fall-back-to';
      // Served before, found good, and bad now: what changed is not the build. How far to go back is for a person.
      if (lines.find(({ op }) => op === 'promote' || op === 'rollback')?.op === 'rollback')
        return 'came-back-already';
    }
    return mode === 'dry-run' ? 'dry-run' : null;
  }

  return {
    environment: environmentName,
    async look(): Promise<void> {
      if (mode === 'off' || live.database() === 'away') return;
      const observations = await look(live.current().pointer.state);
      const outcome = decide(observations, memory);
      memory = outcome.memory;
      const news = await watchFiles(observations);
      for (const one of news) await actOnFiles(one);
      const damaged = new Set(news.filter(({ state }) => state === 'damaged').map(buildOf));
      for (const decision of outcome.decisions) if (!damaged.has(buildOf(decision))) await act(decision);
      if (mode === 'on' && outcome.decisions.length === 0 && news.length === 0)
        for (const name of await prove(observations)) onOutcome(name, 'proven');
    },
  };
}

const buildOf = ({ observation: { name, build } }: { readonly observation: Observation }): string =>
  `${name}/${build}`;

const describe = ({ name, build, role }: Observation, reason: string): string =>
  `${name} ${build}${role === 'canary' ? ' (canary)' : ''}: ${reason}`;

/** The way back is the ledger's: to the last good build, or to no canary. Another change in between is not undone. */
function withdrawal({ name, build, role }: Observation): Parameters<Releases['change']>[0] {
  return role === 'canary'
    ? { op: 'end-canary', name, buildId: build, quarantine: true }
    : { op: 'rollback', name, expectedActive: build, quarantine: true };
}

const isWithdrawal = ({ actor, op }: HistoryLine): boolean =>
  actor === AUTOPILOT && (op === 'rollback' || op === 'end-canary');

type Told = Exclude<Outcome, 'proven'>;

const MEANING: Readonly<Record<Told, string>> = {
  withdrawn: 'withdrawn',
  'dry-run': 'would be withdrawn (dry run)',
  'site-wide': 'not withdrawn, because the rest of the site does badly as well',
  doubted: 'not withdrawn, because too little of it comes from visitors who are known: a person decides',
  'files-elsewhere':
    'not withdrawn, because what is stored is right: look at what stands between delivery and its visitors',
  'files-unknown': 'not withdrawn, because what is stored cannot be read back',
  resting: 'not withdrawn, because the last automatic withdrawal is less than 15 minutes ago',
  'nothing-to-fall-back-to': 'not withdrawn, because there is no last good build',
  'came-back-already':
    'not withdrawn, because it came back by a rollback: going further back is for a person',
  refused: 'could not be withdrawn',
};

/** Alerts of what was done at once, of what was not done once in a while: it is found again every ten seconds. */
function createTeller({ environment, sendAlert, onOutcome, now }: AutopilotOptions) {
  const told = new Map<string, number>();
  return async (name: string, outcome: Told, what: string): Promise<void> => {
    const key = `${name} ${outcome}`;
    const last = told.get(key) ?? -Infinity;
    if (outcome !== 'withdrawn' && now().getTime() - last < REST_MS) return;
    told.set(key, now().getTime());
    onOutcome(name, outcome);
    const kind = outcome === 'withdrawn' ? 'withdrawn' : 'autopilot';
    // An alert may be tried for minutes: the next look does not wait for it.
    void sendAlert({
      kind,
      environment: environment.name,
      name,
      text: `${MEANING[outcome]}: ${what}`,
      actor: AUTOPILOT,
    });
  };
}
