import { buildArtifact } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { checkRelease, type LivePeers } from './checkRelease';

const quinte = { slot: 'quinte-of-the-day', widget: 'page1', title: 'Le Quinté du jour', height: 96 };
const alone: LivePeers = { active: [], canary: [], lastGood: [] };
const { artifact } = fakeRemote('mf-races', ['/', '/Jour']);
const [home] = artifact.routes;
// What was a page's files are a widget's here.
const races = { ...artifact, routes: home ? [home] : [], widgets: [quinte] };
const findings = (change: Partial<typeof races>, peers = alone) =>
  checkRelease({ ...races, ...change }, peers);

describe('the gate, of widgets', () => {
  it('lets a remote offer one beside its pages', () => {
    expect(findings({})).toEqual([]);
  });

  it('refuses a second remote that offers a slot, serving or on trial, in words', () => {
    const other = { ...fakeRemote('mf-entities', ['/Course/:id']).artifact, widgets: [quinte] };
    const refusal = [
      { rule: 'slots', found: 'quinte-of-the-day', wanted: 'a slot that mf-entities does not offer' },
    ];
    expect(findings({}, { ...alone, active: [other] })).toEqual(refusal);
    expect(findings({}, { ...alone, canary: [other] })).toEqual(refusal);
  });

  it('refuses a slot that stands twice', () => {
    expect(findings({ widgets: [quinte, { ...quinte, widget: 'page0x' }] })).toMatchObject([
      { rule: 'slots', found: 'quinte-of-the-day twice' },
      { rule: 'pages', found: 'no files for page0x' },
    ]);
  });

  it('refuses a widget under the name of a page, of another widget, or without files', () => {
    expect(findings({ widgets: [{ ...quinte, widget: 'page0' }] })).toMatchObject([
      { rule: 'slots', found: 'page0 for two things' },
    ]);
    expect(findings({ widgets: [quinte, { ...quinte, slot: 'other' }] })).toMatchObject([
      { rule: 'slots', found: 'page1 for two things' },
    ]);
    expect(findings({ widgets: [{ ...quinte, widget: 'gone' }] })).toMatchObject([
      { rule: 'pages', found: 'no files for gone' },
    ]);
  });

  it('refuses a file of a widget that is no part of the build', () => {
    const pages = { ...races.pages, page1: { js: ['lost.js'], css: [] } };
    expect(findings({ pages })).toMatchObject([{ rule: 'files', found: expect.stringContaining('lost.js') }]);
  });

  it('refuses a shell that offers any', () => {
    const shell = { ...fakeShell().artifact, widgets: [{ ...quinte, widget: 'main' }] };
    expect(checkRelease(shell, alone)).toMatchObject([{ rule: 'slots', found: 'widgets of the shell' }]);
  });
});

describe('the description of a build', () => {
  const accepts = (change: object) => v.safeParse(buildArtifact(), { ...races, ...change }).success;

  it('may name widgets, and need not: builds from before have none', () => {
    const { widgets: _none, ...older } = races;
    expect(accepts({})).toBe(true);
    expect(v.safeParse(buildArtifact(), older).success).toBe(true);
  });

  it.each([
    ['a slot that is not in kebab-case', { slot: 'QuinteOfTheDay' }],
    ['a module that health could not name', { widget: '../quinte' }],
    ['a widget without title', { title: '' }],
    ['a height that is no number of pixels', { height: 12.5 }],
    ['a height of several screens', { height: 3000 }],
  ])('refuses %s', (_what, change) => {
    expect(accepts({ widgets: [{ ...quinte, ...change }] })).toBe(false);
  });
});
