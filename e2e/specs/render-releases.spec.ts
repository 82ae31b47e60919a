import { publishBuild, type DeliveryClient, type ReadyBuild } from '@galopin/kit/client';
import { alterBuild } from '../support/alterBuild';
import { loadDocuments } from '../support/loadDocuments';
import { connectDelivery, prove, restore, servingBuild } from '../support/releases';
import { fetchDocument, untilRendered, type SentDocument } from '../support/sentDocument';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const REMOTE = 'mf-races';
const PER_SECOND = 200;
/** Documents of one release with their content that are waited for: a new release's first ones come without. */
const MANY = 600;
/** Milliseconds in which a change is in every next document. */
const AT_ONCE = 1000;
const COMING = { timeout: 60_000 };

let client: DeliveryClient;
let original: ReadyBuild;

test.beforeAll(async () => {
  client = await connectDelivery();
  original = await servingBuild(client, REMOTE);
  await prove(client, original);
});
test.afterEach(() => restore(client, original));

const inForce = ({ manifest }: SentDocument) => manifest.remotes[REMOTE]?.active.buildId;

test('a canary and a rollback amid 200 documents a second: both halves of each are of one build', async () => {
  test.setTimeout(240_000);
  const other = await alterBuild(original, { css: 'main{outline:0 solid transparent}' });
  const [before, after] = [original.artifact.buildId, other.artifact.buildId];
  const seen: {
    readonly askedAt: number;
    readonly build: string | undefined;
    readonly isRendered: boolean;
  }[] = [];
  const load = loadDocuments('/', PER_SECOND, (document, askedAt) => {
    const build = inForce(document);
    expect(document.status).toBe(200);
    if (document.state !== null)
      expect({ state: document.state.build?.buildId, shown: document.shownBuild }).toEqual({
        state: build,
        shown: build,
      });
    seen.push({ askedAt, build, isRendered: document.state !== null });
  });
  const untilShown = (build: string, since = 0) =>
    expect
      .poll(() => seen.slice(since).filter((each) => each.build === build && each.isRendered).length, COMING)
      .toBeGreaterThan(MANY);

  await untilShown(before);
  await promoteAsCanary(other);
  await untilShown(after);
  const whenEnded = seen.length;
  await client.change({ op: 'end-canary', name: REMOTE, actor: 'e2e', reason: 'it is rolled back' });
  const endedAt = performance.now();
  await untilShown(before, whenEnded);

  await client.change({
    op: 'promote',
    name: REMOTE,
    buildId: after,
    actor: 'e2e',
    reason: 'to everybody',
    allowSize: true,
  });
  const promotedAt = performance.now();
  await untilShown(after, seen.length);
  await restore(client, original);
  const restoredAt = performance.now();
  await untilShown(before, seen.length);
  await load.stop();

  const between = (from: number, to: number) => [
    ...new Set(seen.filter(({ askedAt }) => askedAt > from && askedAt < to).map(({ build }) => build)),
  ];
  expect(new Set(between(0, endedAt))).toEqual(new Set([before, after]));
  expect(between(endedAt + AT_ONCE, promotedAt - AT_ONCE)).toEqual([before]);
  expect(between(promotedAt + AT_ONCE, restoredAt - AT_ONCE)).toEqual([after]);
  expect(between(restoredAt + AT_ONCE, Number.POSITIVE_INFINITY)).toEqual([before]);
  const rendered = seen.filter(({ isRendered }) => isRendered).length / seen.length;
  const lag = Math.max(
    0,
    ...seen
      .filter(({ askedAt, build }) => askedAt > restoredAt && build === after)
      .map(({ askedAt }) => askedAt - restoredAt),
  );
  process.stdout.write(
    `\n${seen.length} documents, ${(100 * rendered).toFixed(1)} % of them with their content; the last of the old release was asked for ${lag.toFixed(0)} ms after the rollback\n`,
  );
});

async function promoteAsCanary(build: ReadyBuild): Promise<void> {
  await publishBuild(client, build);
  await client.change({
    op: 'canary',
    name: REMOTE,
    buildId: build.artifact.buildId,
    permyriad: 5000,
    actor: 'e2e',
    reason: 'half of the visitors',
    allowSize: true,
  });
}

test('rendering one remote on the server is switched off and on with the next document', async ({
  site,
  page,
}) => {
  await untilRendered('/');
  const by = { name: REMOTE, actor: 'e2e', reason: 'a drill' };
  await client.change({ op: 'disable-render', ...by });
  expect((await fetchDocument('/')).state).toBeNull();
  await untilRendered('/Aspibet');
  await site.open('/');
  await expect(page.locator('main section h2').first()).toBeVisible();
  await client.change({ op: 'enable-render', ...by });
  await untilRendered('/');
});
