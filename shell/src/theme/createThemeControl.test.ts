import { createThemeControl } from './createThemeControl';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('data-theme');
  localStorage.clear();
});

describe('the theme', () => {
  it('is what the document was opened with, and the system’s without a choice', () => {
    expect(createThemeControl(root, localStorage).store.getState()).toBe('auto');
    root.setAttribute('data-theme', 'dark');
    expect(createThemeControl(root, localStorage).store.getState()).toBe('dark');
    root.setAttribute('data-theme', 'pink');
    expect(createThemeControl(root, localStorage).store.getState()).toBe('auto');
  });

  it('changes at once, and is kept for the next document', () => {
    const { store, choose } = createThemeControl(root, localStorage);
    choose('dark');
    expect([
      store.getState(),
      root.getAttribute('data-theme'),
      localStorage.getItem('galopin.theme'),
    ]).toEqual(['dark', 'dark', 'dark']);
    choose('auto');
    expect([
      store.getState(),
      root.getAttribute('data-theme'),
      localStorage.getItem('galopin.theme'),
    ]).toEqual(['auto', null, null]);
  });

  it.each([
    undefined,
    {
      setItem: () => {
        throw new DOMException('denied');
      },
    } as unknown as Storage,
  ])('lasts as long as the page where nothing can be kept', (storage) => {
    const { store, choose } = createThemeControl(root, storage);
    choose('light');
    expect(store.getState()).toBe('light');
  });
});
