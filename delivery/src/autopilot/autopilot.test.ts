import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fakeRemote, type FakeBuild } from '../testing/fakeBuild';
import { startWatchedSite, threeBuilds, type Traffic, type WatchedSite } from './testing/startWatchedSite';

const idOf = ({ artifact }: FakeBuild) => artifact.buildId;
const crashing = (build: FakeBuild): Traffic => ({ build, visits: 10, every: 3 });
const strangers = (build: FakeBuild, visits: number): Traffic => ({
  build,
  visits,
  every: 1,
  isKnown: false,
});

describe('the autopilot', () => {
  let watched: WatchedSite;
  const others = [fakeRemote('mf-first', ['/first']), fakeRemote('mf-other', ['/other'])];
  const calm: readonly Traffic[] = others.map((build) => ({ build, visits: 5 }));

  beforeAll(async () => {
    watched = await startWatchedSite({ PROVEN_MINUTES: '10', PROVEN_SESSIONS: '50' });
    await watched.delivery.release(...others);
  }, 60_000);
  // Longer than the minutes that are looked at together: what one test sent is past in the next.
  afterEach(() => watched.wait(10));
  afterAll(() => watched.delivery.stop());

  const promote = async (build: FakeBuild) => {
    await watched.delivery.publish(build);
    expect((await watched.delivery.promote(build)).statusCode).toBe(200);
  };
  const servesAgain = (build: FakeBuild) => async () =>
    (await watched.serving(build.artifact.name))?.buildId === idOf(build);

  it('withdraws a build that crashes for 30 % of its visitors, without a person', async () => {
    const [good, bad] = threeBuilds('mf-crash');
    await promote(good);
    await watched.usual(good);
    await promote(bad);
    const seconds = await watched.watchUntil(servesAgain(good), ...calm, crashing(bad));
    // Four looks bring forty networks, the fifth confirms.
    expect(seconds).toBe(50);
    expect(await watched.serving('mf-crash')).toMatchObject({ quarantined: [idOf(bad)] });
    expect((await watched.history('mf-crash'))[0]).toMatchObject({
      op: 'rollback',
      actor: 'autopilot',
      from: idOf(bad),
      to: idOf(good),
      detail: { quarantine: true },
      reason: '16 of 50 networks had trouble (32.0 %); 0.3 % is usual',
    });
    expect((await watched.delivery.promote(bad)).json()).toMatchObject({
      error: { findings: [{ rule: 'quarantine' }] },
    });
  });

  it('leaves a healthy build alone, and proves it once it has served long enough', async () => {
    const [good, better] = threeBuilds('mf-healthy');
    await promote(good);
    await promote(better);
    await watched.watch(5, { build: better, visits: 12, every: 60 });
    expect(await watched.serving('mf-healthy')).toMatchObject({ buildId: idOf(better), proven: false });
    watched.wait(10);
    await watched.watch(1);
    expect(await watched.serving('mf-healthy')).toMatchObject({ proven: true, quarantined: [] });
  });

  it('proves no build that too few have met', async () => {
    const [good] = threeBuilds('mf-few');
    await promote(good);
    await watched.watch(1, { build: good, visits: 49 });
    watched.wait(600);
    await watched.watch(1);
    expect(await watched.serving('mf-few')).toMatchObject({ proven: false });
  });

  it('withdraws a canary, and leaves what serves everybody', async () => {
    const [good, bad] = threeBuilds('mf-canary');
    await promote(good);
    await watched.usual(good, 2000);
    await watched.delivery.publish(bad);
    await watched.delivery.change({ op: 'canary', name: 'mf-canary', buildId: idOf(bad), permyriad: 2000 });
    const seconds = await watched.watchUntil(
      async () => (await watched.serving('mf-canary'))?.canary === null,
      { build: good, visits: 20 },
      { build: bad, role: 'canary', visits: 5, every: 3 },
    );
    expect(seconds).toBe(60);
    expect(await watched.serving('mf-canary')).toMatchObject({
      buildId: idOf(good),
      quarantined: [idOf(bad)],
    });
    expect((await watched.history('mf-canary'))[0]).toMatchObject({ op: 'end-canary', actor: 'autopilot' });
  });

  it('withdraws nothing while everything does badly: a backend that is away is no build’s fault', async () => {
    const [good, next] = threeBuilds('mf-outage');
    await promote(good);
    await watched.usual(good);
    await promote(next);
    await watched.watch(12, ...[next, ...others].map(crashing));
    expect(await watched.serving('mf-outage')).toMatchObject({ buildId: idOf(next), quarantined: [] });
    expect(await watched.metrics()).toMatch(/remote="mf-outage",outcome="site-wide"\} 1/);
  });

  it('withdraws at once where the stored files are not the released ones, whoever says so', async () => {
    const [good, bad] = threeBuilds('mf-files');
    await promote(good);
    await promote(bad);
    const file = path.join(watched.delivery.settings.DATA_DIR, 'store', 'mf-files', idOf(bad), 'page0.js');
    await writeFile(file, 'damaged');
    await watched.watch(1, ...calm, { ...strangers(bad, 1), ends: ['integrity'] });
    expect(await servesAgain(good)()).toBe(true);
    const [line] = await watched.history('mf-files');
    expect(line?.reason).toMatch(/^stored files are wrong: page0.js: 7 bytes \(wanted \d+ bytes\)$/);
  });

  it('never withdraws for reports of wrong files where the stored ones are right, and tells', async () => {
    const [good, next] = threeBuilds('mf-said');
    await promote(good);
    await watched.usual(good);
    await promote(next);
    await watched.watch(10, ...calm, { build: next, visits: 20, every: 1, ends: ['integrity', 'failed'] });
    expect(await servesAgain(next)()).toBe(true);
    expect(await watched.metrics()).toMatch(/remote="mf-said",outcome="files-elsewhere"\} 1/);
  });

  it('withdraws nothing by what strangers report, and tells', async () => {
    const [good, next] = threeBuilds('mf-strangers');
    await promote(good);
    await watched.usual(good);
    await promote(next);
    const ends = ['crashed', 'fallback', 'exhausted'] as const;
    const crowd = { ...strangers(next, 40), ends };
    await watched.watch(14, ...calm, { build: next, visits: 10 }, crowd);
    expect(await watched.serving('mf-strangers')).toMatchObject({ buildId: idOf(next), quarantined: [] });
    expect(await watched.metrics()).toMatch(/remote="mf-strangers",outcome="doubted"\} 1/);
  });

  it('acts once in a quarter of an hour under one name, whatever comes next', async () => {
    const [good, bad, worse] = threeBuilds('mf-twice');
    await promote(good);
    await watched.usual(good);
    await promote(bad);
    expect(await watched.watchUntil(servesAgain(good), ...calm, crashing(bad))).toBe(50);
    await promote(worse);
    await watched.watch(10, ...calm, crashing(worse));
    expect(await watched.serving('mf-twice')).toMatchObject({ buildId: idOf(worse) });
    expect(await watched.metrics()).toMatch(/remote="mf-twice",outcome="resting"\} 1/);
    watched.wait(15);
    expect(await watched.watchUntil(servesAgain(good), ...calm, crashing(worse))).toBe(50);
  });

  it('does not go further back by itself from a build that came back', async () => {
    const [first, second, third] = threeBuilds('mf-back');
    for (const build of [first, second, third]) await promote(build);
    await watched.usual(third);
    await watched.delivery.change({ op: 'rollback', name: 'mf-back', buildId: idOf(second) });
    await watched.watch(8, ...calm, crashing(second));
    expect(await watched.serving('mf-back')).toMatchObject({ buildId: idOf(second), lastGood: idOf(first) });
    expect(await watched.metrics()).toMatch(/remote="mf-back",outcome="came-back-already"\} 1/);
  });

  it('takes a frozen name back: a freeze stops what is new', async () => {
    const [good, bad] = threeBuilds('mf-frozen');
    await promote(good);
    await watched.usual(good);
    await promote(bad);
    await watched.delivery.change({ op: 'freeze', name: 'mf-frozen' });
    expect(await watched.watchUntil(servesAgain(good), ...calm, crashing(bad))).toBe(50);
  });

  it('has nowhere to go back to from a first release', async () => {
    const [only] = threeBuilds('mf-only');
    await promote(only);
    await watched.usual(only);
    await watched.watch(8, ...calm, crashing(only));
    expect(await servesAgain(only)()).toBe(true);
    expect(await watched.metrics()).toMatch(/remote="mf-only",outcome="nothing-to-fall-back-to"\} 1/);
  });
});

describe('the autopilot in a dry run', () => {
  it('only says what it would do', async () => {
    const watched = await startWatchedSite({ AUTOPILOT: 'production=dry-run' });
    const [good, bad] = threeBuilds('mf-dry');
    await watched.delivery.release(good);
    await watched.usual(good);
    await watched.delivery.release(bad);
    await watched.watch(10, crashing(bad));
    expect(await watched.serving('mf-dry')).toMatchObject({ buildId: idOf(bad), quarantined: [] });
    expect(await watched.metrics()).toMatch(/remote="mf-dry",outcome="dry-run"\} 1/);
    await watched.delivery.stop();
  }, 60_000);
});
