import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDeliveryClient } from '@galopin/kit/client';
import type { Page } from '@playwright/test';
import { AccountPage } from '../pages/AccountPage';
import { SitePage } from '../pages/SitePage';
import { changeOwners } from '../support/changeOwners';
import { editFile } from '../support/editFile';
import { openTerminal, type Terminal } from '../support/openTerminal';
import { readManifest } from '../support/readManifest';
import { connectDelivery } from '../support/releases';
import { runDevServer } from '../support/startDevServer';
import { startRegistry, type Registry } from '../support/startRegistry';
import { takePictures } from '../support/takePictures';
import { expect, siteUrl, test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');
const REMOTE = 'mf-terrains';
const PATH = '/Terrains';
const MEMBER = 'membre@demo.test';
/** Milliseconds that a page may take which is still being compiled, or whose build is new to the browser. */
const FIRST = 60_000;

/** Registry that npm takes packages from on this machine; null where none answers. */
async function registryOfNpm(): Promise<string | null> {
  const url = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const answers = await fetch(new URL('-/ping', url), { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answers ? url : null;
}

let folder: string;
let registry: Registry | undefined;
let token: string;
let terminal: Terminal;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), 'galopin-team-'));
  const others = await registryOfNpm();
  test.skip(others === null, 'no npm registry answers: the team’s own repository was not tried');
  registry = await startRegistry(path.join(folder, 'registry'), others ?? '');
  token = await admitTeam();
  terminal = openTerminal({ ...registry.environment, RELEASE_TOKEN: token });
});
test.afterAll(async () => {
  await registry?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the site's people do for a new team: a line in the owners file, and a token for its own remote. */
async function admitTeam(): Promise<string> {
  const site = await connectDelivery();
  changeOwners(({ teams }) => {
    teams['meteo'] = { remotes: [REMOTE], environments: ['production'] };
  });
  const tokens: string[] = [];
  const issue = () =>
    site.issueToken({ team: 'meteo', days: 1, actor: 'e2e', remotes: [REMOTE] }).then(
      ({ token }) => tokens.push(token),
      () => 0,
    );
  await expect.poll(issue).toBeGreaterThan(0);
  return tokens[0] ?? '';
}

const to = (): readonly string[] => ['--site', siteUrl()];
const repository = (): string => path.join(folder, 'work', REMOTE);
const copy = (): string => path.join(repository(), 'src/i18n/fr.ts');
/** Id of the build that a new visitor gets. */
const serving = async () => (await readManifest()).remotes[REMOTE]?.active?.buildId;

/** Types one of the team's commands, with the site's address. */
function galopin(...args: readonly string[]): Promise<string> {
  const command = ['npx', 'galopin', ...args] as const;
  return terminal.type(`${command.join(' ')} --site URL`, repository(), ...command, ...to());
}

/** Runs the remote as `galopin dev` does and looks at its page. */
async function lookAtDev(options: readonly string[], look: (url: string) => Promise<void>) {
  const command = ['npx', 'galopin', 'dev', ...options] as const;
  const where = options.length === 0 ? 'alone' : 'in the site';
  const start = () => runDevServer({ command, cwd: repository(), env: terminal.env });
  const server = await terminal.time(`npx galopin dev, ${where}, until it listens`, start);
  try {
    await look(server.url);
  } finally {
    await server.stop();
  }
}

/** An edit shows without another document. */
async function edit(page: Page, change: () => void, heading: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await terminal.time('an edit, until it shows in the site', async () => {
    change();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test('an empty folder becomes a repository whose tests pass', async () => {
  test.setTimeout(300_000);
  await terminal.type(
    'pnpm packages --publish',
    root,
    process.execPath,
    '--import',
    'tsx',
    'tools/packages/main.ts',
    '--publish',
  );
  const empty = path.dirname(repository());
  mkdirSync(empty);
  const create = ['create', '@galopin/remote', REMOTE, '--', '--title', 'État des pistes'];
  await terminal.type('npm create @galopin/remote', empty, 'npm', '--yes', ...create);
  await terminal.type('npm install', repository(), 'npm', 'install');
  await terminal.type('npm test', repository(), 'npm', 'test');
});

test('its remote runs alone, and in the site, where an edit shows at once', async ({ site, page }) => {
  test.setTimeout(180_000);
  await lookAtDev([], async (url) => {
    await page.goto(`${url}${PATH}`);
    await expect(site.heading).toHaveText('État des pistes', { timeout: FIRST });
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await page.goto('about:blank');
  });
  await galopin('check');
  await lookAtDev(to(), async (url) => {
    await page.goto(`${url}/connec`);
    const account = new AccountPage(page);
    await account.email.fill(MEMBER);
    await account.password.fill('demo1234');
    await account.signIn.click();
    await expect(page).toHaveURL(`${url}/`);
    await page.goto(`${url}${PATH}`);
    await expect(site.heading).toHaveText('État des pistes', { timeout: FIRST });
    const change = () => editFile(copy(), "'État des pistes'", "'Terrains et météo'");
    await edit(page, change, 'Terrains et météo');
    await page.goto('about:blank');
  });
});

test('it is released, previewed, tried on half of the visitors and rolled back', async ({
  site,
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await galopin('release', '--reason', 'first page');
  await site.open('/connec');
  await site.enterAs(MEMBER);
  await site.open(PATH);
  await expect(site.mounted).toHaveAttribute('data-remote', REMOTE, { timeout: FIRST });
  await expect(site.heading).toHaveText('Terrains et météo');
  await takePictures(page, 'team-live');
  const first = await serving();

  editFile(copy(), "'Terrains et météo'", "'Météo'");
  const link = /http\S+/.exec(await galopin('preview', '--to', PATH))?.[0] ?? '';
  const context = await browser.newContext({
    baseURL: siteUrl(),
    storageState: await page.context().storageState({ indexedDB: true }),
  });
  const reviewer = new SitePage(await context.newPage());
  await reviewer.page.goto(link);
  await expect(reviewer.heading).toHaveText('Météo', { timeout: FIRST });
  await context.close();
  expect(await serving()).toBe(first);

  await galopin('release', '--canary', '50', '--reason', 'a shorter title');
  // Every reading is another visitor's.
  await expect.poll(serving).not.toBe(first);
  await expect.poll(serving).toBe(first);
  await galopin('promote', '--reason', 'the canary does well');
  await site.open(PATH);
  await expect(site.heading).toHaveText('Météo', { timeout: FIRST });
  expect(await serving()).not.toBe(first);

  await galopin('rollback', '--reason', 'the longer title');
  expect(await serving()).toBe(first);
  await site.open(PATH);
  await expect(site.heading).toHaveText('Terrains et météo', { timeout: FIRST });
  await terminal.report(test.info());
});

test('it is not theirs to change another team’s remote', async () => {
  const team = createDeliveryClient({ siteUrl: siteUrl(), token });
  const change = { op: 'rollback', name: 'mf-races', actor: 'meteo', reason: 'not theirs' } as const;
  await expect(team.change(change)).rejects.toThrow(/mf-races/);
});
