import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { remoteConfigSchema } from './remoteConfigSchema';

const FILE = 'remote.config.ts';

/**
 * Reads a remote's `remote.config.ts`.
 * @param root absolute folder of the remote
 * @throws Error when there is none, or naming every value that cannot be used and what was wanted
 */
export async function loadRemoteConfig(root: string): Promise<RemoteConfig> {
  const file = path.join(root, FILE);
  if (!existsSync(file)) throw new Error(`${file} is not there: a remote says in it what it is`);
  const module = (await import(pathToFileURL(file).href)) as { remote?: unknown };
  if (module.remote === undefined) throw new Error(`${file} exports no \`remote\``);
  const read = v.safeParse(remoteConfigSchema, module.remote);
  if (!read.success)
    throw new Error([`${file} cannot be used:`, ...read.issues.map(describeIssue)].join('\n'));
  const config = module.remote as RemoteConfig;
  const missing = config.pages.filter(({ page }) => !existsSync(path.join(root, `src/pages/${page}.ts`)));
  if (missing.length > 0) {
    const lines = missing.map(({ page, path: at }) => `  ${at}: found no src/pages/${page}.ts; wanted one`);
    throw new Error([`${file} names pages that are not there:`, ...lines].join('\n'));
  }
  return config;
}

const describeIssue = (issue: v.BaseIssue<unknown>): string =>
  `  ${v.getDotPath(issue) ?? 'all of it'}: found ${issue.received}; wanted ${issue.message}`;
