import { CONTRACT_VERSION, paths, type PageModule } from '@galopin/shared/contracts';
import { remote } from './remote.config';

describe('the remote', () => {
  it('owns the account’s pages, of which only the sign-in is public', () => {
    expect(remote.pages.map(({ path, name, access }) => [path, name, access])).toEqual([
      [paths.signIn.pattern, 'connec', 'public'],
      [paths.profile.pattern, 'Profile', 'member'],
      [paths.download.pattern, 'Download', 'member'],
      [paths.admin.pattern, 'Admin', 'member'],
    ]);
  });

  it.each(remote.pages.map(({ page }) => page))('exposes %s as a page of this contract', async (name) => {
    const { page } = (await import(`./src/pages/${name}`)) as { page: PageModule };
    expect(page).toMatchObject({ contract: CONTRACT_VERSION, Page: expect.any(Function) });
  });
});
