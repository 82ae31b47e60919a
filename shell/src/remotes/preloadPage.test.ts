import { fakeBuild } from '../testing/fixtures';
import { preloadPage } from './preloadPage';

describe('preloading a page', () => {
  it('asks for entry, scripts and styles with their hashes, and runs none', () => {
    const build = {
      ...fakeBuild(),
      pages: { home: { js: ['home.js'], css: ['home.css'], modules: ['home.mjs'] } },
    };
    preloadPage(document, { integrityOf: (url) => `sha384-of-${url}` }, build, 'home');
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('as')])).toEqual([
      [`${build.base}entry.js`, 'script'],
      [`${build.base}home.js`, 'script'],
      [`${build.base}home.mjs`, null],
      [`${build.base}home.css`, 'style'],
    ]);
    expect(
      links.every((link) => link.integrity.startsWith('sha384-') && link.crossOrigin === 'anonymous'),
    ).toBe(true);
    expect(document.head.querySelector('script')).toBeNull();
  });
});
