import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL, localOptions, servedAt, withRefresh } from '@galopin/kit/dev';
import { repositoryRoot } from '@galopin/processes';
import type { Configuration } from 'webpack';
import { shellConfig } from '../webpack/shellConfig';

const SHELL = 'shell';
const REFRESH = fileURLToPath(new URL('exposeRefresh.cjs', import.meta.url));

/** The shell in development beside a hot remote, with the one refresh runtime of the page. */
export function developmentShell(): { readonly config: Configuration; readonly script: string } {
  const config = shellConfig(localOptions(path.join(repositoryRoot, SHELL), SHELL, true));
  const entry = { main: [REFRESH, 'react/jsx-runtime', './src/index.ts'] };
  // Released remotes take the JSX runtime from the shell, whose own development code uses another one.
  return {
    config: withRefresh(SHELL, servedAt(SHELL, { ...config, entry })),
    script: `${LOCAL}${SHELL}/main.js`,
  };
}
