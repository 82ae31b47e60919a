import type { BuildArtifact } from '@galopin/shared/contracts';
import { readNextPage } from './readNextPage';

const artifact = {
  kind: 'remote',
  name: 'mf-races',
  routes: [{ path: '/Course/:id' }, { path: '/Jour' }],
} as unknown as BuildArtifact;
const manifest = {
  release: 4,
  shell: { buildId: 's' },
  remotes: { 'mf-races': { active: { buildId: 'r' } } },
};
const page = `<script type="application/json" id="release-manifest">${JSON.stringify(manifest)}</script>`;

describe('readNextPage', () => {
  const answers = (body: string) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));

  it('reads the build out of a page of the remote that needs no parameter', async () => {
    const fetched = answers(page);
    expect(await readNextPage('http://site', artifact)).toEqual({ path: '/Jour', release: 4, buildId: 'r' });
    expect(String(fetched.mock.calls[0]?.[0])).toBe('http://site/Jour');
  });

  it('reads the build of the shell out of the home page', async () => {
    answers(page);
    const shell = { ...artifact, kind: 'shell' as const, name: 'shell', routes: [] };
    expect(await readNextPage('http://site', shell)).toEqual({ path: '/', release: 4, buildId: 's' });
  });

  it('says so when the page is none of the site', async () => {
    answers('<h1>Hello</h1>');
    await expect(readNextPage('http://site', artifact)).rejects.toThrow('without a manifest');
  });
});
