import { SERVER_FILE } from '@galopin/shared/contracts';
import type { DeliveryClient, ReadyBuild } from '@galopin/kit/client';
import { alterBuild, type Alteration } from '../support/alterBuild';
import { changing, changingServer, damageFile, SERVER_FAULTS, type ServerFault } from '../support/faults';
import { connectDelivery, promote, prove, restore, servingBuild, storedFolder } from '../support/releases';
import { fetchDocument, untilRendered } from '../support/sentDocument';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const REMOTE = 'mf-races';
/** A page of that remote, and one of another. */
const PAGE = '/';
const OTHER_PAGE = '/Aspibet';
/** Milliseconds until a failure is known and written: the first document may not wait for its render. */
const COMING = { timeout: 30_000 };

let client: DeliveryClient;
let original: ReadyBuild;

test.beforeAll(async () => {
  client = await connectDelivery();
  original = await servingBuild(client, REMOTE);
  await prove(client, original);
});

/** Whatever a drill has left behind, the next one begins with what served before. */
test.afterEach(() => restore(client, original));

async function release(alteration: Alteration, reason: string): Promise<ReadyBuild> {
  const build = await alterBuild(original, alteration);
  await promote(client, build, reason);
  return build;
}

const healthOf = async ({ artifact: { name, buildId } }: ReadyBuild) => {
  const { builds } = await client.health({ name });
  return builds.filter(({ build }) => build === buildId);
};

/** Documents of the build that could not be rendered, by why. */
const failuresOf = async (build: ReadyBuild): Promise<readonly string[]> => [
  ...new Set(
    (await healthOf(build)).flatMap(({ crashes }) => crashes.flatMap((c) => Object.keys(c.browsers))),
  ),
];

for (const [fault, [alteration, kind]] of Object.entries(SERVER_FAULTS) as [
  ServerFault,
  (typeof SERVER_FAULTS)[ServerFault],
][])
  test(`a server half that ${fault}: the last good build stands in, in both halves`, async ({
    site,
    page,
  }) => {
    test.setTimeout(120_000);
    const broken = await release(alteration, fault);
    if (fault === 'is missing') damageFile(storedFolder(broken), SERVER_FILE, 'deleted');
    if (fault === 'is tampered with') damageFile(storedFolder(broken), SERVER_FILE, 'byte flipped');

    const sent = async () => {
      const { status, state, shownBuild } = await fetchDocument(PAGE);
      return { status, build: state?.build, shownBuild };
    };
    const { buildId } = original.artifact;
    const wanted = { status: 200, build: { buildId, role: 'lastGood' }, shownBuild: buildId };
    await expect.poll(sent, COMING).toEqual(wanted);
    await untilRendered(OTHER_PAGE);

    await site.open(PAGE);
    await expect(page.locator('main section h2').first()).toBeVisible();
    await site.navigation.getByRole('link', { name: 'Pronostics' }).click();
    await site.navigation.getByRole('link', { name: 'Accueil' }).click();
    await expect(page.locator(`[data-remote="${REMOTE}"] h1`)).toBeVisible();

    await expect.poll(() => failuresOf(broken), COMING).toEqual([`server: ${kind}`]);
    const unrendered = (await healthOf(broken)).reduce((sum, row) => sum + row.unrendered, 0);
    expect(unrendered).toBeGreaterThan(0);
  });

test('where the last good build fails as well, the browser renders the build that serves', async ({
  site,
  page,
}) => {
  test.setTimeout(120_000);
  const [alteration] = SERVER_FAULTS.throws;
  await prove(client, await release(alteration, 'it will stand in'));
  const broken = await release(alteration, 'it serves');
  const counted = async () => {
    await fetchDocument(PAGE);
    return failuresOf(broken);
  };
  await expect.poll(counted, COMING).toEqual(['server: threw']);
  expect((await fetchDocument(PAGE)).state).toBeNull();
  await site.open(PAGE);
  await expect(page.locator('main section h2').first()).toBeVisible();
  await expect(site.mounted).toHaveAttribute('data-build', broken.artifact.buildId);
  await prove(client, original);
});

test('what a half shows otherwise than the browser is mended in the browser, and counted', async ({
  site,
  page,
}) => {
  test.setTimeout(120_000);
  site.forgive(/What was rendered differs/);
  const wrong = await release(
    changingServer(
      'return{...module,page:{...module.page,Page:()=>require("react").createElement("p",null,"drill: wrong")}}',
    ),
    'wrong HTML',
  );
  await expect.poll(async () => (await fetchDocument(PAGE)).html, COMING).toContain('drill: wrong');
  await site.open(PAGE);
  await expect(page.locator('main section h2').first()).toBeVisible();
  await expect(page.getByText('drill: wrong')).toHaveCount(0);
  await page.goto('about:blank');
  const mismatches = async () =>
    (await healthOf(wrong)).reduce((sum, { events }) => sum + (events.mismatch ?? 0), 0);
  await expect.poll(mismatches, COMING).toBeGreaterThan(0);
});

test('a browser half that throws leaves what the server sent readable, and the last good build takes over', async ({
  site,
  page,
}) => {
  test.setTimeout(120_000);
  const broken = await release(changing('throw new Error("drill: import")'), 'throws in the browser');
  await expect.poll(async () => (await fetchDocument(PAGE)).shownBuild, COMING).toBe(broken.artifact.buildId);
  await site.open(PAGE);
  await expect(page.locator('main section h2').first()).toBeVisible();
  await expect(page.locator(`[data-remote="${REMOTE}"][data-role="lastGood"] h1`)).toBeVisible(COMING);
});
