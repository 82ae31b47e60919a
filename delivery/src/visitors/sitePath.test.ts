import { sitePath } from './sitePath';

describe('sitePath', () => {
  it.each([
    ['/Jour?jour=2026-07-07#r1', '/Jour?jour=2026-07-07#r1'],
    ['/Course/12', '/Course/12'],
    ['/a/../Jour', '/Jour'],
  ])('keeps the path %s', (text, path) => {
    expect(sitePath(text)).toBe(path);
  });

  it.each([
    '',
    'Jour',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/x/..//elsewhere.example',
    'javascript:alert(1)',
  ])('leads home instead of to %j', (text) => {
    expect(sitePath(text)).toBe('/');
  });
});
