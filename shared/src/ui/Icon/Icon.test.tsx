import type * as IconLoading from './loadIconLibrary';
import { render, screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Icon } from './Icon';
import { loadIconLibrary } from './loadIconLibrary';

jest.mock('./loadIconLibrary');
const loading = jest.mocked(loadIconLibrary);

function library(Shown: (props: { icon: string }) => React.ReactNode) {
  return { Icon: Shown } as unknown as Awaited<ReturnType<typeof loadIconLibrary>>;
}

describe('Icon', () => {
  it('draws a bundled icon at once, as decoration', () => {
    const { container } = renderUi(<Icon name="x" />);
    expect(container.querySelector('svg[aria-hidden="true"] path')).toBeInTheDocument();
    expect(loading).not.toHaveBeenCalled();
  });

  it('is an image when it has a label', () => {
    renderUi(<Icon name="x" label="Non-partant" />);
    expect(screen.getByRole('img', { name: 'Non-partant' })).toBeInTheDocument();
  });

  it('asks for any other icon by its full name, a neutral glyph meanwhile', async () => {
    loading.mockResolvedValue(library(({ icon }) => <i>{icon}</i>));
    const { container } = renderUi(<Icon name="horseshoe" />);
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(await screen.findByText('tabler:horseshoe')).toBeInTheDocument();
  });

  it('does not take a name of every object for an icon', async () => {
    loading.mockResolvedValue(library(({ icon }) => <i>{icon}</i>));
    renderUi(<Icon name="constructor" />);
    expect(await screen.findByText('tabler:constructor')).toBeInTheDocument();
  });

  it('keeps the neutral glyph when the library cannot be had', async () => {
    loading.mockRejectedValue(new Error('offline'));
    renderUi(<Icon name="horseshoe" label="Ferrure" />);
    await waitFor(() => expect(loading).toHaveBeenCalled());
    expect(screen.getByRole('img', { name: 'Ferrure' })).toBeInTheDocument();
  });
});

describe('loadIconLibrary', () => {
  const real = jest.requireActual<typeof IconLoading>('./loadIconLibrary');

  it('fetches icons from the site itself', async () => {
    const fetched: string[] = [];
    const answer = {
      prefix: 'tabler',
      icons: { horseshoe: { body: '<path d="M0 0"/>' } },
      width: 24,
      height: 24,
    };
    const fetchIcons = jest.fn(async (url: RequestInfo | URL) => {
      fetched.push(String(url));
      return { status: 200, json: async () => answer } as Response;
    });
    Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: fetchIcons });
    const { Icon: Fetched, _api } = await real.loadIconLibrary();
    _api.setFetch(fetchIcons);
    const { container } = render(<Fetched icon="tabler:horseshoe" />);
    await waitFor(() => expect(container.querySelector('path')).toBeInTheDocument());
    expect(fetched).toEqual(['/icons/tabler.json?icons=horseshoe']);
  });

  it('waits five seconds for them, with addresses of 500 characters at most', async () => {
    const { _api } = await real.loadIconLibrary();
    expect(_api.getAPIConfig('')).toMatchObject({ timeout: 5000, maxURL: 500 });
  });
});
