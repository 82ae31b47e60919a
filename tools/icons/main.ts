import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleIcons, BUNDLE_FILE, readIconSet } from './bundleIcons';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

try {
  const text = bundleIcons(root, readIconSet());
  writeFileSync(path.join(root, BUNDLE_FILE), text);
  console.log(`${BUNDLE_FILE}: ${text.match(/^ {2}'/gm)?.length ?? 0} icons, ${text.length} bytes`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
