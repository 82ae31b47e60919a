import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { load } from 'js-yaml';

const Versions = v.optional(v.record(v.string(), v.string()), {});
const Wanted = v.optional(v.record(v.string(), v.object({ version: v.string() })), {});

/** Of `pnpm-lock.yaml`, what says what is installed and where it comes from. */
const LockfileSchema = v.object({
  lockfileVersion: v.literal('9.0'),
  importers: v.record(v.string(), v.object({ dependencies: Wanted, optionalDependencies: Wanted })),
  packages: v.record(v.string(), v.object({ resolution: v.record(v.string(), v.unknown()) })),
  snapshots: v.record(v.string(), v.object({ dependencies: Versions, optionalDependencies: Versions })),
});

export type Lockfile = v.InferOutput<typeof LockfileSchema>;

/**
 * @param root folder of the workspace
 * @throws ValiError where the lock is of another version than 9.0
 */
export function readLockfile(root: string): Lockfile {
  return v.parse(LockfileSchema, load(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')));
}
