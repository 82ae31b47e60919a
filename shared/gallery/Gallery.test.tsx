import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { THEME_ATTRIBUTE } from '@galopin/shared/contracts';
import { GlobalStyle, ThemeRoot } from '@galopin/shared/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './Gallery';

const SECTIONS = path.join(__dirname, 'sections');

/** Components that no section can show, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  ThemeRoot: 'gives the theme to all of the page: main.tsx',
  GlobalStyle: 'has no look of its own: main.tsx',
};

function show() {
  return render(
    <ThemeRoot>
      <GlobalStyle />
      <Gallery />
    </ThemeRoot>,
  );
}

afterEach(() => {
  document.documentElement.removeAttribute(THEME_ATTRIBUTE);
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the page of the design system', () => {
  it('renders without a complaint, on a desk and on a phone', () => {
    const complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
    show().unmount();
    const query = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
    show();
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  });

  it('has one first-level heading, and a link to each of its sections', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Système de design');
    const navigation = within(screen.getByRole('navigation', { name: 'Sections de la page' }));
    const links = navigation.getAllByRole('link');
    expect(links).toHaveLength(8);
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(screen.getByRole('region', { name: link.textContent })).toHaveAttribute('id', id);
    }
  });

  it('is switched to the colours of the day, of the night and back to those of the system', async () => {
    show();
    const root = document.documentElement;
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name: 'Automatique' })).toHaveAttribute('aria-pressed', 'true');
    await press('Sombre');
    expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'dark');
    await press('Claire');
    expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'light');
    await press('Automatique');
    expect(root).not.toHaveAttribute(THEME_ATTRIBUTE);
  });
});

/** A function, or what styled-components and React wrap one in. */
const isComponent = ([name, value]: readonly [string, unknown]): boolean =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

describe('the sections', () => {
  const manifest = readFileSync(path.join(__dirname, '../package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { readonly exports: Readonly<Record<string, string>> };
  const doors = Object.keys(exports).filter((door) => /^\.\/ui(\/|$)/.test(door));
  const sources = readdirSync(SECTIONS)
    .map((file) => readFileSync(path.join(SECTIONS, file), 'utf8'))
    .join('\n');
  const componentsOf = async (door: string): Promise<readonly string[]> => {
    const all = (await import(`@galopin/shared/${door.slice(2)}`)) as Readonly<Record<string, unknown>>;
    return Object.entries(all)
      .filter(isComponent)
      .map(([name]) => name);
  };
  const isShown = (name: string) => new RegExp(`<${name}\\b|\\bas=\\{${name}\\}`).test(sources);

  it.each(doors)('show every component of %s', async (door) => {
    const names = await componentsOf(door);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !isShown(name) && !(name in NOT_SHOWN))).toEqual([]);
  });

  it('leave out nothing that is shown or no longer there', async () => {
    const names = (await Promise.all(doors.map(componentsOf))).flat();
    expect(Object.keys(NOT_SHOWN).filter((name) => !names.includes(name) || isShown(name))).toEqual([]);
  });
});
