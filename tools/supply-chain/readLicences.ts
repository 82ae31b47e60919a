import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const Package = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.union([v.string(), v.object({ type: v.string() })])),
});

/** Licences of what is installed, by `name@version`; null for a package that names none. */
export async function readLicences(root: string): Promise<ReadonlyMap<string, string | null>> {
  const store = path.join(root, 'node_modules/.pnpm');
  const licences = new Map<string, string | null>();
  for (const folder of await readdir(store)) {
    // A folder of the store is called after its package, with + for the slash: the others within are links.
    const [, name] = /^(@?[^@]+)@/.exec(folder) ?? [];
    if (name === undefined) continue;
    const file = path.join(store, folder, 'node_modules', name.replace('+', '/'), 'package.json');
    if (!existsSync(file)) continue;
    const read = v.safeParse(Package, JSON.parse(await readFile(file, 'utf8')));
    if (!read.success) continue;
    const { license = null } = read.output;
    licences.set(
      `${read.output.name}@${read.output.version}`,
      typeof license === 'string' ? license : (license?.type ?? null),
    );
  }
  return licences;
}
