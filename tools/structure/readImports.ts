import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** One file imports another, both by their paths below the repository's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const SOURCE = /\.(ts|tsx)$/;
/** What proves or supports, and is not delivered. */
const SUPPORT = /\.test\.tsx?$|\/testing\/|^(e2e|tools|bench)\/|\.d\.ts$|\.generated\.ts$/;

/** Whether a file is of the site itself. */
export const isProduction = (file: string): boolean => SOURCE.test(file) && !SUPPORT.test(file);

/** All sources that git knows, below the root. */
export function sourceFiles(root: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return listed.filter((file) => SOURCE.test(file) && existsSync(path.join(root, file)));
}

/**
 * What the sources import of one another by relative paths, dynamic imports and re-exports included. Packages are left
 * out: they are entered by their doors.
 */
export function readImports(root: string, files = sourceFiles(root)): readonly Import[] {
  const known = new Set(files);
  return files.flatMap((from) => {
    const source = readFileSync(path.join(root, from), 'utf8');
    return specifiersOf(from, source).flatMap((specifier) => {
      if (!specifier.startsWith('.')) return [];
      const place = path.posix.join(path.posix.dirname(from), specifier);
      const to = [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((file) => known.has(file));
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

function specifiersOf(file: string, source: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}
