import { fakeBuild } from '../testing/fixtures';
import type { Container } from './createCodeImporter';
import { createFederationRuntime } from './federationRuntime';

const react = { version: '19.3.1' };
const scope = { react: { '19.3.1': { get: () => () => react, eager: true } } };

/** As Module Federation's plugins build one: it is given the host's scope. */
function containerOf(exposes: Readonly<Record<string, unknown>>) {
  const init = jest.fn();
  const get: Container['get'] = async (expose) => {
    if (!(expose in exposes)) throw new Error(`${expose} is not exposed`);
    return () => exposes[expose];
  };
  return { init, get };
}

const moduleOf = async (opened: Pick<Container, 'get'>, expose: string) => (await opened.get(expose))();

describe('Module Federation’s runtime', () => {
  it('opens a container that was fetched already, and gives it what the shell shares', async () => {
    const container = containerOf({ './home': { page: 'home' } });
    const opened = createFederationRuntime(scope)(fakeBuild('mf-test', '1'.repeat(16)), container);
    expect(await moduleOf(opened, './home')).toEqual({ page: 'home' });
    const [given] = container.init.mock.calls[0] as [typeof scope];
    expect(given.react['19.3.1'].get()()).toBe(react);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('keeps two builds of one remote apart', async () => {
    const open = createFederationRuntime(scope);
    const builds = ['2', '3'].map((digit) => fakeBuild('mf-test', digit.repeat(16)));
    const pages = builds.map(async (build) =>
      moduleOf(open(build, containerOf({ './home': build.buildId })), './home'),
    );
    expect(await Promise.all(pages)).toEqual(builds.map(({ buildId }) => buildId));
  });

  it('passes on what a container refuses', async () => {
    const opened = createFederationRuntime(scope)(fakeBuild('mf-test', '4'.repeat(16)), containerOf({}));
    await expect(opened.get('./home')).rejects.toThrow('./home is not exposed');
  });
});
