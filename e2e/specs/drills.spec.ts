import type { Page } from '@playwright/test';
import type { DeliveryClient, ReadyBuild } from '@galopin/kit/client';
import { OpenTab } from '../pages/OpenTab';
import { alterBuild, STYLE_SHEET, type Alteration } from '../support/alterBuild';
import { BUILT_FAULTS, damageFile, DAMAGES, type BuiltFault, type Damage } from '../support/faults';
import { connectDelivery, promote, prove, restore, servingBuild, storedFolder } from '../support/releases';
import { expect, test } from '../support/test';

/** Where each remote is entered for the drill, and from where: a page that shows no widget of it. */
// Races of a meeting that is over may be folded away.
const REMOTES = [
  { name: 'mf-races', page: 'home', from: '/Aspibet-guide', link: 'nav a[href="/"]' },
  { name: 'mf-entities', page: 'race', from: '/', link: 'main a[href^="/Course/"]:visible' },
  { name: 'mf-account', page: 'profile', from: '/', link: 'nav a[href="/Profile"]' },
  { name: 'mf-aspibet', page: 'tips', from: '/', link: 'nav a[href="/Aspibet"]' },
] as const;
type Remote = (typeof REMOTES)[number];

const TARGETS = ['entry', 'chunk', 'style sheet'] as const;
type Fault = `${(typeof TARGETS)[number]} ${Damage}` | 'entry delayed' | BuiltFault;
const FAULTS: readonly Fault[] = [
  ...TARGETS.flatMap((target) => DAMAGES.map((damage) => `${target} ${damage}` as const)),
  'entry delayed',
  ...(Object.keys(BUILT_FAULTS) as BuiltFault[]),
];
/** Milliseconds a page may take to be there: a machine that builds and tests at the same time is slow. */
const COMING = { timeout: 25_000 };
/** Milliseconds a delayed file takes: longer than a build may. */
const DELAY = 30_000;

/** Every fault once, spread over the remotes; every fault of every remote with DRILLS=all. */
const isDrilled = (remote: number, fault: number): boolean =>
  process.env['DRILLS'] === 'all' || fault % REMOTES.length === remote;

test.describe.configure({ mode: 'serial' });

let client: DeliveryClient;
let tab: OpenTab;
const originals = new Map<string, ReadyBuild>();
const times: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  client = await connectDelivery();
  for (const { name } of REMOTES) {
    const build = await servingBuild(client, name);
    originals.set(name, build);
    await prove(client, build);
  }
  tab = await OpenTab.in(await browser.newPage());
  await tab.enterAs('membre@demo.test');
});

/** Whatever a drill has left behind, the next one begins with what served before. */
test.afterEach(async () => {
  for (const build of originals.values()) await restore(client, build);
});

test.afterAll(async () => {
  await tab.page.close();
  if (times.length === 0) return;
  process.stdout.write(`\nLast good build on screen, after the failure was known:\n${times.join('\n')}\n`);
});

for (const [index, remote] of REMOTES.entries()) {
  for (const fault of FAULTS.filter((_, at) => isDrilled(index, at))) {
    test(`${remote.name}: ${fault}`, async () => {
      test.setTimeout(120_000);
      const original = originalOf(remote.name);
      const broken = await releaseBroken(original, fault);
      await tab.start(remote.from);
      const repair = await breakStored(tab.page, broken, remote, fault);

      await tab.follow(tab.page.locator(remote.link));
      const place = tab.place(remote.name, 'lastGood');
      await expect(place.getByRole('heading', { level: 1 })).toBeVisible(COMING);
      await expect(place).toHaveAttribute('data-build', original.artifact.buildId);

      for (const other of REMOTES.filter(({ name }) => name !== remote.name)) await expectUntouched(other);
      await tab.expectNotReloaded();
      await expect(tab.navigation.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();

      const events = (await tab.events()).filter((event) => event.remote === remote.name);
      const fallback = events.find(({ kind }) => kind === 'fallback');
      times.push(`  ${remote.name.padEnd(12)} ${fault.padEnd(26)} ${fallback?.ms} ms`);
      expect(fallback).toMatchObject({ role: 'lastGood', build: original.artifact.buildId });
      const failed = events.filter(({ kind }) => kind === 'failed' || kind === 'crashed');
      expect(failed.map(({ build }) => build)).toContain(broken.artifact.buildId);
      await repair();
    });
  }
}

for (const fault of ['entry deleted', 'chunk byte flipped', 'throws at render'] as const) {
  test(`opened by its own document: ${fault}`, async () => {
    test.setTimeout(120_000);
    const [remote] = REMOTES;
    const original = originalOf(remote.name);
    const broken = await releaseBroken(original, fault);
    await breakStored(tab.page, broken, remote, fault);
    await tab.start('/');
    await expect(tab.place(remote.name, 'lastGood').getByRole('heading', { level: 1 })).toBeVisible(COMING);
    await expect(tab.navigation.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });
}

test('a build that failed twice is skipped for the rest of the session, until another serves', async () => {
  test.setTimeout(120_000);
  const original = originalOf('mf-aspibet');
  await releaseBroken(original, 'wrong contract');
  const visit = async (path: string) => {
    await tab.start(path);
    await expect(tab.mounted.getByRole('heading', { level: 1 })).toBeVisible(COMING);
    return tab.mounted.getAttribute('data-role');
  };
  expect(await visit('/Aspibet')).toBe('lastGood');
  expect(await visit('/Aspibet-guide')).toBe('lastGood');
  await visit('/Propos');
  const failures = (await tab.events()).filter(({ kind }) => kind === 'failed');
  expect(failures).toEqual([]);

  await promote(client, await alterBuild(original, {}), 'mended');
  expect(await visit('/Aspibet')).toBe('active');
});

function originalOf(name: string): ReadyBuild {
  const build = originals.get(name);
  if (!build) throw new Error(`no build of ${name} served before the drills`);
  return build;
}

/** Lets a build serve that has the fault, or that will have it once its files are broken. */
async function releaseBroken(original: ReadyBuild, fault: Fault): Promise<ReadyBuild> {
  const alteration: Alteration = Object.hasOwn(BUILT_FAULTS, fault)
    ? BUILT_FAULTS[fault as BuiltFault]
    : { css: 'main{outline:0 solid transparent}' };
  const broken = await alterBuild(original, alteration);
  await promote(client, broken, fault);
  return broken;
}

/** @returns the way to leave no trace */
async function breakStored(page: Page, build: ReadyBuild, remote: Remote, fault: Fault) {
  const { base, file } = fileOf(build, remote, fault);
  if (fault === 'entry delayed') {
    const url = `**${base}${file}`;
    await page.route(url, (route) => void setTimeout(() => void route.continue().catch(() => null), DELAY));
    return () => page.unroute(url);
  }
  const damage = DAMAGES.find((kind) => fault.endsWith(kind));
  if (damage) damageFile(storedFolder(build), file, damage);
  return async () => undefined;
}

function fileOf({ artifact }: ReadyBuild, { page }: Remote, fault: Fault) {
  const base = `/_mf/${artifact.name}/${artifact.buildId}/`;
  if (fault.startsWith('style sheet')) return { base, file: STYLE_SHEET };
  const chunk = artifact.pages[page]?.js.find((name) => name.startsWith('page-'));
  if (chunk === undefined) throw new Error(`${artifact.name} has no file of its own for ${page}`);
  return { base, file: fault.startsWith('chunk') ? chunk : artifact.entry };
}

/** Another remote still comes by its link, in the build that serves. */
async function expectUntouched({ name, from, link }: Remote): Promise<void> {
  const isThere = (await tab.page.locator(link).count()) > 0;
  if (!isThere) await tab.follow(tab.navigation.locator(`a[href="${from}"]`));
  await expect(tab.page.locator(link).first()).toBeVisible(COMING);
  await tab.follow(tab.page.locator(link));
  await expect(tab.place(name, 'active').getByRole('heading', { level: 1 })).toBeVisible(COMING);
}
