import type { HealthEventKind, ReleasesAnswer, ServingBuild } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell, type FakeBuild } from '../../testing/fakeBuild';
import { createLinkSigner } from '../../visitors/createLinkSigner';
import { createVisitProofs } from '../../visitors/createVisitProofs';
import { manualSchedule } from '../../testing/manualSchedule';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../../testing/startTestDelivery';

const LOOK_SECONDS = 10;
const LINK_KEY = 'the key of links, in tests';
const DAY_MS = 24 * 3_600_000;
const headers = { authorization: `Bearer ${TEST_TOKEN}` };

/** Which visits a build gets, and how they end. */
export interface Traffic {
  readonly build: FakeBuild;
  readonly role?: 'active' | 'canary';
  /** Visits in ten seconds. */
  readonly visits: number;
  /** Every so many visits end badly; none by default. */
  readonly every?: number;
  readonly ends?: readonly HealthEventKind[];
  /** Whether the visitors' networks were here the day before; they were by default. */
  readonly isKnown?: false;
}

/** A site that is visited by beacons and looked at by the autopilot as time is let pass. */
export interface WatchedSite {
  readonly delivery: TestDelivery;
  /** A history of lines under one name, newest first. */
  history(name: string): Promise<ReleasesAnswer['history']>;
  serving(name: string): Promise<ServingBuild | undefined>;
  /** Lets time pass without visits. */
  wait(minutes: number): void;
  /** Lets a build have the visits of an hour, and what is looked at together pass. */
  usual(build: FakeBuild, visits?: number): Promise<void>;
  /** So many looks, with the same traffic before each. */
  watch(looks: number, ...traffic: readonly Traffic[]): Promise<void>;
  /** Looks until something holds; the seconds that took, `null` when it did not come within half an hour. */
  watchUntil(holds: () => Promise<boolean>, ...traffic: readonly Traffic[]): Promise<number | null>;
  metrics(): Promise<string>;
}

/** Starts one with a shell, and other remotes to be released by each test. */
export async function startWatchedSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<WatchedSite> {
  let time = Date.UTC(2026, 6, 7, 12);
  const { schedule, turn } = manualSchedule();
  const delivery = await startTestDelivery({ LINK_KEY, ...environment }, () => new Date(time), schedule);
  const visit = createVisits(delivery, () => new Date(time - DAY_MS));
  const get = (url: string) => delivery.app().inject({ url, headers });

  async function pass(traffic: readonly Traffic[]): Promise<void> {
    for (const one of traffic) for (let at = 0; at < one.visits; at += 1) await visit(one);
    time += LOOK_SECONDS * 1000;
    await turn();
  }
  const releases = async (name: string) =>
    (await get(`/_delivery/releases?name=${name}`)).json<ReleasesAnswer>();

  await delivery.release(fakeShell());
  return {
    delivery,
    history: async (name) => (await releases(name)).history,
    serving: async (name) => (await releases(name)).serving[0],
    wait: (minutes) => void (time += minutes * 60_000),
    async usual(build, visits = 600) {
      await pass([{ build, visits }]);
      time += 10 * 60_000;
    },
    async watch(looks, ...traffic) {
      for (let look = 0; look < looks; look += 1) await pass(traffic);
    },
    async watchUntil(holds, ...traffic) {
      for (let seconds = LOOK_SECONDS; seconds <= 1800; seconds += LOOK_SECONDS) {
        await pass(traffic);
        if (await holds()) return seconds;
      }
      return null;
    },
    metrics: async () => (await get('/_delivery/metrics')).body,
  };
}

/** Sends the beacon of one visitor after the other, each with an address and a tab of their own. */
function createVisits(delivery: TestDelivery, dayBefore: () => Date) {
  const proofs = createVisitProofs(createLinkSigner(LINK_KEY, dayBefore), dayBefore);
  let visitors = 0;
  const visits = new Map<string, number>();
  return async ({ build: { artifact }, role = 'active', every, ends = ['crashed'], isKnown }: Traffic) => {
    const { name: remote, buildId: build } = artifact;
    visitors += 1;
    const visit = (visits.get(build) ?? 0) + 1;
    visits.set(build, visit);
    const kinds: readonly HealthEventKind[] = every !== undefined && visit % every === 0 ? ends : ['loaded'];
    const session = visitors.toString(16).padStart(16, '0');
    const events = kinds.map((kind) => ({
      kind,
      remote,
      build,
      role,
      ...(kind === 'loaded' && { ms: 300 }),
    }));
    const remoteAddress = addressOf(visitors);
    const cookie = proofs.cookieFor({ headers: {}, ip: remoteAddress });
    const answer = await delivery.app().inject({
      method: 'POST',
      url: '/_health/beacon',
      remoteAddress,
      headers: { 'content-type': 'text/plain', ...(isKnown !== false && { cookie }) },
      payload: JSON.stringify({ schema: 1, session, events }),
    });
    if (answer.statusCode !== 204) throw new Error(`a beacon was refused: ${answer.body}`);
  };
}

/** Everybody in a /24 of their own. */
const addressOf = (visitor: number): string =>
  `${20 + (visitor % 180)}.${Math.floor(visitor / 256) % 256}.${visitor % 256}.1`;

/** Three builds of a remote of one's own: tests on one site do not meet. */
export function threeBuilds(name: string): readonly [FakeBuild, FakeBuild, FakeBuild] {
  const of = (seed: number) => fakeRemote(name, [`/${name}`], { seed });
  return [of(1), of(2), of(3)];
}
