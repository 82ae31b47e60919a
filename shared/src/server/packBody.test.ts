import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, packBody } from './packBody';

describe('a body packed once', () => {
  it('is the same content every way', async () => {
    const body = packBody(Buffer.from('"é"'));
    expect(String(await body.encoded('identity'))).toBe('"é"');
    expect(String(brotliDecompressSync(await body.encoded('br')))).toBe('"é"');
    expect(String(gunzipSync(await body.encoded('gzip')))).toBe('"é"');
    expect(await body.encoded('br')).toBe(await body.encoded('br'));
  });

  it('has the tag of its content', () => {
    expect(packBody(Buffer.from('one')).etag).toBe(packBody(Buffer.from('one')).etag);
    expect(packBody(Buffer.from('one')).etag).not.toBe(packBody(Buffer.from('two')).etag);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    [undefined, 'identity'],
    ['', 'identity'],
  ])('answers %j with %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));
});
