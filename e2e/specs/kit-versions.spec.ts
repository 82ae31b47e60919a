import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArtifact } from '@galopin/shared/contracts';
import type { ReadyBuild } from '@galopin/kit/client';
import { alterBuild, type Alteration } from '../support/alterBuild';
import { connectDelivery, promote } from '../support/releases';
import { expect, test } from '../support/test';

const KEPT = path.resolve(import.meta.dirname, '../fixtures/mf-elevage');
const NAME = 'mf-elevage';

/** A remote that was built when the contract was 1.2.0, and not touched since. */
function keptBuild(): ReadyBuild {
  const artifact = JSON.parse(readFileSync(path.join(KEPT, 'artifact.json'), 'utf8')) as BuildArtifact;
  return { artifact, directory: KEPT };
}

/** The same, otherwise; nothing is written beside the fixture. */
function alterKept(folder: string, alteration: Alteration): Promise<ReadyBuild> {
  const copy = path.join(folder, 'kept');
  cpSync(KEPT, copy, { recursive: true });
  return alterBuild({ ...keptBuild(), directory: copy }, alteration);
}

/** Code after the container's own: its pages call a member that goes away before they read. */
const CALLS_DEPRECATED = `
NAME = {
  init: NAME.init,
  get: (get => async key => {
    const { page } = (await get(key))();
    const loader = async args => { await args.shell.session.refreshToken(); return page.loader(args); };
    return () => ({ page: { ...page, loader } });
  })(NAME.get),
};`;

test('a remote built for contract 1.2 is released to the shell of today, and shows its page', async ({
  site,
}) => {
  const build = keptBuild();
  expect(build.artifact.contract).toBe('^1.2.0');
  await promote(await connectDelivery(), build, 'as it was built');
  await site.open('/connec');
  await site.enterAs('membre@demo.test');
  await site.open('/Elevage');
  await expect(site.heading).toHaveText('Élevage');
  await expect(site.mounted).toHaveAttribute('data-build', build.artifact.buildId);
  await expect(site.mounted.getByRole('listitem').first()).toBeVisible();
});

test('one that needs a newer contract is refused, with what to do', async ({ page: _page }, info) => {
  const build = await alterKept(info.outputPath(), { contract: '^1.99.0' });
  await expect(promote(await connectDelivery(), build, 'from tomorrow')).rejects.toThrow(
    /needs \^1\.99\.0, shell .* speaks .*wanted a range that .* is in: built with that version of the kit, or released after a newer shell/s,
  );
});

test('one that calls what goes away runs, and is counted', async ({ site }, info) => {
  const client = await connectDelivery();
  const build = await alterKept(info.outputPath(), { entry: CALLS_DEPRECATED });
  await promote(client, build, 'as it always did');
  await site.open('/connec');
  await site.enterAs('membre@demo.test');
  await site.open('/Elevage');
  await expect(site.mounted).toHaveAttribute('data-build', build.artifact.buildId);
  // What was collected is sent when the page is left.
  await site.page.goto('about:blank');
  const counted = async () => {
    const { builds } = await client.health({ name: NAME });
    return builds.find((one) => one.build === build.artifact.buildId)?.events.deprecated;
  };
  // Delivery writes what it has counted every ten seconds.
  await expect.poll(counted, { timeout: 30_000 }).toBe(1);
});
