import { definePage } from '@galopin/shared/contracts';
import { renderWithShell } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import { fakeRoute, ready, textPage } from '../testing/fixtures';
import type { PageLoader, PageOutcome } from './createPageLoader';
import { RemoteSkeleton } from './RemoteSkeleton';

const route = fakeRoute();
const withSkeleton = ready(definePage({ Page: () => null, Skeleton: () => <p>La place des courses</p> }));

/** A loader whose one page comes when it is told to. */
function createPages(loaded?: PageOutcome) {
  let arrive: (outcome: PageOutcome) => void = () => undefined;
  const coming = new Promise<PageOutcome>((resolve) => {
    arrive = resolve;
  });
  const pages: PageLoader = { fail: () => undefined, loaded: () => loaded, load: () => coming };
  return { pages, arrive };
}

describe('RemoteSkeleton', () => {
  it('stands in with rows until the page’s own skeleton has come', async () => {
    const { pages, arrive } = createPages();
    renderWithShell(<RemoteSkeleton route={route} pages={pages} />);
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
    arrive(withSkeleton);
    expect(await screen.findByText('La place des courses')).toBeVisible();
  });

  it('shows the page’s own skeleton at once when the code is there', async () => {
    const { pages, arrive } = createPages(withSkeleton);
    renderWithShell(<RemoteSkeleton route={route} pages={pages} />);
    expect(screen.getByText('La place des courses')).toBeVisible();
    arrive(withSkeleton);
    expect(await screen.findByText('La place des courses')).toBeVisible();
  });

  it('keeps its rows for a page without skeleton', async () => {
    const { pages, arrive } = createPages(ready(textPage('Les courses')));
    renderWithShell(<RemoteSkeleton route={route} pages={pages} />);
    arrive(ready(textPage('Les courses')));
    expect(await screen.findByRole('status')).toBeInTheDocument();
  });
});
