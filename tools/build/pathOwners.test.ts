import { PATH_OWNERS, paths } from '@galopin/shared/contracts';
import { readRemote } from './remoteFolders';

const owned = Object.entries(PATH_OWNERS).map(([name, owner]) => ({
  owner,
  pattern: paths[name as keyof typeof paths].pattern,
}));

describe('the owners of the contract’s paths', () => {
  it.each(owned)('give $pattern to $owner, which has a page for it', async ({ owner, pattern }) => {
    const { pages } = await readRemote(owner);
    expect(pages.map(({ path }) => path)).toContain(pattern);
  });
});
