/** @jest-environment jsdom */
import { writeModuleEntry } from './moduleEntry';

interface Container {
  init(...scopes: readonly unknown[]): Promise<unknown>;
  get(key: string): Promise<unknown>;
}

const BASE = 'http://localhost/_mf/mf-meteo/1/';
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
const tell = (kind: 'load' | 'error') => links().forEach((link) => link.dispatchEvent(new Event(kind)));

function enter(): Container {
  const script = document.createElement('script');
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  script.src = `${BASE}galopin-entry.js`;
  const facts = { container: 'meteo__1', entry: 'entry.js', own: ['entry.js', 'runtime.js'] };
  window.eval(writeModuleEntry({ ...facts, pages: { home: ['home.js'] } }));
  return (window as unknown as Record<string, Container>)['meteo__1'] as Container;
}

beforeEach(() => {
  document.head.replaceChildren();
  Object.assign(window, { __galopinIntegrity: (url: string) => `sha384-${url.slice(BASE.length)}` });
});

it('fetches every module of the container with its hash before any runs', () => {
  void enter().init({});
  expect(links().map(({ href, integrity, crossOrigin }) => [href, integrity, crossOrigin])).toEqual([
    [`${BASE}entry.js`, 'sha384-entry.js', 'anonymous'],
    [`${BASE}runtime.js`, 'sha384-runtime.js', 'anonymous'],
  ]);
});

it('is refused with the file’s name when one is not what was released, and asks for it again the next time', async () => {
  const container = enter();
  const first = container.get('./home');
  tell('error');
  await expect(first).rejects.toMatchObject({ name: 'ChunkLoadError', request: `${BASE}home.js` });
  const second = container.get('./home');
  expect(links()).toHaveLength(1);
  tell('error');
  await expect(second).rejects.toThrow('could not be loaded');
});

it('loads nothing that the release does not list', async () => {
  const refuse = (url: string) => {
    throw new Error(`${url} is not part of the release`);
  };
  Object.assign(window, { __galopinIntegrity: refuse });
  await expect(enter().get('./home')).rejects.toThrow('home.js is not part of the release');
  expect(links()).toEqual([]);
});
