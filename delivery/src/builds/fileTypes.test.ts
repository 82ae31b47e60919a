import { isFileTaken, servedType } from './fileTypes';

describe('files of a build', () => {
  it.each([
    ['entry.js', 'text/javascript; charset=utf-8'],
    ['a/b.chunk.CSS', 'text/css; charset=utf-8'],
    ['archivo.woff2', 'font/woff2'],
    ['logo.svg', 'image/svg+xml'],
  ])('are served as what their ending says: %s', (file, type) => {
    expect(servedType(file)).toBe(type);
    expect(isFileTaken(file)).toBe(true);
  });

  it.each([
    'evil.html',
    'evil.htm',
    'evil.xhtml',
    'evil.xml',
    'evil.js.html',
    'evil.svgz',
    'sw.wasm',
    'evil',
    'evil.',
    'constructor',
  ])('are neither taken nor served as pages or as anything else: %s', (file) => {
    expect(servedType(file)).toBeUndefined();
    expect(isFileTaken(file)).toBe(false);
  });

  it('are kept and not served where they are source maps', () => {
    expect(servedType('entry.js.map')).toBeUndefined();
    expect(isFileTaken('entry.js.map')).toBe(true);
  });
});
