import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { ReleaseError } from '../client/ReleaseError';
import { FEDERATION_MANIFEST } from '../webpack/FederationManifestPlugin';

const files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const assets = v.object({ js: files, css: files });

/** What a release needs of it; paths are below the build's folder. */
const FederationManifest = v.object({
  metaData: v.object({
    globalName: v.string(),
    pluginVersion: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets })),
  shared: v.array(v.object({ name: v.string(), assets })),
});
/** @source https://module-federation.io/configure/manifest.html and what the plugins 2.9 write */
export type FederationManifest = v.InferOutput<typeof FederationManifest>;

/**
 * @param dist absolute folder that a bundler has written to
 * @throws ReleaseError when there is none, or naming every value that cannot be used
 */
export async function readFederationManifest(dist: string): Promise<FederationManifest> {
  const file = path.join(dist, FEDERATION_MANIFEST);
  const read = v.safeParse(FederationManifest, parse(file, await readText(file)));
  if (read.success) return read.output;
  throw new ReleaseError(
    `${file} cannot be used`,
    read.issues.map((issue) => ({
      rule: v.getDotPath(issue) ?? FEDERATION_MANIFEST,
      found: issue.received,
      wanted: issue.expected,
    })),
  );
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const finding = {
      rule: 'manifest',
      found: `no ${file}`,
      wanted: 'a build of a bundler, `manifest: true`',
    };
    throw new ReleaseError('There is no build to take', [finding], { cause });
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError(`${file} is no JSON`, [], { cause });
  }
}
