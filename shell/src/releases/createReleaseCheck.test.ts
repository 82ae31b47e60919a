import { RELEASE_PATHS, type ReleaseManifest, type ReleaseMark } from '@galopin/shared/contracts';
import { createTestLogger } from '../testing/createTestLogger';
import { fakeBuild, fakeManifest } from '../testing/fixtures';
import '@galopin/shared/testing/fetch';
import { createReleaseCheck } from './createReleaseCheck';

const running = fakeManifest();
const newer = fakeManifest({
  release: 2,
  remotes: { 'mf-test': { active: fakeBuild('mf-test', 'b'.repeat(16)) } },
});
const markOf = ({ release, shell, remotes }: ReleaseManifest): ReleaseMark => ({
  schema: 1,
  release,
  shell: shell.buildId,
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, { active }]) => [name, active.buildId])),
});

function setUp(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const offered: ReleaseManifest[] = [];
  const logger = createTestLogger();
  const check = createReleaseCheck({
    fetch: (async (path: string) => {
      asked.push(path);
      const answer = answers[path];
      return answer instanceof Response ? answer : new Response(JSON.stringify(answer));
    }) as typeof fetch,
    logger,
    known: () => offered.at(-1) ?? running,
    onNewer: (manifest) => offered.push(manifest),
  });
  return { check, asked, offered, logger };
}
const { current, manifest } = RELEASE_PATHS;

describe('checking for other builds', () => {
  it('asks for no manifest while the builds are the same', async () => {
    const { check, asked, offered } = setUp({ [current]: markOf(running) });
    await check();
    expect([asked, offered]).toEqual([[current], []]);
  });

  it('brings the manifest when they are not, and not again the next time', async () => {
    const { check, asked, offered } = setUp({ [current]: markOf(newer), [manifest]: newer });
    await check();
    await check();
    expect(offered).toEqual([newer]);
    expect(asked).toEqual([current, manifest, current]);
  });

  it('asks once for checks that come at the same time', async () => {
    const { check, asked } = setUp({ [current]: markOf(running) });
    await Promise.all([check(), check()]);
    expect(asked).toEqual([current]);
  });

  it.each<[string, unknown, string]>([
    ['a failure', new Response(null, { status: 503 }), `${current} answered 503`],
    ['another schema', { ...markOf(newer), schema: 2 }, `${current} has schema 2, wanted 1`],
  ])('goes on with what it knows after %s', async (_, answer, message) => {
    const { check, offered, logger } = setUp({ [current]: answer });
    await check();
    expect(offered).toEqual([]);
    expect(logger.lines).toMatchObject([
      { level: 'warn', context: { message: expect.stringContaining(message) as string } },
    ]);
  });
});
