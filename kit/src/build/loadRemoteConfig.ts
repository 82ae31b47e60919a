import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { EXIT_CODES, ReleaseError } from '../client/ReleaseError';
import { exposesOf } from '../webpack/remoteConfig';
import { remoteConfigSchema } from './remoteConfigSchema';

const FILE = 'remote.config.ts';

/**
 * Reads a remote's `remote.config.ts`.
 * @param root absolute folder of the remote
 * @throws ReleaseError when there is none, or naming every value that cannot be used and what was wanted
 */
export async function loadRemoteConfig(root: string): Promise<RemoteConfig> {
  const file = path.join(root, FILE);
  if (!existsSync(file)) throw unusable(`${file} is not there: a remote says in it what it is`);
  const module = (await import(pathToFileURL(file).href)) as { remote?: unknown };
  if (module.remote === undefined) throw unusable(`${file} exports no \`remote\``);
  const read = v.safeParse(remoteConfigSchema, module.remote);
  if (!read.success)
    throw unusable([`${file} cannot be used:`, ...read.issues.map(describeIssue)].join('\n'));
  const config = module.remote as RemoteConfig;
  const modules = exposesOf(config).map((expose) => `src/${expose.kind}s/${expose.key}.ts`);
  const missing = modules.filter((module) => !existsSync(path.join(root, module)));
  if (missing.length > 0) {
    const lines = missing.map((module) => `  found no ${module}; wanted one`);
    throw unusable([`${file} names modules that are not there:`, ...lines].join('\n'));
  }
  return config;
}

const unusable = (message: string) => new ReleaseError(message, [], { exitCode: EXIT_CODES.usage });

const describeIssue = (issue: v.BaseIssue<unknown>): string =>
  `  ${v.getDotPath(issue) ?? 'all of it'}: found ${issue.received}; wanted ${issue.message}`;
