import {
  isPublicRoute,
  PATH_OWNERS,
  paths,
  type BuildArtifact,
  type GateFinding,
} from '@galopin/shared/contracts';
import { pathShape } from './pathShape';

const OWNERS = new Map(
  Object.entries(PATH_OWNERS).map(([name, owner]) => [
    pathShape(paths[name as keyof typeof paths].pattern),
    owner,
  ]),
);

/**
 * The contract's paths belong to their owners, serving or not; and what the shell's guard opens to everyone is opened
 * to the contract's pages alone, so that no remote puts a page of its own before it.
 */
export function checkPaths({ name, routes }: Pick<BuildArtifact, 'name' | 'routes'>): GateFinding[] {
  return routes.flatMap(({ path }): GateFinding[] => {
    const owner: string | undefined = OWNERS.get(pathShape(path));
    if (owner === name) return [];
    if (owner !== undefined)
      return [{ rule: 'paths', found: path, wanted: `a path that the contract does not give to ${owner}` }];
    return isPublicRoute(path)
      ? [
          {
            rule: 'guard',
            found: `${path}, which the guard opens to everyone`,
            wanted: 'a path that asks for a member, or one of the contract',
          },
        ]
      : [];
  });
}
