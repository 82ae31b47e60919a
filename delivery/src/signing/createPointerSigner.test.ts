import type { BuildArtifact } from '@galopin/shared/contracts';
import { fingerprintsOf } from '../ledger/fingerprints';
import { buildKey, type ReleasePointer } from '../ledger/ReleaseState';
import { emptyRelease } from '../live/LiveRelease';
import { fakeRemote } from '../testing/fakeBuild';
import { testSigner } from '../testing/testSigner';

const { artifact } = fakeRemote('mf-x', ['/X']);
const pointer: ReleasePointer = {
  environment: 'production',
  state: { release: 3, names: { 'mf-x': { active: artifact.buildId, proven: true } } },
  hash: 'abc',
};
const buildsOf = (build: BuildArtifact) => fingerprintsOf(pointer.state, new Map([[buildKey(build), build]]));
const builds = buildsOf(artifact);

const signer = testSigner();
const signature = signer.sign(pointer, builds);
const signed = { ...pointer, signature };

describe('createPointerSigner', () => {
  it('trusts what it signed, whatever order a database keeps keys in', () => {
    expect(signer.findFault(signed, builds)).toBeUndefined();
    const state = { names: { 'mf-x': { proven: true as const, active: artifact.buildId } }, release: 3 };
    const turned = Object.fromEntries(Object.entries(artifact).reverse()) as unknown as BuildArtifact;
    expect(signer.findFault({ ...signed, state }, buildsOf(turned))).toBeUndefined();
  });

  it.each([
    ['state', { ...signed, state: { release: 3, names: { 'mf-x': { active: 'f'.repeat(16) } } } }],
    ['release', { ...signed, state: { ...signed.state, release: 4 } }],
    ['environment', { ...signed, environment: 'staging' }],
    ['hash', { ...signed, hash: 'abd' }],
    ['signature', { ...signed, signature: signature.replace(/.{6}$/, 'AAAAAA') }],
  ])('refuses another %s', (_what, forged) => {
    expect(signer.findFault(forged, builds)).toContain('the signature does not fit');
  });

  it('refuses a build with other files or other routes', () => {
    const digest = { ...artifact, digest: 'f'.repeat(64) };
    const routes = { ...artifact, routes: artifact.routes.map((route) => ({ ...route, path: '/Profile' })) };
    for (const forged of [digest, routes])
      expect(signer.findFault(signed, buildsOf(forged))).toContain('the signature does not fit');
    expect(signer.findFault(signed, fingerprintsOf(pointer.state, new Map()))).toBeDefined();
  });

  it('refuses a foreign key by its name, unless it is trusted', () => {
    const stranger = testSigner();
    const foreign = { ...pointer, signature: stranger.sign(pointer, builds) };
    expect(signer.findFault(foreign, builds)).toMatch(/^it is signed by [0-9a-f]{16}: wanted one of /);
    expect(testSigner(stranger.publicKey).findFault(foreign, builds)).toBeUndefined();
  });

  it('refuses what is not signed, but for the time before the first release', () => {
    expect(signer.findFault(pointer, builds)).toBe('it is not signed');
    expect(signer.findFault(emptyRelease('production').pointer, new Map())).toBeUndefined();
  });
});
