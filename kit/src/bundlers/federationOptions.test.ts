import path from 'node:path';
import type { ModuleFederationOptions } from '@module-federation/vite';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { federationOptions } from './federationOptions';
import { remote } from './testing/mf-bundled/remote.config';

const root = path.join(__dirname, 'testing/mf-bundled');

it('are taken by the plugins of both bundlers, as their types say', () => {
  const options = federationOptions(remote, root);
  const ofVite: ModuleFederationOptions = options;
  const ofRspack: ConstructorParameters<typeof ModuleFederationPlugin>[0] = options;
  expect([ofVite, ofRspack].map(({ exposes }) => exposes)).toEqual([
    { './fixture': './src/pages/fixture.ts' },
    { './fixture': './src/pages/fixture.ts' },
  ]);
});

it('name the container after the build, which the same sources always are', () => {
  const { name } = federationOptions(remote, root);
  expect(name).toMatch(/^mf_bundled__[0-9a-f]{16}$/);
  expect(federationOptions(remote, root).name).toBe(name);
});
