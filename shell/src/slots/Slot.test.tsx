import {
  AppError,
  defineWidget,
  type BuildRef,
  type HealthEvent,
  type RemoteRelease,
  type SlotEntry,
  type WidgetModule,
} from '@galopin/shared/contracts';
import { Slot } from '@galopin/shared/shell-context';
import { createFakeShell, fakeSessions, renderWithShell } from '@galopin/shared/testing';
import { act, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import '@galopin/shared/testing/fetch';
import { createBuildMemory } from '../remotes/createBuildMemory';
import { activeBuild, lastGoodBuild } from '../testing/createFallbackPages';
import { createTestLogger } from '../testing/createTestLogger';
import { createSlot } from './createSlot';
import { createWidgetHost, type WidgetHost } from './createWidgetHost';

const LIMIT = 8000;
const ENTRY: SlotEntry = { remote: 'mf-test', widget: 'quinteWidget', height: 96 };
const says = (text: string) => defineWidget({ Widget: () => <p>{text}</p> });
const throws = defineWidget({
  Widget: () => {
    throw new TypeError('x is undefined');
  },
});
const Never = lazy(() => new Promise<never>(() => undefined));
const withWidget = (build: BuildRef): BuildRef => ({
  ...build,
  pages: { quinteWidget: { js: ['page-quinteWidget.js'], css: [] } },
});

interface World {
  readonly active?: WidgetModule | Error | Promise<never>;
  readonly lastGood?: WidgetModule;
  readonly entry?: SlotEntry | undefined;
  readonly loadHost?: (host: WidgetHost) => Promise<WidgetHost>;
  readonly session?: (typeof fakeSessions)[keyof typeof fakeSessions];
}

/** A page with the slot, in a shell with the real ladder over builds in memory. */
function show(world: World) {
  const { active = says('le Quinté'), lastGood, loadHost = async (host: WidgetHost) => host } = world;
  const release: RemoteRelease = {
    active: withWidget(activeBuild),
    ...(lastGood && { lastGood: withWidget(lastGoodBuild) }),
  };
  const current = { entry: 'entry' in world ? world.entry : ENTRY, buildId: activeBuild.buildId };
  const events: HealthEvent[] = [];
  const held: string[] = [];
  const logger = createTestLogger();
  const host = createWidgetHost({
    releases: {
      activeBuildId: () => current.buildId,
      releaseOf: async () => release,
      isDisabled: () => false,
    },
    async importPage({ buildId }) {
      const found = buildId === lastGoodBuild.buildId ? lastGood : await active;
      if (found instanceof Error) throw found;
      return { widget: found };
    },
    memory: createBuildMemory(undefined),
    logger,
    now: () => Date.now(),
    limit: LIMIT,
    onEvent: (event) => events.push(event),
    onStandby: () => undefined,
    isTampered: async () => false,
    waitBeforeRetry: async () => undefined,
    styles: {
      hold({ buildId }) {
        held.push(buildId);
        return () => void held.splice(held.indexOf(buildId), 1);
      },
    },
  });
  const fake = createFakeShell(world.session ? { session: world.session } : {});
  const RealSlot = createSlot({ slotOf: () => current.entry, loadHost: () => loadHost(host), logger });
  const shell = { ...fake, Slot: RealSlot };
  let turn: (jour: string) => void = () => undefined;
  function Page() {
    const [jour, setJour] = useState('2026-11-23');
    turn = setJour;
    return (
      <main>
        <h1>La page</h1>
        <Slot name="quinte-of-the-day" props={{ jour }} />
      </main>
    );
  }
  const view = renderWithShell(<Page />, shell);
  return {
    ...view,
    shell,
    events,
    held,
    logger,
    current,
    turn: (jour: string) => act(async () => turn(jour)),
  };
}
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const page = () => screen.getByRole('main');
const kinds = (events: readonly HealthEvent[]) => events.map(({ kind, role }) => `${kind} ${role}`);
/** Nothing but the page itself, not so much as an empty box. */
const expectNoHole = () => expect(page().lastElementChild).toBe(screen.getByRole('heading'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a slot', () => {
  it('keeps its place free, then shows the widget, with remote, build and role named', async () => {
    const { events, held } = show({});
    expect(page().lastElementChild).toHaveStyle({ height: '96px' });
    await settle();
    expect(screen.getByText('le Quinté')).toBeVisible();
    const place = page().querySelector('[data-slot="quinte-of-the-day"]');
    expect(place).toHaveAttribute('data-offered-by', 'mf-test');
    expect(place).toHaveAttribute('data-build', activeBuild.buildId);
    expect(place).toHaveStyle({ display: 'contents' });
    expect(events).toMatchObject([{ kind: 'loaded', remote: 'mf-test', page: 'quinteWidget' }]);
    expect(held).toEqual([activeBuild.buildId]);
  });

  it('gives the loader the page’s props, and the widget both', async () => {
    const active = defineWidget({
      loader: async ({ props }) => `Quinté du ${props['jour']}`,
      Widget: ({ data, props }) => <p>{`${data} (${props['jour']})`}</p>,
    });
    const { turn } = show({ active });
    await settle();
    expect(screen.getByText('Quinté du 2026-11-23 (2026-11-23)')).toBeVisible();
    await turn('2026-11-24');
    await settle();
    expect(screen.getByText('Quinté du 2026-11-24 (2026-11-24)')).toBeVisible();
  });

  it('shows the widget’s own skeleton while its loader works', async () => {
    const active = defineWidget({
      loader: () => new Promise<never>(() => undefined),
      Widget: () => null,
      Skeleton: () => <p>bientôt</p>,
    });
    show({ active });
    await settle();
    expect(screen.getByText('bientôt')).toBeVisible();
  });

  it('that no remote offers is nothing, and fetches nothing', async () => {
    const loadHost = jest.fn(async (host: WidgetHost) => host);
    show({ entry: undefined, loadHost });
    await settle();
    expectNoHole();
    expect(loadHost).not.toHaveBeenCalled();
  });

  it('keeps no place without a height, and none for a widget with nothing to say', async () => {
    const active = defineWidget({ Widget: () => null });
    show({ entry: { remote: 'mf-test', widget: 'quinteWidget' }, active });
    expectNoHole();
    await settle();
    expect(page().querySelector('[data-slot]')).toBeEmptyDOMElement();
  });

  it('is nothing from the navigation on at which its remote goes out of service', async () => {
    const { current, turn } = show({});
    await settle();
    expect(screen.getByText('le Quinté')).toBeVisible();
    current.entry = undefined;
    await turn('2026-11-24');
    expectNoHole();
  });

  it('is nothing where its own code does not come, and asks for it again with the next page', async () => {
    const loadHost = jest.fn(() => Promise.reject(new Error('chunk slots failed')));
    const { logger } = show({ loadHost });
    await settle();
    expectNoHole();
    expect(logger.lines).toMatchObject([{ message: 'What shows widgets could not be loaded' }]);
  });
});

describe('a widget that fails', () => {
  it.each([
    ['does not come', new Error('chunk 12 failed')],
    ['is none', {} as WidgetModule],
    ['speaks another contract', { ...says('neuf'), contract: '2.0.0' }],
    ['throws while rendering', throws],
    [
      'throws in its loader',
      defineWidget({ loader: () => Promise.reject(new TypeError('x')), Widget: () => null }),
    ],
  ])('because it %s gives way to the last good build', async (_what, active) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { events } = show({ active, lastGood: says('celui d’avant') });
    await settle(200);
    expect(screen.getByText('celui d’avant')).toBeVisible();
    expect(page().querySelector('[data-slot]')).toHaveAttribute('data-role', 'lastGood');
    expect(kinds(events)).toEqual(expect.arrayContaining(['loaded lastGood', 'fallback lastGood']));
    expect(screen.getByRole('heading')).toHaveTextContent('La page');
  });

  it('leaves nothing where the last good build crashes as well, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { events } = show({ active: throws, lastGood: throws });
    await settle(200);
    expectNoHole();
    expect(kinds(events)).toEqual(['crashed active', 'crashed lastGood', 'exhausted active']);
    expect(events.every(({ page: name }) => name === 'quinteWidget')).toBe(true);
  });

  it('leaves nothing where there is no last good build', async () => {
    show({ active: new Error('gone') });
    expect(page().lastElementChild).toHaveStyle({ height: '96px' });
    await settle(200);
    expectNoHole();
  });

  it.each([
    ['code', () => new Promise<never>(() => undefined)],
    ['loader', () => defineWidget({ loader: () => new Promise<never>(() => undefined), Widget: () => null })],
    ['first render', () => defineWidget({ Widget: () => <Never /> })],
  ] as const)('is given up when the time of a build has passed, by its %s', async (_what, late) => {
    show({ active: late(), lastGood: says('celui d’avant') });
    await settle();
    await settle(LIMIT - 1);
    expect(screen.queryByText('celui d’avant')).toBeNull();
    await settle(1);
    await settle();
    expect(screen.getByText('celui d’avant')).toBeVisible();
  });

  it('whose data cannot be had leaves nothing, and is not blamed', async () => {
    const active = defineWidget({
      loader: () => Promise.reject(new AppError('http', 'HTTP error! status: 503')),
      Widget: () => null,
    });
    const { events, logger } = show({ active, lastGood: says('celui d’avant') });
    await settle();
    expectNoHole();
    expect(events).toEqual([]);
    expect(logger.lines).toMatchObject([{ message: 'mf-test: quinteWidget has no data' }]);
  });

  it('is tried afresh once another build counts', async () => {
    let broken = true;
    const active = defineWidget({
      Widget: () => {
        if (broken) throw new Error('crash');
        return <p>réparé</p>;
      },
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { current, turn } = show({ active });
    await settle();
    expectNoHole();
    broken = false;
    current.buildId = 'bbbbbbbbbbbbbbbb';
    await turn('2026-11-24');
    await settle();
    expect(screen.getByText('réparé')).toBeVisible();
  });
});

describe('who looks', () => {
  it('is waited for where a member comes back, and asked about once', async () => {
    const loader = jest.fn(async () => 'données');
    const active = defineWidget({ loader, Widget: ({ data }) => <p>{data}</p> });
    const { shell } = show({ active, session: { status: 'unknown', expected: 'member' } as never });
    await settle();
    expect(loader).not.toHaveBeenCalled();
    await act(async () => shell.setSession(fakeSessions.member));
    await settle();
    expect(loader).toHaveBeenCalledTimes(1);
    await act(async () => shell.setSession(fakeSessions.anonymous));
    await settle();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('leaves: what comes later is not shown', async () => {
    let resolve: (data: string) => void = () => undefined;
    const loader = () => new Promise<string>((done) => (resolve = done));
    const { unmount, events } = show({ active: defineWidget({ loader, Widget: () => <p>tard</p> }) });
    await settle();
    unmount();
    resolve('données');
    await settle(LIMIT);
    expect(events).toEqual([]);
  });
});
