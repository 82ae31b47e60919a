import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { listFiles } from '@galopin/processes';

/** One file imports another, both by their paths below the repository's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** A package of this repository. */
const OWN = /^@galopin\/([\w-]+)/;
const SOURCE = /\.(ts|tsx)$/;
const TEST = /\.test\.tsx?$|\/testing\//;
/** What supports, and is not delivered. */
const SUPPORT = /^(e2e|tools|bench)\/|\.d\.ts$|\.generated\.ts$/;

/** Whether a file proves something, or helps to. */
export const isTest = (file: string): boolean => TEST.test(file);

/** Whether a file is of the site itself. */
export const isProduction = (file: string): boolean =>
  SOURCE.test(file) && !isTest(file) && !SUPPORT.test(file);

/** All sources below the root. */
export const sourceFiles = (root: string): readonly string[] =>
  listFiles(root).filter((file) => SOURCE.test(file));

/**
 * What the sources import of one another by relative paths, dynamic imports and re-exports included. Packages are left
 * out: they are entered by their doors.
 */
export function readImports(root: string, files = sourceFiles(root)): readonly Import[] {
  const known = new Set(files);
  return files.flatMap((from) =>
    specifiersOf(root, from).flatMap((specifier) => {
      if (!specifier.startsWith('.')) return [];
      const place = path.posix.join(path.posix.dirname(from), specifier);
      const to = [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((file) => known.has(file));
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}

/** What the packages' sources import of one another by their doors: folders of packages. */
export function readDoors(root: string, files = sourceFiles(root)): readonly Import[] {
  return files.flatMap((file) =>
    specifiersOf(root, file).flatMap((specifier) => {
      const [from = ''] = file.split('/');
      const [, to = from] = OWN.exec(specifier) ?? [];
      return to === from ? [] : [{ from, to }];
    }),
  );
}

function specifiersOf(root: string, file: string): readonly string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}
