import type { ServingBuild } from '@galopin/shared/contracts';

/**
 * Whether a start lets a build of the working tree serve. One that the ledger knows and that does not serve was taken
 * back by somebody, and a frozen name waits for somebody: a restart must not undo either.
 * @param serving what serves under the build's name, if anything does
 */
export function shouldPromote(serving: Pick<ServingBuild, 'frozen'> | undefined, isKnown: boolean): boolean {
  return serving === undefined || (!isKnown && !serving.frozen);
}
