import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { editFile } from '../support/editFile';
import { readManifest } from '../support/readManifest';
import { dataDir, expect, siteUrl, test } from '../support/test';

const run = promisify(execFile);

/** Releases what was broken on purpose. @returns what was said of it */
async function refusalOf(checkout: string): Promise<string> {
  const [release] = await Promise.allSettled([
    run(
      process.execPath,
      ['--import', 'tsx', 'tools/release/main.ts', 'release', 'mf-races', '--reason', 'broken on purpose'],
      { cwd: checkout, env: { ...process.env, SITE_URL: siteUrl(), DATA_DIR: dataDir() } },
    ),
  ]);
  expect(release).toMatchObject({ status: 'rejected', reason: { code: 1 } });
  return (release as PromiseRejectedResult & { reason: { stderr: string } }).reason.stderr;
}

const HOME = 'mf-races/src/features/home/HomePage.tsx';
const SHOWN = '<PageHeader title={copy.title} subtitle={<DaySubtitle day={day} />} />';

const BROKEN = [
  {
    title: 'throws on one of its pages',
    file: 'mf-races/src/features/stats/StatsPage.tsx',
    from: '  return (\n',
    to: "  if (data.disciplines !== null) throw new Error('broken on purpose');\n  return (\n",
    said: ['/Stats shows mf-races'],
  },
  {
    title: 'reaches for the environment while it is rendered',
    file: HOME,
    from: '  return ',
    to: "  if (process.env['HOME'] === '') return null;\n  return ",
    said: ['/ was not rendered on the server: refused, process is not defined'],
  },
  {
    title: 'has another text in each half',
    file: HOME,
    from: SHOWN,
    to: `<><p>{Math.random()}</p>${SHOWN}</>`,
    said: ['/: What was rendered differs from what the server sent'],
  },
  {
    title: 'has another attribute in each half, and one that the policy blocks in a document',
    file: HOME,
    from: SHOWN,
    to: `<><p id={typeof document} style={{ color: 'red' }}>x</p>${SHOWN}</>`,
    said: ['/: <p id="undefined"', 'the policy refused inline by style-src-attr'],
  },
] as const;

for (const { title, file, from, to, said } of BROKEN)
  test(`a build that ${title} is refused before anybody gets it`, async ({ checkout }) => {
    test.setTimeout(240_000);
    editFile(path.join(checkout, file), from, to);
    const before = await readManifest();
    const refusal = await refusalOf(checkout);
    for (const words of said) expect(refusal).toContain(words);
    expect((await readManifest()).remotes).toEqual(before.remotes);
  });
