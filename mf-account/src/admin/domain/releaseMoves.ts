import type { KeptBuild, ReleaseOperationName, ServingBuild } from '@galopin/shared/contracts';

/** A change that can be offered: an operation, and the build it would be about. */
export interface ReleaseMove {
  readonly op: ReleaseOperationName;
  readonly name: string;
  readonly buildId?: string;
}

/** Share of the visitors that a new trial begins with, in percent. */
export const FIRST_SHARE = 10;

/** What makes sense for a name as it stands, the way back first. The rules themselves are delivery's. */
export function movesOf({
  name,
  buildId,
  lastGood,
  canary,
  frozen,
  browserOnly,
}: ServingBuild): readonly ReleaseMove[] {
  return [
    ...(lastGood !== null && lastGood !== buildId
      ? [{ op: 'rollback', name, buildId: lastGood } as const]
      : []),
    ...(canary === null
      ? []
      : ([
          { op: 'canary', name, buildId: canary.buildId },
          { op: 'promote', name, buildId: canary.buildId },
          { op: 'end-canary', name, buildId: canary.buildId },
        ] as const)),
    { op: frozen ? 'unfreeze' : 'freeze', name },
    { op: browserOnly ? 'enable-render' : 'disable-render', name },
  ];
}

/** What makes sense for a kept build: one that has served is gone back to, another is tried or brought. */
export function movesOfBuild({ name, buildId, standing }: KeptBuild): readonly ReleaseMove[] {
  switch (standing) {
    case 'good':
      return [{ op: 'rollback', name, buildId }];
    case 'kept':
      return [
        { op: 'rollback', name, buildId },
        { op: 'canary', name, buildId },
        { op: 'promote', name, buildId },
      ];
    case 'quarantined':
      return [{ op: 'reinstate', name, buildId }];
    case 'active':
    case 'canary':
    case 'incomplete':
      return [];
  }
}

/** Whether a build is left behind that can be kept from ever serving again. */
export const leavesBuild = ({ op }: ReleaseMove): boolean => op === 'rollback' || op === 'end-canary';

/** A share as delivery counts it: `12.5` percent is 1250; null for what is no share from 0.01 to 100. */
export function readShare(text: string): number | null {
  const percent = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(percent)) return null;
  const permyriad = Math.round(percent * 100);
  return permyriad >= 1 && permyriad <= 10_000 ? permyriad : null;
}

/** A build id as people read and type it: its first eight digits. */
export const shortBuild = (buildId: string): string => buildId.slice(0, 8);
