import type { ChangeAnswer, GateFinding } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { ReleaseEnvironment } from '../environments';
import type { ChangeOrigin, ReleaseOperation, ReleaseState } from '../ledger/ReleaseState';
import type { BuildStore } from '../store/BuildStore';
import { createGate, type Examine } from './createGate';
import { resolveOperation, type ResolvedOperation, type WantedChange } from './resolveOperation';

export interface ReleasesOptions {
  readonly environment: Pick<ReleaseEnvironment, 'ledger' | 'live'>;
  readonly store: BuildStore;
  readonly log: { warn(details: object, message: string): void };
}

/** Changes what one environment serves: every command and every automatic action goes through here. */
export type Releases = ReturnType<typeof createReleases>;

export function createReleases({ environment: { ledger, live }, store, log }: ReleasesOptions) {
  const openGate = createGate({ ledger, store });

  async function prepare(wanted: WantedChange): Promise<{ operation: ReleaseOperation; examine: Examine }> {
    const resolved = await resolveOperation(ledger, wanted);
    const { operation } = resolved;
    const look = await openGate(operation, wanted.allowSize === true);
    const examine: Examine = async (next, before) => {
      const report = await look(next, before);
      return { ...report, findings: [...checkUnchanged(wanted, resolved, before), ...report.findings] };
    };
    return { operation, examine };
  }

  /** Visitors get the change with their next document. */
  async function follow(): Promise<void> {
    await live
      .refresh()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'a change was made, but could not be read back: it serves within a second'),
      );
  }

  return {
    /**
     * Makes a change, or finds that all is so already.
     * @throws CallError `refused` with the rules not met, `unknown-build`, `conflict`
     */
    async change(wanted: WantedChange, origin: ChangeOrigin): Promise<ChangeAnswer> {
      const { operation, examine } = await prepare(wanted);
      const { op, name, buildId: to } = operation;
      let warnings: readonly GateFinding[] = [];
      const line = await ledger.change(operation, origin, async (next, before) => {
        const report = await examine(next, before);
        if (report.findings.length > 0)
          throw new CallError('refused', sentence(op, name, to), { findings: report.findings });
        warnings = report.warnings;
      });
      const common = { environment: ledger.environment, op, name, to, warnings };
      if (line === null) {
        const { release, names } = (await ledger.readPointer()).state;
        return { ...common, release, from: names[name]?.active ?? null, changed: false };
      }
      await follow();
      return { ...common, release: line.n, from: line.from, changed: true };
    },
    /** What {@link change} would answer, with every reason to refuse; nothing is changed. */
    async tryOut(wanted: WantedChange): Promise<ChangeAnswer> {
      const { operation, examine } = await prepare(wanted);
      const { op, name, buildId: to } = operation;
      const { before, next, changes, findings } = await ledger.plan(operation);
      const { release, names } = before.state;
      const report = findings.length > 0 ? { findings, warnings: [] } : await examine(next, before.state);
      const from = names[name]?.active ?? null;
      return { environment: ledger.environment, release, op, name, from, to, changed: changes, ...report };
    },
  };
}

/** Where the choice was left to what served, that must serve still: another change may have come first. */
function checkUnchanged(
  { name, expectedActive }: WantedChange,
  { operation, basis }: ResolvedOperation,
  before: ReleaseState,
): GateFinding[] {
  const now = before.names[name];
  const active = expectedActive ?? basis?.active ?? now?.active;
  const canary = basis === undefined ? now?.canary?.buildId : basis.canary?.buildId;
  const differs = (found: string | undefined, wanted: string | undefined, what: string): GateFinding[] =>
    found === wanted
      ? []
      : [
          {
            rule: 'serving',
            found: `${what} ${found ?? '(none)'}, by a change that came before this ${operation.op}`,
            wanted: `${what} ${wanted ?? '(none)'}: look at the history, take that change in, and try again`,
          },
        ];
  return [...differs(now?.active, active, 'active'), ...differs(now?.canary?.buildId, canary, 'canary')];
}

function sentence(op: string, name: string, buildId: string | null): string {
  return op === 'promote' || op === 'canary' || op === 'rollback'
    ? `${name} ${buildId} may not serve`
    : `${op} ${name} is refused`;
}
