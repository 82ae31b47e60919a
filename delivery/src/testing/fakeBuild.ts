import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { BuildArtifact, RouteEntry } from '@galopin/shared/contracts';
import { artifactDigest } from '../builds/artifactDigest';

/** A build as the build tool leaves it: its description and every file, compressed twins included. */
export interface FakeBuild {
  readonly artifact: BuildArtifact;
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface FakeBuildOptions extends Partial<
  Pick<BuildArtifact, 'contract' | 'shared' | 'routes' | 'widgets' | 'server'>
> {
  /** Distinguishes builds of one name. */
  readonly seed?: number;
  /** Bytes that the entry is larger by, packed or not. */
  readonly padding?: number;
  /** Added to the entry. */
  readonly script?: string;
}

/** A shell whose entry is preceded by one more initial script. */
export function fakeShell({ seed = 1, ...rest }: FakeBuildOptions = {}): FakeBuild {
  const files = { 'main.js': `start(${seed})`, 'vendor.js': `react(${seed})`, 'later.js': 'later()' };
  return describe('shell', seed, files, {
    kind: 'shell',
    entry: 'main.js',
    contract: '1.0.0',
    routes: [],
    pages: { main: { js: ['vendor.js'], css: [] } },
    shared: { react: '19.3.1' },
    ...rest,
  });
}

/** A remote with a page per route; pages are called after the route's name. */
export function fakeRemote(
  name: string,
  paths: readonly string[],
  options: FakeBuildOptions = {},
): FakeBuild {
  const { seed = 1, padding = 0, script = '', ...rest } = options;
  const routes: RouteEntry[] = paths.map((path, at) => ({
    path,
    name: `${name}-${at}`,
    remote: name,
    page: `page${at}`,
    title: `Titre <${at}>`,
    ...(path.includes(':id') && { params: { id: 'positiveInteger' as const } }),
  }));
  const pages = Object.fromEntries(
    routes.map(({ page }) => [page, { js: [`${page}.js`], css: [`${page}.css`] }]),
  );
  const pageFiles = routes.flatMap(({ page }) => [
    [`${page}.js`, `page(${seed})`],
    [`${page}.css`, `h1{}`],
  ]);
  const filling = randomBytes(padding / 2).toString('hex');
  const entry = `container(${seed})${filling}${script}`;
  const files = { 'entry.js': entry, 'entry.js.map': '{}', ...Object.fromEntries(pageFiles) };
  return describe(name, seed, files, {
    kind: 'remote',
    entry: 'entry.js',
    contract: '^1.0.0',
    routes,
    pages,
    shared: { react: '^19.0.0' },
    ...rest,
  });
}

type Described = Pick<BuildArtifact, 'kind' | 'entry' | 'contract' | 'routes' | 'pages' | 'shared'>;

function describe(
  name: string,
  seed: number,
  sources: Record<string, string>,
  described: Described,
): FakeBuild {
  const buildId = createHash('sha256').update(`${name} ${seed}`).digest('hex').slice(0, 16);
  const contents = new Map<string, Buffer>();
  const files: Record<string, BuildArtifact['files'][string]> = {};
  for (const [file, source] of Object.entries(sources)) {
    const content = Buffer.from(`/* ${file} of ${name} */ ${source}`);
    const twin = brotliCompressSync(content);
    contents.set(file, content).set(`${file}.br`, twin);
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    files[file] = { integrity, bytes: content.length, brotli: twin.length };
  }
  const artifact: BuildArtifact = {
    schema: 1,
    name,
    buildId,
    builtAt: '2026-07-07T08:00:00.000Z',
    source: { commit: null, dirty: false },
    tools: {},
    container: `${name.replaceAll('-', '_')}__${buildId}`,
    files,
    digest: artifactDigest(files),
    ...described,
  };
  return { artifact, files: contents };
}
