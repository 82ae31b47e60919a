import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of template files: what every remote has, and what surrounds it in a repository of its own or a workspace. */
const FOLDERS = { template: '../template', repository: '../repository', workspace: '../workspace' } as const;
/** The template's files carry it so that no tool takes them for sources. */
const ENDING = '.template';

/**
 * The files of a new remote.
 * @param folders later ones replace files of earlier ones
 * @param placeholders what each stands for
 * @returns content by path below the remote's folder
 */
export async function renderTemplate(
  folders: readonly (keyof typeof FOLDERS)[],
  placeholders: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const rendered = new Map<string, string>();
  for (const folder of folders) {
    const root = fileURLToPath(new URL(FOLDERS[folder], import.meta.url));
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((found) => found.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const target = path.relative(root, file).split(path.sep).join('/').slice(0, -ENDING.length);
      rendered.set(target, fill(await readFile(file, 'utf8'), placeholders));
    }
  }
  return rendered;
}

/** A placeholder that is all of a string literal is written as one, whatever quotes the value holds. */
function fill(template: string, placeholders: Readonly<Record<string, string>>): string {
  return Object.entries(placeholders).reduce(
    (text, [placeholder, value]) =>
      text.replaceAll(`'${placeholder}'`, () => quoted(value)).replaceAll(placeholder, () => value),
    template,
  );
}

/** A string literal as the sources have them. */
function quoted(value: string): string {
  return /['\\\n]/.test(value) ? JSON.stringify(value) : `'${value}'`;
}
