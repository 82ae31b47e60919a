import { randomBytes } from 'node:crypto';
import type { ChangeRequest, GateFinding, OperationDetail } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { Ledger } from '../ledger/createLedger';
import { lastGoodOf, type NameState, type ReleaseOperation } from '../ledger/ReleaseState';

/** What is asked for; who asks and why stands beside it. */
export type WantedChange = Omit<ChangeRequest, 'environment' | 'actor' | 'reason' | 'dryRun'>;

export interface ResolvedOperation {
  readonly operation: ReleaseOperation;
  /** What served under the name when the build was taken by default; absent where it was named. */
  readonly basis?: NameState;
}

/** Builds offered when one has to be chosen. */
const OFFERED = 5;

/**
 * Makes an operation out of a request: completes a build id, takes the build that the operation is about by default.
 * @throws CallError `unknown-build` for digits that no build begins with, `refused` when several do or none can
 * be taken by default
 */
export async function resolveOperation(ledger: Ledger, wanted: WantedChange): Promise<ResolvedOperation> {
  const { op, name } = wanted;
  const seen = (await ledger.readPointer()).state.names[name];
  const isNamed = wanted.buildId !== undefined;
  const buildId = isNamed
    ? await wholeBuildId(ledger, op, name, wanted.buildId)
    : await defaultBuild(ledger, wanted, seen);
  const operation = { op, name, buildId, detail: detailOf(wanted, buildId, seen) };
  return { operation, ...(!isNamed && buildId !== null && seen && { basis: seen }) };
}

/**
 * A build id by its first digits.
 * @throws CallError `unknown-build` when no build begins with them, `refused` when several do
 */
export async function wholeBuildId(ledger: Ledger, op: string, name: string, given: string): Promise<string> {
  const found = await ledger.findBuilds(name, given);
  const [only] = found;
  if (only === undefined)
    throw new CallError('unknown-build', `no build of ${name} begins with ${given}`, {
      findings: [{ rule: 'build', found: given, wanted: await offer(ledger, name) }],
    });
  if (found.length > 1)
    throw refused(`${op} ${name}`, { rule: 'build', found: given, wanted: `one of ${found.join(', ')}` });
  return only;
}

/** `null` for an operation about the name alone, and for a name that serves nothing: the ledger's rules say so. */
async function defaultBuild(
  ledger: Ledger,
  wanted: WantedChange,
  seen: NameState | undefined,
): Promise<string | null> {
  const { op, name } = wanted;
  const missing = async (found: string) =>
    refused(`${op} ${name}`, { rule: 'build', found, wanted: await offer(ledger, name, seen) });
  const canary = seen?.canary?.buildId;
  switch (op) {
    case 'promote':
      if (canary === undefined) throw await missing(`no build, and ${name} has no canary to promote`);
      return canary;
    case 'canary':
      if (canary === undefined) throw await missing(`no build, and ${name} has no canary under way`);
      return canary;
    case 'rollback': {
      const lastGood = seen && lastGoodOf(seen);
      if (seen && lastGood === undefined) throw await missing(`no last good build of ${name}`);
      return lastGood ?? null;
    }
    case 'end-canary':
      return canary ?? null;
    case 'prove':
      return seen?.active ?? null;
    case 'reinstate':
      return seen?.quarantined?.[0] ?? null;
    default:
      return null;
  }
}

/** The builds of a name that could be taken instead. */
async function offer(ledger: Ledger, name: string, seen?: NameState): Promise<string> {
  const taken = new Set([seen?.active, ...(seen?.quarantined ?? [])]);
  const kept = (await ledger.listBuilds(name))
    .filter(({ state, artifact }) => state === 'committed' && !taken.has(artifact.buildId))
    .map(({ artifact }) => artifact.buildId)
    .slice(0, OFFERED);
  return kept.length === 0 ? `a build, and no other of ${name} is kept` : `one of ${kept.join(', ')}`;
}

function detailOf(
  { op, permyriad, quarantine }: WantedChange,
  buildId: string | null,
  seen: NameState | undefined,
): OperationDetail | undefined {
  if (op === 'canary') return canaryDetail(buildId, permyriad, seen);
  if (quarantine !== true) return undefined;
  if (op === 'rollback' || op === 'end-canary') return { quarantine };
  throw refused(op, { rule: 'quarantine', found: op, wanted: 'rollback or end-canary' });
}

/** The salt stays while a canary grows: whoever is in it stays in it. */
function canaryDetail(
  buildId: string | null,
  permyriad: number | undefined,
  seen: NameState | undefined,
): OperationDetail {
  const running = seen?.canary?.buildId === buildId ? seen?.canary : undefined;
  const share = permyriad ?? running?.permyriad;
  return {
    ...(share !== undefined && { permyriad: share }),
    salt: running?.salt ?? randomBytes(6).toString('hex'),
  };
}

function refused(what: string, finding: GateFinding): CallError {
  return new CallError('refused', `${what} cannot be done`, { findings: [finding] });
}
