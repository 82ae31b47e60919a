import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findIconNames } from './findIconNames';
import { readIcon, type DrawnIcon, type IconSet } from './readIcon';

/** File that holds the bundled icons, from the repository's root. */
export const BUNDLE_FILE = 'shared/src/ui/Icon/bundledIcons.generated.ts';

const HEAD = `import type { BundledIcon } from './iconTypes';

/** Icons that the sources name, drawn inline. Written by \`pnpm icons\`. */
export const bundledIcons = {
`;
const FOOT = '} as const satisfies Record<string, BundledIcon>;\n';

/** The icon set of the site: Tabler, as Iconify packs it. */
export function readIconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

/** Source files of what visitors load, tests left out. `root` is the repository. */
function listSources(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?:shell|shared|mf-.+)$/.test(entry.name))
    .map((entry) => path.join(root, entry.name, 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$/.test(file))
    .sort();
}

/**
 * Text of the bundle file for the sources below `root`.
 * @throws Error naming file and icon when a source names an icon that the set lacks.
 */
export function bundleIcons(root: string, set: IconSet): string {
  const icons = new Map<string, DrawnIcon>();
  for (const file of listSources(root)) {
    const { sure, possible } = findIconNames(readFileSync(file, 'utf8'));
    for (const name of [...sure, ...possible]) {
      const icon = readIcon(set, name);
      if (icon !== undefined) icons.set(name, icon);
      else if (sure.has(name))
        throw new Error(`${path.relative(root, file)}: there is no icon "${name}" in Tabler.`);
    }
  }
  const lines = [...icons]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, icon]) => `  '${name}': ${JSON.stringify(icon)},\n`);
  return HEAD + lines.join('') + FOOT;
}
