import { createHash } from 'node:crypto';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { createServerHalves } from './createServerHalves';

const code = 'exports.pages = {};';
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
const build = {
  name: 'mf-races',
  buildId: '0123456789abcdef',
  files: { 'server.js': { integrity, bytes: code.length, brotli: 0 } },
  server: { file: 'server.js', shared: { react: '^19.0.0', zustand: '^5.0.0' } },
} as unknown as BuildArtifact;
const shell = { shared: { react: '19.3.1', zustand: '5.0.1' } } as unknown as BuildArtifact;
const storeOf = (content: string | null) => ({
  get: async () => (content === null ? null : Buffer.from(content)),
});
const read = (content: string | null) => createServerHalves(storeOf(content))(build, shell)?.read();

describe('the server’s half of a build', () => {
  it('is read from the store, by the name that stack traces call it', async () => {
    const half = createServerHalves(storeOf(code))(build, shell);
    expect(half).toMatchObject({
      key: 'mf-races/0123456789abcdef',
      name: '/_mf/mf-races/0123456789abcdef/server.js',
    });
    expect(await half?.read()).toBe(code);
  });

  it.each([
    [null, 'missing', 'is missing'],
    [`${code} `, 'shape', 'is not the file that its build lists'],
  ])('is never run as anything else (%j)', async (content, fault, words) => {
    await expect(read(content)).rejects.toMatchObject({ fault, message: expect.stringContaining(words) });
  });

  it('is nobody’s fault when the store cannot be read', async () => {
    const store = { get: () => Promise.reject(new Error('EIO')) };
    await expect(createServerHalves(store)(build, shell)?.read()).rejects.toMatchObject({ fault: 'busy' });
  });

  it('is none for a build without one, and for one that wants other modules than this shell shares', () => {
    const { server: _none, ...without } = build;
    const halves = createServerHalves(storeOf(code));
    expect(halves(without, shell)).toBeNull();
    const older = { shared: { react: '19.3.1', zustand: '4.5.0' } } as unknown as BuildArtifact;
    expect(halves(build, older)).toBeNull();
    expect(halves(build, { shared: {} } as unknown as BuildArtifact)).toBeNull();
  });
});
