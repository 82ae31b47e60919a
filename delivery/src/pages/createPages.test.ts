import { RenderError, type RenderJob } from '@galopin/renderer';
import type { BuildArtifact, PublicConfig, RenderedPage, RouteEntry } from '@galopin/shared/contracts';
import pino from 'pino';
import { readAnswer } from '../answers/KeptAnswer';
import type { ReleaseView } from '../view/createReleaseView';
import { createPages, type WantedPage } from './createPages';

const buildOf = (name: string, buildId: string) => ({ name, buildId }) as BuildArtifact;
const shell = buildOf('shell', 'a'.repeat(16));
const active = buildOf('mf-races', 'b'.repeat(16));
const lastGood = buildOf('mf-races', 'c'.repeat(16));
const route = { path: '/', remote: 'mf-races', page: 'home' } as RouteEntry;

const keyOf = ({ name, buildId }: BuildArtifact) => `${name}/${buildId}`;
const pageOf = (html: string): RenderedPage => ({
  status: 200,
  title: '',
  html,
  css: '',
  cssVersion: '6',
  state: '{}',
});

/** Renders what the table says of each half: HTML, or an error. */
function setUp(results: Readonly<Record<string, string | RenderError>>, more: Partial<ReleaseView> = {}) {
  const view = {
    shell,
    buildOf: () => active,
    roleOf: () => 'active',
    fallbackOf: () => lastGood,
    isRendered: () => true,
    manifestJson: () => '{}',
    ...more,
  } as unknown as ReleaseView;
  const clock = { time: 1_000_000 };
  const jobs: RenderJob[] = [];
  const answers = {
    get: async () => readAnswer(200, {}, Buffer.from('[]')),
    run: async () => readAnswer(200, {}, Buffer.from('{}')),
    isHeard: () => true,
    generation: () => 1,
    onChange: () => () => undefined,
  };
  const pages = createPages({
    renderer: {
      async render(job) {
        jobs.push(job);
        const result = results[job.remote?.key ?? 'shell'];
        if (result instanceof RenderError) throw result;
        return pageOf(result ?? 'nothing');
      },
    },
    halves: (build) =>
      build === shell || keyOf(build) in results
        ? { key: keyOf(build), name: keyOf(build), read: async () => '' }
        : null,
    answers,
    now: () => new Date(clock.time),
    log: pino({ level: 'silent' }),
  });
  const wanted: WantedPage = {
    view,
    url: '/',
    route,
    expected: 'anonymous',
    isNarrow: false,
    config: { demo: true } as PublicConfig,
    isShared: true,
    asker: { ip: '203.0.113.7', protocol: 'https', host: 'galopin.test' },
  };
  const find = (changed: Partial<WantedPage> = {}) => pages.find({ ...wanted, ...changed });
  return { find, jobs, clock, answers };
}

const fails = (fault: 'threw' | 'refused' | 'busy') => new RenderError(fault, 'said so', 'here');

describe('a page with its content', () => {
  it('is rendered by the halves of the builds that this visitor gets', async () => {
    const { find, jobs } = setUp({ [keyOf(active)]: 'races' });
    const { filled, notes } = await find();
    expect(filled).toMatchObject({ page: { html: 'races' }, build: active });
    expect(notes).toEqual([{ remote: 'mf-races', build: active.buildId, failure: null }]);
    expect(jobs[0]).toMatchObject({
      shell: { key: keyOf(shell) },
      remote: { key: keyOf(active) },
      page: 'home',
      request: { path: '/', build: { buildId: active.buildId, role: 'active' }, expected: 'anonymous' },
    });
  });

  it('of no route is the shell’s own', async () => {
    const { find } = setUp({ shell: 'not found' });
    const { filled, notes } = await find({ route: null, url: '/nowhere' });
    expect([filled?.page.html, filled?.build, notes[0]?.remote]).toEqual(['not found', null, 'shell']);
  });

  it('is rendered once for visitors who get the same, and for nobody else', async () => {
    const { find, jobs } = setUp({ [keyOf(active)]: 'races' });
    await find();
    await find();
    expect(jobs.length).toBe(1);
    await find({ isNarrow: true });
    await find({ expected: 'member' });
    expect(jobs.length).toBe(3);
    await find({ isShared: false });
    await find({ isShared: false });
    expect(jobs.length).toBe(5);
  });

  it.each<[string, Partial<WantedPage>, Partial<ReleaseView>]>([
    ['that only members see', { route: { ...route, path: '/Jour' } }, {}],
    ['whose rendering is switched off', {}, { isRendered: () => false }],
    ['of no route, while the shell is switched off', { route: null }, { isRendered: () => false }],
  ])('is none for one %s', async (_what, wanted, view) => {
    const { find, jobs } = setUp({ [keyOf(active)]: 'races' }, view);
    expect(await find(wanted)).toMatchObject({ filled: null, notes: [] });
    expect(jobs).toEqual([]);
  });

  it('is none for a build without a half, and nobody is blamed', async () => {
    const { find, jobs } = setUp({ [keyOf(lastGood)]: 'older' });
    expect(await find()).toMatchObject({ filled: null, notes: [] });
    expect(jobs).toEqual([]);
  });
});

describe('a half that fails', () => {
  it('gives way to those of the last good build, and is told of', async () => {
    const { find, jobs } = setUp({ [keyOf(active)]: fails('threw'), [keyOf(lastGood)]: 'older' });
    const { filled, notes } = await find();
    expect(filled).toMatchObject({ page: { html: 'older' }, build: lastGood });
    expect(notes).toEqual([
      {
        remote: 'mf-races',
        build: active.buildId,
        failure: { kind: 'threw', message: 'said so', stack: 'here' },
      },
      { remote: 'mf-races', build: lastGood.buildId, failure: null },
    ]);
    expect(jobs[1]?.request.build?.role).toBe('lastGood');
  });

  it('leaves the page to the browser where there is no other', async () => {
    const { find, jobs } = setUp({ [keyOf(active)]: fails('threw') });
    expect((await find()).filled).toBeNull();
    expect((await find()).notes.length).toBe(1);
    expect(jobs.length).toBe(1);
  });

  it('is not asked for a while once it has failed again and again', async () => {
    const { find, jobs, clock } = setUp({ [keyOf(active)]: fails('threw'), [keyOf(lastGood)]: 'older' });
    for (const url of ['/?a', '/?b', '/?c', '/?d']) await find({ url });
    expect(jobs.filter(({ remote }) => remote?.key === keyOf(active)).length).toBe(3);
    expect((await find({ url: '/?e' })).filled?.build).toBe(lastGood);
    clock.time += 60_000;
    await find({ url: '/?f' });
    expect(jobs.filter(({ remote }) => remote?.key === keyOf(active)).length).toBe(4);
  });

  it('for want of room says nothing, and is asked again by the next visitor', async () => {
    const { find, jobs } = setUp({ [keyOf(active)]: fails('busy'), [keyOf(lastGood)]: 'older' });
    expect(await find()).toMatchObject({ filled: null, notes: [], isPassing: true });
    await find();
    expect(jobs.length).toBe(2);
  });

  it('because it reached for what it may not have is refused, whatever it made of it', async () => {
    const { find, jobs } = setUp({ [keyOf(active)]: 'stolen' });
    jobs.push = function push(job) {
      void job.calls.get('https://elsewhere.test/').catch(() => undefined);
      return Array.prototype.push.call(this, job);
    };
    const { filled, notes } = await find();
    expect(filled).toBeNull();
    expect(notes[0]?.failure).toMatchObject({
      kind: 'refused',
      message: 'it reached for GET https://elsewhere.test/',
    });
  });

  it('is no fault of its own when the visitor has read too much', async () => {
    const { find, jobs, answers } = setUp({ [keyOf(active)]: 'an error page' });
    answers.get = async () => readAnswer(429, {}, Buffer.from('{}'));
    jobs.push = function push(job) {
      void job.calls.get('/caractrap?id=7');
      return Array.prototype.push.call(this, job);
    };
    expect(await find()).toMatchObject({ filled: null, notes: [] });
  });
});
