import type { NameState, ReleaseOperation, ReleaseState } from './ReleaseState';

/**
 * The state after an operation. Pure: replaying the history from the empty state gives the current one.
 * Promoting makes the build that served until now the last good one; promoting what serves changes no build.
 */
export function applyOperation(state: ReleaseState, { name, buildId }: ReleaseOperation): ReleaseState {
  const before = state.names[name];
  return {
    release: state.release + 1,
    names: { ...state.names, [name]: before?.active === buildId ? before : promoted(before, buildId) },
  };
}

function promoted(before: NameState | undefined, buildId: string): NameState {
  return before === undefined ? { active: buildId } : { active: buildId, lastGood: before.active };
}
