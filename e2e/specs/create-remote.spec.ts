import { execFile, type ExecFileException } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readManifest } from '../support/readManifest';
import { startDevServer } from '../support/startDevServer';
import { dataDir, expect, siteUrl, test } from '../support/test';

const run = promisify(execFile);

test('a new remote is tested, runs alone and is released beside an untouched shell', async ({
  site,
  page,
  checkout,
}) => {
  test.setTimeout(300_000);
  const env = { ...process.env, SITE_URL: siteUrl(), DATA_DIR: dataDir() };
  const node = async (...args: string[]) => {
    try {
      await run(process.execPath, args, { cwd: checkout, env });
    } catch (error) {
      const { message, stdout, stderr } = error as ExecFileException & { stdout: string; stderr: string };
      throw new Error(`${message}\n${stdout}\n${stderr}`, { cause: error });
    }
  };

  await test.step('create', async () => {
    const values = ['mf-meteo', '--title', 'Météo des pistes', '--no-install'];
    await node('--import', 'tsx', 'tools/create-remote/main.ts', ...values);
    // What an installation would link: the dependencies of any remote.
    cpSync(path.join(checkout, 'mf-aspibet/node_modules'), path.join(checkout, 'mf-meteo/node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  });
  await test.step('check', async () => {
    await node('node_modules/typescript/bin/tsc', '-b', 'mf-meteo');
    await node('node_modules/jest/bin/jest.js', '--selectProjects', 'mf-meteo');
  });
  await test.step('run alone', async () => {
    const server = await startDevServer(checkout, ['mf-meteo'], env);
    try {
      await site.open(`${server.url}/Meteo`);
      await expect(site.heading).toHaveText('Météo des pistes');
      await expect(page.getByRole('listitem').first()).toBeVisible();
      // Its page would go on looking for the server that ends now.
      await page.goto('about:blank');
    } finally {
      await server.stop();
    }
  });
  await test.step('release', async () => {
    const before = await readManifest();
    await node('--import', 'tsx', 'tools/release/main.ts', 'release', 'mf-meteo', '--reason', 'a new page');
    const after = await readManifest();
    expect(after.shell).toEqual(before.shell);
    expect(Object.keys(after.remotes)).toEqual([...Object.keys(before.remotes), 'mf-meteo'].sort());
  });
  await test.step('visit', async () => {
    await page.goto('/Meteo');
    await expect(page).toHaveURL('/connec');
    await site.enterAs('membre@demo.test');
    await site.open('/Meteo');
    await expect(site.mounted).toHaveAttribute('data-remote', 'mf-meteo', { timeout: 30_000 });
    await expect(site.heading).toHaveText('Météo des pistes');
  });
});
