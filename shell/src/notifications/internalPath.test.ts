import { internalPath } from './internalPath';

describe('internalPath', () => {
  it.each(['/', '/Jour', '/Jour?jour=2026-11-22#arrivee', '/Cheval/77'])('leads to %s', (href) => {
    expect(internalPath({ href })).toBe(href);
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'Jour',
    'https://example.org/',
    '//example.org/',
    '/\\example.org/',
    '/\t/example.org/',
    '/..//example.org',
    'javascript:alert(1)',
  ])('leads nowhere for %j', (href) => {
    expect(internalPath({ href })).toBeNull();
  });
});
