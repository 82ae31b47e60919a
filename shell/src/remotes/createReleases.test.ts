import type { ReleaseDetails } from '@galopin/shared/contracts';
import { fakeBuild, fakeManifest } from '../testing/fixtures';
import { createReleases, fileUrl } from './createReleases';

const inlined = fakeBuild('mf-races');
const other = fakeBuild('mf-account', 'aaaaaaaaaaaaaaaa');
const entryOf = (build: typeof inlined) => fileUrl(build, build.entry);
const manifest = fakeManifest({
  remotes: { 'mf-races': { active: inlined }, 'mf-account': { active: { buildId: other.buildId } } },
  integrity: { [entryOf(inlined)]: 'sha384-inlined' },
});
const details: ReleaseDetails = {
  builds: { [`mf-races/${inlined.buildId}`]: inlined, [`mf-account/${other.buildId}`]: other },
  integrity: { [entryOf(inlined)]: 'sha384-inlined', [entryOf(other)]: 'sha384-other' },
};

describe('releases', () => {
  it('know the build that serves of every remote, without the details', () => {
    const releases = createReleases(manifest, jest.fn());
    expect(releases.activeBuildId('mf-account')).toBe(other.buildId);
    expect(releases.activeBuildId('mf-gone')).toBeUndefined();
  });

  it('take what the document brought without asking for the details', async () => {
    const fetchJson = jest.fn();
    const releases = createReleases(manifest, fetchJson);
    expect(await releases.releaseOf('mf-races')).toEqual({ active: inlined });
    expect(fetchJson).not.toHaveBeenCalled();
  });

  it('ask for the details once, by address and hash, for everything else', async () => {
    const fetchJson = jest.fn(async () => details);
    const releases = createReleases(manifest, fetchJson);
    const [release] = await Promise.all([releases.releaseOf('mf-account'), releases.releaseOf('mf-account')]);
    expect(release).toEqual({ active: other });
    expect(fetchJson.mock.calls).toEqual([[manifest.details.url, manifest.details.integrity]]);
  });

  it('ask again after the details could not be had', async () => {
    const fetchJson = jest
      .fn<Promise<unknown>, [string, string]>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(details);
    const releases = createReleases(manifest, fetchJson);
    await expect(releases.releaseOf('mf-account')).rejects.toMatchObject({
      code: 'remote-load',
      cause: new Error('offline'),
    });
    expect(await releases.releaseOf('mf-account')).toEqual({ active: other });
  });

  it('refuse a remote that the details do not name', async () => {
    const releases = createReleases(manifest, async () => details);
    await expect(releases.releaseOf('mf-gone')).rejects.toMatchObject({
      code: 'remote-load',
      message: 'No release of mf-gone is known',
    });
  });

  it('find a hash by rooted and by absolute address, whatever the query', () => {
    const releases = createReleases(manifest, jest.fn());
    const url = entryOf(inlined);
    expect(releases.integrityOf(url)).toBe('sha384-inlined');
    expect(releases.integrityOf(`${window.location.origin}${url}?again`)).toBe('sha384-inlined');
    expect(releases.integrityOf('/elsewhere.js')).toBeUndefined();
  });

  it('learn the other builds’ hashes with the details', async () => {
    const releases = createReleases(manifest, async () => details);
    expect(releases.integrityOf(entryOf(other))).toBeUndefined();
    await releases.releaseOf('mf-account');
    expect(releases.integrityOf(entryOf(other))).toBe('sha384-other');
  });
});
