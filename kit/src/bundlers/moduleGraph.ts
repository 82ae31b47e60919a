import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { ReleaseError } from '../client/ReleaseError';

/** What each module of a build imports, by path below its folder. */
export type ModuleGraph = ReadonlyMap<string, ModuleImports>;

export interface ModuleImports {
  /** Before it runs. */
  readonly now: readonly string[];
  /** When its code asks for them, by an address that stands in it. */
  readonly later: readonly string[];
}

/**
 * Reads which modules a build's modules import. An address that is computed cannot be read.
 * @param dist absolute folder that a bundler has written to
 * @param files paths of its modules below that
 * @throws ReleaseError naming every import that leads to no file of the build
 */
export async function readModuleGraph(dist: string, files: readonly string[]): Promise<ModuleGraph> {
  await init;
  const known = new Set(files);
  const read = files.map(async (file) => {
    const [imports] = parse(await readFile(path.join(dist, file), 'utf8'), file);
    const found = imports.flatMap(({ n, d }) => (n === undefined ? [] : [{ request: n, later: d >= 0 }]));
    const lost = found.filter(({ request }) => !known.has(resolve(file, request)));
    const select = (later: boolean) =>
      found.filter((one) => one.later === later).map(({ request }) => resolve(file, request));
    return { file, lost, imports: { now: select(false), later: select(true) } };
  });
  const modules = await Promise.all(read);
  const findings = modules.flatMap(({ file, lost }) =>
    lost.map(({ request }) => ({
      rule: 'imports',
      found: `${file} imports ${request}`,
      wanted: 'a file of the build: what the shell has comes by the federation plugin, `base` is ./',
    })),
  );
  if (findings.length > 0) throw new ReleaseError(`${dist} is not whole`, findings);
  return new Map(modules.map(({ file, imports }) => [file, imports]));
}

/**
 * Every module that running some leads to, themselves included, sorted.
 * @param without modules that are not followed
 */
export function reach(
  graph: ModuleGraph,
  from: readonly string[],
  without: ReadonlySet<string> = new Set(),
): string[] {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file) || without.has(file)) return;
    reached.add(file);
    const { now = [], later = [] } = graph.get(file) ?? {};
    [...now, ...later].forEach(follow);
  };
  from.forEach(follow);
  return [...reached].sort();
}

const resolve = (file: string, request: string): string =>
  /^\.{1,2}\//.test(request) ? path.posix.join(path.posix.dirname(file), request) : request;
