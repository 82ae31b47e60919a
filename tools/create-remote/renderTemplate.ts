import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeholdersOf, type RemotePlan } from './RemotePlan';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
/** The template's files carry it so that no tool takes them for sources of the workspace. */
const ENDING = '.template';

/**
 * The files of a new remote.
 * @returns content by path below the remote's folder, not formatted yet
 */
export async function renderTemplate(plan: RemotePlan): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const rendered = files.map(async (file): Promise<[string, string]> => {
    const target = path.relative(TEMPLATE, file).split(path.sep).join('/').slice(0, -ENDING.length);
    return [target, fill(await readFile(file, 'utf8'), plan)];
  });
  return new Map(await Promise.all(rendered));
}

/** A placeholder that is all of a string literal is written as one, whatever quotes the value holds. */
function fill(template: string, plan: RemotePlan): string {
  return Object.entries(placeholdersOf(plan)).reduce(
    (text, [placeholder, value]) =>
      text.replaceAll(`'${placeholder}'`, () => JSON.stringify(value)).replaceAll(placeholder, () => value),
    template,
  );
}
