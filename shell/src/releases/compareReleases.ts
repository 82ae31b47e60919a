import type { ReleaseManifest, ReleaseMark } from '@galopin/shared/contracts';

/** Whether this visitor would get other builds now than the release names. */
export function bringsOtherBuilds({ shell, remotes }: ReleaseManifest, mark: ReleaseMark): boolean {
  if (shell.buildId !== mark.shell) return true;
  const names = new Set([...Object.keys(remotes), ...Object.keys(mark.remotes)]);
  return [...names].some((name) => {
    const running = remotes[name];
    const served = running?.disabled ? null : running?.active.buildId;
    return served !== mark.remotes[name];
  });
}
