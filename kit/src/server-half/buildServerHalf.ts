import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVER_FILE } from '@galopin/shared/contracts';
import { transform } from '@swc/core';
import type { Plugin } from 'esbuild';
import { swcOptions } from '../webpack/swcOptions';

export interface ServerHalfOptions {
  /** Absolute folder of the package. */
  readonly root: string;
  /** Absolute folder the file is written to. */
  readonly output: string;
  /** A module's text, its imports seen from `root`. */
  readonly entry: string;
  /** Requests, as the sources write them, that whoever runs the file answers by `require`. */
  readonly external: readonly string[];
}

/**
 * Makes the half of a build that a server runs: one script in CommonJS, of the same sources as the browser's files and
 * compiled alike. It expects a language and nothing else: no Node, no network, no document.
 * @throws esbuild's error, naming file and line, for sources that cannot be read
 */
export async function buildServerHalf({ root, output, entry, external }: ServerHalfOptions): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    stdin: { contents: entry, resolveDir: root, sourcefile: 'server-entry.ts', loader: 'ts' },
    outfile: path.join(output, SERVER_FILE),
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    // What pages import for browsers is what they render by; style sheets of a build are linked by the document.
    conditions: 'browser module import'.split(' '),
    loader: { '.css': 'empty' },
    // Settings of editors and type checks, which are no part of a build's id.
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
    // Names stay, so that what a page throws says where.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [leaveOutside(external), compileSources],
  });
}

/** By the whole request: other doors of the same package are part of the file, as in the browser. */
const leaveOutside = (external: readonly string[]): Plugin => ({
  name: 'leave-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: request }) =>
      external.includes(request) ? { path: request, external: true } : null,
    );
  },
});

const compileSources: Plugin = {
  name: 'compile-sources',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: filename }) => {
      const source = await readFile(filename, 'utf8');
      const { code } = await transform(source, { ...swcOptions(false), filename, sourceMaps: false });
      return { contents: code, loader: 'js' };
    });
  },
};
