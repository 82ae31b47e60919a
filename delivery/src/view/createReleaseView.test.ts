import type { BuildArtifact, ReleaseManifest } from '@galopin/shared/contracts';
import { buildKey, type ReleaseState } from '../ledger/ReleaseState';
import { emptyRelease } from '../live/LiveRelease';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { createReleaseView, type BuildChoices } from './createReleaseView';
import { describeDetails } from './describeDetails';

const widget = (slot: string, height?: number) => ({
  slot,
  widget: 'quinteWidget',
  title: 'Le Quinté du jour',
  ...(height !== undefined && { height }),
});
const shell = fakeShell().artifact;
const races = fakeRemote('mf-races', ['/'], { widgets: [widget('quinte-of-the-day', 96)] }).artifact;
const before = fakeRemote('mf-races', ['/'], { seed: 2 }).artifact;
const entities = fakeRemote('mf-entities', ['/Course/:id']).artifact;

interface Served {
  /** Of every remote. */
  readonly disabled?: boolean;
  readonly choices?: BuildChoices;
  /** Names that browsers alone render. */
  readonly browserOnly?: readonly string[];
}

function viewOf(
  serving: readonly BuildArtifact[],
  { disabled = false, choices = new Map(), browserOnly = [] }: Served = {},
) {
  const { pointer } = emptyRelease('production');
  const names: ReleaseState['names'] = Object.fromEntries(
    serving.map(({ name, kind, buildId }) => [
      name,
      {
        active: buildId,
        ...(disabled && kind === 'remote' && { disabled: true as const }),
        ...(browserOnly.includes(name) && { browserOnly: true as const }),
      },
    ]),
  );
  const builds = new Map(serving.map((artifact) => [buildKey(artifact), artifact]));
  const live = { pointer: { ...pointer, state: { release: 1, names } }, builds };
  return createReleaseView(live, describeDetails(live), choices)!;
}

const slotsOf = (serving: readonly BuildArtifact[], served?: Served) =>
  (JSON.parse(viewOf(serving, served).manifestJson(null)) as ReleaseManifest).slots;

describe('what the server may render', () => {
  const rendered = (served?: Served) => {
    const view = viewOf([shell, races, entities], served);
    return ['mf-races', 'mf-entities', 'mf-ghost'].filter((name) => view.isRendered(name));
  };

  it('is every remote in service', () => {
    expect(rendered()).toEqual(['mf-races', 'mf-entities']);
    expect(rendered({ disabled: true })).toEqual([]);
  });

  it('is none that rendering was taken off, whichever build of it a visitor is given', () => {
    expect(rendered({ browserOnly: ['mf-races'] })).toEqual(['mf-entities']);
    const choices: BuildChoices = new Map([['mf-races', { build: before, role: 'canary' }]]);
    expect(rendered({ browserOnly: ['mf-races'], choices })).toEqual(['mf-entities']);
  });

  it('is nothing once rendering was taken off the shell', () => {
    expect(rendered({ browserOnly: ['shell'] })).toEqual([]);
  });
});

describe('the slots of a release', () => {
  it('name remote, module and height, and nothing that a page has no use for', () => {
    expect(slotsOf([shell, races, entities])).toEqual({
      'quinte-of-the-day': { remote: 'mf-races', widget: 'quinteWidget', height: 96 },
    });
  });

  it('take no byte where no remote offers a widget, as none did before contract 1.5.0', () => {
    expect(slotsOf([shell, entities, before])).toBeUndefined();
  });

  it('are none of a remote that was taken out of service', () => {
    expect(slotsOf([shell, races], { disabled: true })).toBeUndefined();
  });

  it('are those of the build that the visitor is given', () => {
    const chosen = fakeRemote('mf-races', ['/'], { seed: 3, widgets: [widget('next-race')] }).artifact;
    const choices: BuildChoices = new Map([['mf-races', { build: chosen, role: 'canary' }]]);
    expect(slotsOf([shell, races], { choices })).toEqual({
      'next-race': { remote: 'mf-races', widget: 'quinteWidget' },
    });
  });

  it('have one owner where a build that was asked for offers what another one has', () => {
    const twin = fakeRemote('mf-twin', ['/T'], { widgets: [widget('quinte-of-the-day')] }).artifact;
    const choices: BuildChoices = new Map([['mf-twin', { build: twin, role: 'override' }]]);
    expect(slotsOf([shell, races], { choices })).toMatchObject({
      'quinte-of-the-day': { remote: 'mf-races' },
    });
  });
});
