import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of a checkout, without what its `.gitignore` leaves out. Reads the folders and not git, so that an unpacked
 * archive has the same ones.
 * @returns paths below `root`, with `/` between their parts, in order
 * @throws Error for a pattern that is neither a name nor an ending
 */
export function listFiles(root: string): readonly string[] {
  const isIgnored = readIgnored(path.join(root, '.gitignore'));
  const within = (folder: string): readonly string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isIgnored(name))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name);
        return entry.isDirectory() ? within(file) : [file];
      });
  return within('').toSorted();
}

/** Patterns are names (`dist/`) or endings (`*.log`): no other kind is needed, and none is understood. */
function readIgnored(file: string): (name: string) => boolean {
  const patterns = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const odd = patterns.find((pattern) => !/^(\*?[\w.-]+)\/?$/.test(pattern));
  if (odd !== undefined) throw new Error(`${file}: ${odd}: a name or an ending such as *.log is wanted`);
  const names = new Set(['.git', ...patterns.map((pattern) => pattern.replace(/\/$/, ''))]);
  const endings = [...names].filter((name) => name.startsWith('*')).map((name) => name.slice(1));
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending));
}
