import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { editFile } from '../support/editFile';
import { readManifest } from '../support/readManifest';
import { dataDir, expect, siteUrl, test } from '../support/test';

const run = promisify(execFile);

test('a build that throws on one of its pages is refused before anybody gets it', async ({ checkout }) => {
  test.setTimeout(240_000);
  editFile(
    path.join(checkout, 'mf-races/src/features/stats/StatsPage.tsx'),
    '  return (\n',
    "  if (data.disciplines !== null) throw new Error('broken on purpose');\n  return (\n",
  );
  const before = await readManifest();

  const [release] = await Promise.allSettled([
    run(
      process.execPath,
      ['--import', 'tsx', 'tools/release/main.ts', 'release', 'mf-races', '--reason', 'a page that throws'],
      { cwd: checkout, env: { ...process.env, SITE_URL: siteUrl(), DATA_DIR: dataDir() } },
    ),
  ]);

  expect(release).toMatchObject({ status: 'rejected', reason: { code: 1 } });
  const { reason } = release as PromiseRejectedResult & { reason: { stderr: string } };
  expect(reason.stderr).toContain('/Stats shows mf-races');
  expect((await readManifest()).remotes).toEqual(before.remotes);
});
