import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The plugin as the compiler loads it, compiled once per machine. */
const COMPILED = path.join(tmpdir(), 'galopin-swc');

/**
 * How sources become JavaScript, in both halves of a build. Styled components are named after the file they stand in: by
 * default they are numbered in the order they are made, which differs between a server and a browser, and a page's class
 * names would differ with it.
 * @param refresh React Refresh is compiled in
 */
export function swcOptions(refresh: boolean) {
  return {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript' as const, tsx: true },
      target: 'es2022' as const,
      transform: { react: { runtime: 'automatic' as const, development: refresh, refresh } },
      experimental: {
        cacheRoot: COMPILED,
        plugins: [[resolve('@swc/plugin-styled-components'), STYLED] as [string, typeof STYLED]],
      },
    },
    sourceMaps: true,
  };
}

const STYLED = { displayName: false, ssr: true, minify: true, pure: true };
