import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { BuildArtifact, GateFinding } from '@galopin/shared/contracts';
import { buildKey } from '../ledger/ReleaseState';
import type { BuildStore } from '../store/BuildStore';

const decompress = promisify(brotliDecompress);
const TWIN = '.br';
const RULE = 'files';

/** Key of a build's description in the store; there once every file of the build is verified. */
export const artifactKey = (build: Pick<BuildArtifact, 'name' | 'buildId'>): string =>
  `${buildKey(build)}/artifact.json`;

/** Every file of a build with its compressed twin, where it has one. */
export function expectedFiles(artifact: BuildArtifact): string[] {
  return Object.entries(artifact.files).flatMap(([file, { brotli }]) =>
    brotli > 0 ? [file, file + TWIN] : [file],
  );
}

/** True for a file (or compressed twin) that belongs to the build. */
export function isExpectedFile(artifact: BuildArtifact, file: string): boolean {
  return describe(artifact, file) !== undefined;
}

/**
 * Compares one file with what the artifact says of it; a compressed twin must unpack to the very file.
 * @returns what differs, `null` when nothing does
 */
export async function checkFile(
  artifact: BuildArtifact,
  file: string,
  content: Uint8Array,
): Promise<GateFinding | null> {
  const expected = describe(artifact, file);
  if (expected === undefined) return finding(file, 'sent', 'only files the build lists');
  const { twin, bytes, brotli, integrity } = expected;
  const size = twin ? brotli : bytes;
  if (content.length !== size) return finding(file, `${content.length} bytes`, `${size} bytes`);
  const plain = twin ? await unpack(content, bytes) : content;
  const found =
    plain === null ? 'not brotli' : `sha384-${createHash('sha384').update(plain).digest('base64')}`;
  return found === integrity ? null : finding(file, found, integrity);
}

/** Reads every file of a build back from the store and compares it; empty when all is well. */
export async function verifyBuildFiles(store: BuildStore, artifact: BuildArtifact): Promise<GateFinding[]> {
  const checks = expectedFiles(artifact).map(async (file) => {
    const content = await store.get(`${buildKey(artifact)}/${file}`);
    return content === null ? finding(file, 'missing', 'stored') : checkFile(artifact, file, content);
  });
  return (await Promise.all(checks)).filter((found) => found !== null);
}

function describe(artifact: BuildArtifact, file: string) {
  const own = Object.hasOwn(artifact.files, file) ? artifact.files[file] : undefined;
  if (own !== undefined) return { ...own, twin: false };
  const plain = file.slice(0, -TWIN.length);
  const packed =
    file.endsWith(TWIN) && Object.hasOwn(artifact.files, plain) ? artifact.files[plain] : undefined;
  return packed !== undefined && packed.brotli > 0 ? { ...packed, twin: true } : undefined;
}

/** Never unpacks to more than the file has: a few bytes can hold gigabytes. */
async function unpack(content: Uint8Array, bytes: number): Promise<Buffer | null> {
  try {
    return await decompress(content, { maxOutputLength: Math.max(bytes, 1) });
  } catch {
    // Whatever is wrong with it, the finding of the caller says it: this is not the file.
    return null;
  }
}

function finding(file: string, found: string, wanted: string): GateFinding {
  return { rule: RULE, found: `${file}: ${found}`, wanted };
}
