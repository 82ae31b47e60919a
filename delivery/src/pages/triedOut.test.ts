import { RenderError, type RenderJob } from '@galopin/renderer';
import { emptyRelease } from '../live/LiveRelease';
import { buildKey } from '../ledger/ReleaseState';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { createReleaseView } from '../view/createReleaseView';
import { describeDetails } from '../view/describeDetails';
import { createPages, type PagesOptions, type WantedPage } from './createPages';

const shell = fakeShell().artifact;
const remote = fakeRemote('mf-x', ['/', '/Jour']).artifact;
const half = { key: 'k', name: 'n', read: () => Promise.resolve('') };
const silent = { warn: () => undefined } as unknown as PagesOptions['log'];

function viewOf(browserOnly: boolean) {
  const { pointer } = emptyRelease('production');
  const names = {
    shell: { active: shell.buildId },
    'mf-x': { active: remote.buildId, ...(browserOnly && { browserOnly: true as const }) },
  };
  const builds = new Map([shell, remote].map((build) => [buildKey(build), build]));
  const live = { pointer: { ...pointer, state: { release: 1, names } }, builds };
  return createReleaseView(live, describeDetails(live))!;
}

/** Pages whose half fails as it is told to. */
function openPages(fault: RenderError['fault'], halves: PagesOptions['halves'] = () => half) {
  const jobs: RenderJob[] = [];
  const pages = createPages({
    renderer: {
      render(job) {
        jobs.push(job);
        return Promise.reject(new RenderError(fault, 'on purpose'));
      },
    },
    halves,
    answers: {
      get: () => Promise.reject(new Error('nothing is asked for')),
      run: () => Promise.reject(new Error('nothing is asked for')),
      isHeard: () => true,
      generation: () => 0,
      onChange: () => () => undefined,
    },
    now: () => new Date('2026-07-07T08:00:00Z'),
    log: silent,
  });
  const find = (more: Partial<WantedPage> = {}) =>
    pages.find({
      view: viewOf(false),
      url: '/',
      route: remote.routes[0] ?? null,
      expected: 'anonymous',
      isNarrow: false,
      config: {} as WantedPage['config'],
      isShared: false,
      asker: { ip: '127.0.0.1', headers: {} } as unknown as WantedPage['asker'],
      ...more,
    });
  return { find, jobs };
}

describe('a page for who tries a build out', () => {
  it('is asked for each time, however often its half has failed', async () => {
    const { find, jobs } = openPages('refused');
    for (const url of ['/', '/', '/?page=2'])
      expect((await find({ url })).notes).toMatchObject([{ failure: { kind: 'refused' } }]);
    expect(jobs).toHaveLength(3);
  });

  it('is asked for once for everybody else: the half rests then', async () => {
    const { find, jobs } = openPages('refused');
    await find({ isShared: true });
    expect(await find({ isShared: true, url: '/?page=2' })).toMatchObject({ filled: null, notes: [] });
    expect(jobs).toHaveLength(1);
  });

  it('tells why no half was asked', async () => {
    expect(await openPages('threw').find({ view: viewOf(true) })).toMatchObject({ skipped: 'off' });
    expect(await openPages('threw').find({ route: remote.routes[1] ?? null })).toMatchObject({
      skipped: 'off',
    });
    expect(await openPages('threw', () => null).find()).toMatchObject({ skipped: 'unmet' });
    expect(await openPages('busy').find()).toMatchObject({ skipped: 'busy', notes: [] });
    expect(await openPages('threw').find()).toMatchObject({ skipped: null });
  });
});
