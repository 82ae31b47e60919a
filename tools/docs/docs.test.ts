import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import { REFUSALS } from '@galopin/shared/server';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(repositoryRoot, file)));
const DECISIONS = 'docs/decisions';
/** Of the repository: what is made while it is used is named before it is there. */
const folders = execFileSync('git', ['ls-tree', '-d', '-z', '--name-only', 'HEAD'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
}).split('\0');

/** Whether a path below the root is there; decisions are also named by their number alone. */
function isThere(file: string): boolean {
  if (existsSync(path.join(repositoryRoot, file))) return true;
  const number = /^docs\/decisions\/(\d{4})$/.exec(file)?.[1];
  return number !== undefined && decisions.some((name) => name.startsWith(`${number}-`));
}

const decisions = readdirSync(path.join(repositoryRoot, DECISIONS)).filter((name) => /^\d{4}-/.test(name));

describe('documents', () => {
  it('are many', () => expect(documents.length).toBeGreaterThan(50));

  it.each(documents)('name files that are there: %s', (document) => {
    const text = read(document);
    const named = [...text.matchAll(/`([a-z][\w-]*\/[\w./-]*[\w])`/g)]
      .map(([, file = '']) => file)
      .filter((file) => folders.includes(file.split('/')[0] ?? ''));
    const linked = [...text.matchAll(/\]\(([\w./-]+\.(?:md|png|svg))\)/g)].map(([, file = '']) =>
      path.posix.join(path.posix.dirname(document), file),
    );
    expect([...named, ...linked].filter((file) => !isThere(file))).toEqual([]);
  });
});

describe('the index of decisions', () => {
  it('lists all of them by their titles, in order', () => {
    const listed = read(`${DECISIONS}/README.md`)
      .split('\n')
      .filter((line) => line.startsWith('- '));
    const title = (name: string) => (read(`${DECISIONS}/${name}`).split('\n')[0] ?? '').replace(/^# /, '');
    expect(listed).toEqual(decisions.sort().map((name) => `- [${title(name)}](${name})`));
  });
});

describe('the table of what servers answer', () => {
  it('has every code with its status, by status', () => {
    const rows = [...read('docs/errors.md').matchAll(/^\| `([\w-]+)` +\| (\d{3}) +\|/gm)];
    const byStatus = Object.entries(REFUSALS).sort(
      ([one, status], [other, next]) => status - next || (one < other ? -1 : 1),
    );
    expect(rows.map(([, code, status]) => [code, Number(status)])).toEqual(byStatus);
  });
});
