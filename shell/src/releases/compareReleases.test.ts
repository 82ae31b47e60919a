import type { ReleaseMark } from '@galopin/shared/contracts';
import { fakeBuild, fakeManifest } from '../testing/fixtures';
import { bringsOtherBuilds } from './compareReleases';

const manifest = fakeManifest();
const mark: ReleaseMark = {
  schema: 1,
  release: 1,
  shell: manifest.shell.buildId,
  remotes: { 'mf-test': fakeBuild().buildId },
};

describe('what serves now', () => {
  it('is the same builds, whatever the number of the release', () => {
    expect(bringsOtherBuilds(manifest, { ...mark, release: 9 })).toBe(false);
  });

  it.each<[string, Partial<ReleaseMark>]>([
    ['another shell', { shell: '0' }],
    ['another build of a remote', { remotes: { 'mf-test': '0' } }],
    ['a remote out of service', { remotes: { 'mf-test': null } }],
    ['a remote more', { remotes: { ...mark.remotes, 'mf-new': '0' } }],
    ['a remote less', { remotes: {} }],
  ])('is %s', (_, change) => {
    expect(bringsOtherBuilds(manifest, { ...mark, ...change })).toBe(true);
  });

  it('is the same where the remote has been out of service before, and not where it is back', () => {
    const without = fakeManifest({ remotes: { 'mf-test': { active: fakeBuild(), disabled: true } } });
    expect(bringsOtherBuilds(without, { ...mark, remotes: { 'mf-test': null } })).toBe(false);
    expect(bringsOtherBuilds(without, mark)).toBe(true);
  });
});
