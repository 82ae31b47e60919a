import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Replaces a text in a file.
 * @throws Error when the file does not have it, so that no test waits for an edit that was none
 */
export function editFile(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, before.replace(from, to));
}
