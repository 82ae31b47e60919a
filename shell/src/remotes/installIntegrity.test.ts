import { installIntegrity } from './installIntegrity';

const ask = (url: string) => {
  if (!window.__galopinIntegrity) throw new Error('nothing was installed');
  return window.__galopinIntegrity(url);
};

describe('installIntegrity', () => {
  beforeEach(() =>
    installIntegrity(window, {
      integrityOf: (url) => (url.endsWith('/_mf/mf-test/1/known.js') ? 'sha384-known' : undefined),
    }),
  );
  afterEach(() => {
    delete window.__galopinIntegrity;
  });

  it('answers a chunk loader with the hash of a known file', () => {
    expect(ask(`${window.location.origin}/_mf/mf-test/1/known.js`)).toBe('sha384-known');
  });

  it('stops a file of a build that the release does not know', () => {
    expect(() => ask('/_mf/mf-test/1/unknown.js')).toThrow(
      '/_mf/mf-test/1/unknown.js is not part of the release',
    );
  });

  it('leaves scripts from elsewhere to the policy of the document', () => {
    expect(ask('https://www.paypal.com/sdk/js')).toBe('');
  });
});
