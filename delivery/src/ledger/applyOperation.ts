import { isDeepStrictEqual } from 'node:util';
import type { NameState, ReleaseOperation, ReleaseState } from './ReleaseState';

/** Builds kept to fall back to, and withdrawn builds remembered, for each name. */
const KEPT_GOOD = 5;
const KEPT_QUARANTINED = 50;

/**
 * The state after an operation, which `checkOperation` has found nothing against. Pure: replaying the history from
 * the empty state gives the current one.
 */
export function applyOperation(state: ReleaseState, operation: ReleaseOperation): ReleaseState {
  const before = state.names[operation.name];
  const after = changed(before, operation);
  return {
    release: state.release + 1,
    names: after === undefined ? state.names : { ...state.names, [operation.name]: tidy(after) },
  };
}

/** Whether an operation would leave everything as it is. */
export function changesNothing(state: ReleaseState, operation: ReleaseOperation): boolean {
  return isDeepStrictEqual(applyOperation(state, operation).names, state.names);
}

function changed(before: NameState | undefined, operation: ReleaseOperation): Draft | undefined {
  const { op, buildId } = operation;
  if (op === 'promote' && buildId !== null) return promoted(before, buildId);
  if (before === undefined) return undefined;
  switch (op) {
    case 'rollback':
      return buildId === null ? before : rolledBack(before, buildId, operation);
    case 'canary':
      return buildId === null ? before : { ...before, canary: canaryOf(buildId, operation) };
    case 'end-canary':
      return withoutBuild({ ...before, canary: undefined }, operation, before.canary?.buildId);
    case 'prove':
      return before.active === buildId ? { ...before, proven: true } : before;
    case 'reinstate':
      return { ...before, quarantined: before.quarantined?.filter((withdrawn) => withdrawn !== buildId) };
    default:
      return { ...before, ...FLAGS[op as keyof typeof FLAGS] };
  }
}

const FLAGS = {
  freeze: { frozen: true },
  unfreeze: { frozen: undefined },
  disable: { disabled: true },
  enable: { disabled: undefined },
  'disable-render': { browserOnly: true },
  'enable-render': { browserOnly: undefined },
} as const;

type Draft = { readonly [Key in keyof NameState]: NameState[Key] | undefined } & Pick<NameState, 'active'>;

/** The build before becomes one to fall back to when it is proven, or when there is none better. */
function promoted(before: NameState | undefined, buildId: string): Draft {
  if (before === undefined) return { active: buildId };
  if (before.active === buildId) return before;
  const { active, proven, good = [] } = before;
  const kept = proven === true || good.length === 0 ? [active, ...good] : good;
  return { ...before, active: buildId, proven: undefined, canary: undefined, good: without(kept, buildId) };
}

/** The build left behind is no build to fall back to. */
function rolledBack(before: NameState, buildId: string, operation: ReleaseOperation): Draft {
  const { active, good = [] } = before;
  if (active === buildId) return before;
  const proven = good.includes(buildId) ? (true as const) : undefined;
  const back = { ...before, active: buildId, proven, canary: undefined, good: without(good, buildId) };
  return withoutBuild(back, operation, active);
}

/** Puts a build that was withdrawn for cause in quarantine. */
function withoutBuild(state: Draft, { detail }: ReleaseOperation, buildId: string | undefined): Draft {
  if (detail?.quarantine !== true || buildId === undefined) return state;
  const { good = [], quarantined = [] } = state;
  return {
    ...state,
    good: without(good, buildId),
    quarantined: [buildId, ...without(quarantined, buildId)].slice(0, KEPT_QUARANTINED),
  };
}

function canaryOf(buildId: string, { detail }: ReleaseOperation) {
  return { buildId, permyriad: detail?.permyriad ?? 0, salt: detail?.salt ?? '' };
}

const without = (builds: readonly string[], buildId: string): string[] =>
  builds.filter((other) => other !== buildId);

/** States are compared and stored as JSON: what is not there is absent, never undefined or empty. */
function tidy({ good = [], quarantined = [], ...rest }: Draft): NameState {
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...(kept as Pick<NameState, 'active'>),
    ...(good.length > 0 && { good: good.slice(0, KEPT_GOOD) }),
    ...(quarantined.length > 0 && { quarantined }),
  };
}
