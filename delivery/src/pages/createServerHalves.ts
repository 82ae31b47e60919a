import { RenderError, type ServerHalf } from '@galopin/renderer';
import type { BuildArtifact } from '@galopin/shared/contracts';
import semver from 'semver';
import { checkFile } from '../builds/buildFiles';
import { buildKey } from '../ledger/ReleaseState';
import type { BuildStore } from '../store/BuildStore';
import { baseOf } from '../view/buildRefs';

/** The server's half of a build; `null` for one that has none, or that this shell's half cannot carry. */
export type ServerHalves = (build: BuildArtifact, shell: BuildArtifact) => ServerHalf | null;

/** Reads halves from the store; each is compared with the hash that its build lists before anything of it runs. */
export function createServerHalves(store: Pick<BuildStore, 'get'>): ServerHalves {
  return (build, shell) => {
    const { server } = build;
    if (!server || !isMet(server.shared, shell.shared)) return null;
    return {
      key: buildKey(build),
      // As browsers' stack traces name files of builds.
      name: baseOf(build) + server.file,
      read: () => readVerified(store, build, server.file),
    };
  };
}

/** In a browser a module that does not suit gives way to the remote's own copy; a server's half has none. */
const isMet = (
  wanted: Readonly<Record<string, string>>,
  offered: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(wanted).every(([request, range]) => semver.satisfies(offered[request] ?? '', range));

async function readVerified(
  store: Pick<BuildStore, 'get'>,
  build: BuildArtifact,
  file: string,
): Promise<string> {
  const key = `${buildKey(build)}/${file}`;
  const content = await store.get(key).catch((cause: unknown) => {
    throw new RenderError('busy', `${key} cannot be read: ${String(cause)}`);
  });
  if (content === null) throw new RenderError('missing', `${key} is missing`);
  if ((await checkFile(build, file, content)) !== null)
    throw new RenderError('shape', `${key} is not the file that its build lists`);
  return content.toString('utf8');
}
