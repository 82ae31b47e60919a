import { createLinkSigner, LONGEST_LINK, readProof, writeProof } from './createLinkSigner';

const NOW = 1_800_000_000;
const signer = createLinkSigner('a key of the tests', () => new Date(NOW * 1000));
const link = signer.sign('override', 'mf-x@0123456789abcdef', NOW + 60);

describe('createLinkSigner', () => {
  it('knows its own link again, also out of a cookie', () => {
    expect(signer.check('override', link)).toBe('good');
    expect(readProof(writeProof(link))).toEqual(link);
  });

  it.each([
    ['value', { ...link, value: 'mf-x@fedcba9876543210' }],
    ['end', { ...link, until: NOW + 61 }],
    [
      'signature',
      { ...link, signature: link.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    ],
    ['length of the signature', { ...link, signature: '' }],
  ])('refuses another %s', (_what, forged) => {
    expect(signer.check('override', forged)).toBe('forged');
  });

  it('refuses a link of another kind or key', () => {
    expect(signer.check('environment', link)).toBe('forged');
    expect(createLinkSigner('another key', () => new Date(NOW * 1000)).check('override', link)).toBe(
      'forged',
    );
  });

  it('refuses one that is over, and one that would last longer than links may', () => {
    expect(signer.check('override', signer.sign('override', 'x', NOW))).toBe('expired');
    expect(signer.check('override', signer.sign('override', 'x', NOW + LONGEST_LINK))).toBe('good');
    expect(signer.check('override', signer.sign('override', 'x', NOW + LONGEST_LINK + 1))).toBe('expired');
  });

  it.each([undefined, '', 'x', '12.abc', '12..x', 'abc.def.ghi'])('reads no proof out of %j', (text) => {
    expect(readProof(text)).toBeNull();
  });
});
