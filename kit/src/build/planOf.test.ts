import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadRemoteConfig } from './loadRemoteConfig';
import { planOf } from './planOf';

let root: string;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const page = { path: '/Meteo', name: 'Meteo', page: 'overview', access: 'member', title: 'Météo' };
const config = { name: 'mf-meteo', port: 3101, contract: '^1.4.0', pages: [page] };
const say = (value: unknown) =>
  write('remote.config.ts', `module.exports = { remote: ${JSON.stringify(value)} };`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plan-'));
  write('src/pages/overview.ts', 'export {};');
  for (const [name, version] of [
    ['react', '19.3.1'],
    ['react-dom', '19.3.1'],
    ['styled-components', '6.6.0'],
    ['@galopin/shared', '1.4.2'],
  ])
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what a remote is, before it is built', () => {
  it('comes from its configuration and what is installed', async () => {
    say(config);
    expect(await planOf(root)).toEqual({
      name: 'mf-meteo',
      contract: '^1.4.0',
      routes: [{ path: '/Meteo', name: 'Meteo', page: 'overview', title: 'Météo', remote: 'mf-meteo' }],
      shared: {
        react: '^19.3.1',
        'react/jsx-runtime': '^19.3.1',
        'react-dom': '^19.3.1',
        'styled-components': '^6.6.0',
        '@galopin/shared/router': '^1.4.0',
        '@galopin/shared/shell-context': '^1.4.0',
      },
    });
  });

  it('may promise to run on an older contract than the installed one, never on a newer one alone', async () => {
    say({ ...config, contract: '^1.2.0' });
    expect((await planOf(root)).contract).toBe('^1.2.0');
    for (const contract of ['^1.5.0', '^1.4.3', '^2.0.0']) {
      say({ ...config, contract });
      jest.resetModules();
      await expect(planOf(root)).rejects.toThrow(
        `contract: found ${contract} in remote.config.ts; wanted a range that @galopin/shared 1.4.2`,
      );
    }
  });
});

describe('a configuration that cannot be used', () => {
  it.each([
    [{ ...config, name: 'meteo' }, 'name: found "meteo"; wanted mf- and words'],
    [{ ...config, port: 80 }, 'port: found 80; wanted a port from 1024'],
    [{ ...config, contract: '1.x' }, 'contract: found "1.x"; wanted a range such as ^1.4.0'],
    [{ ...config, pages: [] }, 'pages: found 0; wanted one page at least'],
    [{ ...config, pages: [{ ...page, path: 'Meteo' }] }, 'pages.0.path: found "Meteo"; wanted a path'],
    [{ ...config, color: 'red' }, 'color: found "color"; wanted'],
    [{ ...config, pages: [{ ...page, page: 'gone' }] }, 'found no src/pages/gone.ts; wanted one'],
  ])('%# is refused in words', async (value, message) => {
    say(value);
    await expect(loadRemoteConfig(root)).rejects.toThrow(message);
  });

  it('is refused where there is none', async () => {
    await expect(loadRemoteConfig(root)).rejects.toThrow('remote.config.ts is not there');
  });
});
