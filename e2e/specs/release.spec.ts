import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { editFile } from '../support/editFile';
import { readManifest } from '../support/readManifest';
import { dataDir, expect, siteUrl, test } from '../support/test';

const run = promisify(execFile);

test('an edit in one remote is released alone and shows at the next page load', async ({
  site,
  checkout,
}) => {
  test.setTimeout(240_000);
  editFile(
    path.join(checkout, 'mf-races/src/i18n/homeCopy.ts'),
    "title: 'Les courses du jour'",
    "title: 'Toutes les courses du jour'",
  );

  const then = await readManifest();
  const env = { ...process.env, SITE_URL: siteUrl(), DATA_DIR: dataDir() };
  const release = [
    '--import',
    'tsx',
    'tools/release/main.ts',
    'release',
    'mf-races',
    '--reason',
    'another title',
  ];
  await run(process.execPath, release, { cwd: checkout, env });
  const now = await readManifest();

  expect(now.remotes['mf-races']?.active.buildId).not.toBe(then.remotes['mf-races']?.active.buildId);
  expect({ ...now.remotes, 'mf-races': null }).toEqual({ ...then.remotes, 'mf-races': null });
  expect(now.shell).toEqual(then.shell);
  await site.open('/');
  await expect(site.heading).toHaveText('Toutes les courses du jour');
  await expect(site.mounted).toHaveAttribute('data-build', now.remotes['mf-races']?.active.buildId ?? '');

  const [refused] = await Promise.allSettled([
    run(process.execPath, [...release.slice(0, 4), 'mf-nothing', '--reason', 'x'], { cwd: checkout, env }),
  ]);
  expect(refused.status).toBe('rejected');
});
