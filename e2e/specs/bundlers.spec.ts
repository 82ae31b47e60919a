import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readReleaseToken } from '@galopin/kit/client';
import type { SitePage } from '../pages/SitePage';
import { editFile } from '../support/editFile';
import { damageFile } from '../support/faults';
import { connectDelivery, prove, servingBuild, storedFolder } from '../support/releases';
import { dataDir, expect, siteUrl, test } from '../support/test';

const run = promisify(execFile);

for (const [bundler, script] of [
  ['Rspack', 'buildWithRspack.mjs'],
  ['Vite', 'buildWithVite.mjs'],
] as const)
  test(`a remote that ${bundler} builds is released, falls back and is rolled back like the others`, ({
    site,
    checkout,
  }) => releaseDamageAndRollBack(site, checkout, { name: bundler, script }));

async function releaseDamageAndRollBack(
  site: SitePage,
  checkout: string,
  { name, script }: { readonly name: string; readonly script: string },
): Promise<void> {
  test.setTimeout(300_000);
  // A name of its own: other journeys bring remotes to the same site.
  const remote = `mf-${name.toLowerCase()}`;
  const page = `/${name}`;
  const title = `Météo de ${name}`;
  const root = path.join(checkout, remote);
  const token = await readReleaseToken(dataDir(), {});
  const env = { ...process.env, SITE_URL: siteUrl(), RELEASE_TOKEN: token };
  const node = (cwd: string, ...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', ...args], { cwd, env });
  const galopin = (...args: string[]) => node(root, path.join(checkout, 'kit/src/main.ts'), ...args);
  // The entry brings a runtime of its own along: more than the gate lets through unasked.
  const release = (dist: string, reason: string) =>
    galopin('release', '--dist', dist, '--allow-size', '--reason', reason);
  const bundler = path.join(checkout, 'kit/src/bundlers/testing', script);
  const build = (dist: string) => run(process.execPath, [bundler, root, path.join(root, dist)]);
  const client = await connectDelivery();
  const builds = path.join(root, '.cache/builds');

  await test.step('create', async () => {
    const values = [remote, '--title', title, '--no-install'];
    await node(checkout, 'tools/create-remote/main.ts', ...values);
    // What an installation would link: the dependencies of any remote.
    cpSync(path.join(checkout, 'mf-aspibet/node_modules'), path.join(root, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  });

  const first = await test.step('release', async () => {
    await build('dist');
    await release('dist', 'another bundler');
    const serving = await servingBuild(client, remote, builds);
    expect(serving.artifact.tools).toHaveProperty('module-federation');
    await prove(client, serving);
    return serving.artifact;
  });
  await test.step('visit', async () => {
    await site.open('/connec');
    await site.enterAs('membre@demo.test');
    await site.open(page);
    await expect(site.mounted).toHaveAttribute('data-build', first.buildId, { timeout: 30_000 });
    await expect(site.heading).toHaveText(title);
  });

  const second = await test.step('release again', async () => {
    editFile(path.join(root, 'src/i18n/fr.ts'), `title = '${title}'`, "title = 'Météo'");
    await build('dist-2');
    await release('dist-2', 'a shorter title');
    const serving = await servingBuild(client, remote, builds);
    expect(serving.artifact.buildId).not.toBe(first.buildId);
    return serving;
  });
  const { js = [], modules = [] } = Object.values(second.artifact.pages)[0] ?? {};
  const damage = () => damageFile(storedFolder(second), [...js, ...modules].at(-1) ?? '', 'byte flipped');
  await test.step('fall back from a file that is not the one released', async () => {
    damage();
    site.forgive(/integrity|ChunkLoadError|Failed to (find|load)/);
    await site.open(page);
    await expect(site.mounted).toHaveAttribute('data-build', first.buildId, { timeout: 30_000 });
    await expect(site.heading).toHaveText(title);
  });
  await test.step('serve it once the file is whole', async () => {
    damage();
    // A tab goes on with the build that worked; a new one knows nothing of it.
    await site.page.evaluate(() => sessionStorage.clear());
    await site.open(page);
    await expect(site.mounted).toHaveAttribute('data-build', second.artifact.buildId, { timeout: 30_000 });
    await expect(site.heading).toHaveText('Météo');
  });
  await test.step('roll back', async () => {
    await galopin('rollback', '--reason', 'the longer title');
    await site.open(page);
    await expect(site.mounted).toHaveAttribute('data-build', first.buildId, { timeout: 30_000 });
  });
}
