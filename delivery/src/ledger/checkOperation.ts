import type { GateFinding } from '@galopin/shared/contracts';
import type { NameState, ReleaseOperation, ReleaseState } from './ReleaseState';

/** Everybody, in hundredths of a percent. */
export const EVERYBODY = 10_000;

/**
 * Whether an operation makes sense where the state stands, whatever the build itself is like.
 * @returns the rules not met; empty when it may be done
 */
export function checkOperation(state: ReleaseState, operation: ReleaseOperation): GateFinding[] {
  const { op, name } = operation;
  const known = state.names[name];
  if (known === undefined) {
    return op === 'promote'
      ? []
      : [{ rule: 'name', found: `${name}, which serves nothing`, wanted: listed(Object.keys(state.names)) }];
  }
  return [
    ...checkFreeze(known, operation),
    ...checkQuarantine(known, operation),
    ...checkCanary(known, operation),
    ...checkProof(known, operation),
    ...checkShell(operation),
  ];
}

/** A freeze stops what is new; the way back stays open. */
function checkFreeze({ frozen }: NameState, { op, name }: ReleaseOperation): GateFinding[] {
  return frozen === true && (op === 'promote' || op === 'canary')
    ? [{ rule: 'freeze', found: `${name} is frozen`, wanted: `pnpm unfreeze ${name} first` }]
    : [];
}

function checkQuarantine({ quarantined = [] }: NameState, { op, buildId }: ReleaseOperation): GateFinding[] {
  const brings = op === 'promote' || op === 'canary' || op === 'rollback';
  if (op === 'reinstate' && !quarantined.includes(buildId ?? ''))
    return [{ rule: 'quarantine', found: `${buildId}, which is not withdrawn`, wanted: listed(quarantined) }];
  return brings && buildId !== null && quarantined.includes(buildId)
    ? [{ rule: 'quarantine', found: `${buildId} was withdrawn`, wanted: 'a build that is not in quarantine' }]
    : [];
}

function checkCanary({ active, canary }: NameState, operation: ReleaseOperation): GateFinding[] {
  const { op, name, buildId, detail } = operation;
  if (op === 'end-canary' && canary === undefined)
    return [{ rule: 'canary', found: `no canary of ${name}`, wanted: 'one under way' }];
  // Whoever names the canary to be ended means that one, and not another that was started meanwhile.
  if (op === 'end-canary' && buildId !== null && buildId !== canary?.buildId)
    return [{ rule: 'canary', found: `${buildId}, which is not tried`, wanted: canary?.buildId ?? 'none' }];
  if (op !== 'canary') return [];
  const share = detail?.permyriad;
  const isShare = share !== undefined && Number.isInteger(share) && share >= 0 && share <= EVERYBODY;
  return [
    ...(buildId === active
      ? [{ rule: 'canary', found: `${buildId} serves everybody`, wanted: 'a build that does not' }]
      : []),
    ...(isShare ? [] : [{ rule: 'canary', found: shareText(share), wanted: 'a share from 0 to 100 %' }]),
  ];
}

const shareText = (share: number | undefined): string =>
  share === undefined ? 'no share' : `${share / 100} %`;

function checkProof({ active }: NameState, { op, buildId }: ReleaseOperation): GateFinding[] {
  return op === 'prove' && buildId !== active
    ? [{ rule: 'proof', found: `${buildId}, which does not serve`, wanted: active }]
    : [];
}

/** The maintenance card is shown by the shell: without it there is no site. */
function checkShell({ op, name }: ReleaseOperation): GateFinding[] {
  return op === 'disable' && name === 'shell'
    ? [{ rule: 'disable', found: 'the shell', wanted: 'a remote' }]
    : [];
}

const listed = (values: readonly string[]): string =>
  values.length === 0 ? 'nothing is there yet' : `one of ${values.toSorted().join(', ')}`;
