import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, repositoryRoot } from '@galopin/processes';
import { buildArtifact } from '@galopin/shared/contracts';
import { REFUSALS } from '@galopin/shared/server';
import { callTable } from './callTable';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const files = listFiles(repositoryRoot);
const documents = files.filter((file) => file.endsWith('.md'));
/** Text of the sources below a folder, without their tests. */
const sourceOf = (folder: string): string =>
  files
    .filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(read)
    .join('\n');
const DECISIONS = 'docs/decisions';
/** Of the repository: what is made while it is used is named before it is there. */
const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

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
      .filter((file) => folders.has(file.split('/')[0]));
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

/** Cells of the table that follows a heading's mark. */
const tableAfter = (document: string, mark: string): readonly (readonly string[])[] =>
  (read(document).split(mark)[1] ?? '')
    .trimStart()
    .split('\n')
    .slice(2)
    .filter((_line, at, lines) => lines.slice(0, at + 1).every((each) => each.startsWith('|')))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

describe('the table of what a build must deliver', () => {
  it('has every field of the descriptor, in order', () => {
    const fields = tableAfter('docs/builds.md', 'by hand.').map(([field = '']) => field.replaceAll('`', ''));
    expect(fields).toEqual(Object.keys(buildArtifact().entries));
  });
});

describe('the tables of calls', () => {
  it.each([
    ['backend/README.md', ['/apin', '/caractrap', '/cachedate', '/internal']],
    ['delivery/README.md', ['/_delivery', '/_health']],
  ])('are what is declared: %s', (document, prefixes) => {
    expect(tableAfter(document, '<!-- declared calls -->')).toEqual(callTable(prefixes));
  });
});

describe('the events that a remote’s README names', () => {
  const known = [...read('shared/src/contracts/TrackingEvents.ts').matchAll(/^ {2}(\w+): /gm)].map(
    ([, name = '']) => name,
  );
  const reportsOf = (remote: string): string =>
    sourceOf(`${remote}/src`)
      .split('\n')
      .filter((line) => /track\('|name: '/.test(line))
      .join('\n');

  it.each(['mf-races', 'mf-entities', 'mf-account', 'mf-aspibet'])(
    'are those that it reports: %s',
    (remote) => {
      const source = reportsOf(remote);
      const reported = known.filter((name) => source.includes(`'${name}'`));
      const [, told = ''] = /\*\*(?:Events|Reports)\*\*:? ([^.]*)\./.exec(read(`${remote}/README.md`)) ?? [];
      const named = [...told.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      expect(named.filter((name) => known.includes(name)).toSorted()).toEqual(reported.toSorted());
    },
  );
});

describe('the slots that a remote’s README names', () => {
  const slotsOf = (remote: string): readonly string[] =>
    sourceOf(remote)
      .split('\n')
      .flatMap((line) => /(?:<Slot .*name="|slot: ')([\w-]+)/.exec(line)?.slice(1) ?? []);

  it.each(['mf-races', 'mf-entities', 'mf-aspibet'])('are those it offers and shows: %s', (remote) => {
    const used = slotsOf(remote);
    const named = tableAfter(`${remote}/README.md`, '| slot ').map(([slot = '']) => slot.replaceAll('`', ''));
    expect(named.toSorted()).toEqual(used.toSorted());
  });
});
