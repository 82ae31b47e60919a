import type { HealthEvent } from '@galopin/shared/contracts';
import { countDeprecated } from './countDeprecated';

const [SHELL, RACES, OTHER] = ['0000000000000000', '0123456789abcdef', 'fedcba9876543210'];
const events: HealthEvent[] = [];
const counted = countDeprecated({
  roleOf: (name, build) => (name === 'mf-races' && build !== '1111111111111111' ? 'active' : undefined),
  onEvent: (event) => events.push(event),
});
const refresh = jest.fn((force: boolean) => Promise.resolve(force));
const member = counted('session.refreshToken', refresh);

/** Calls as from a file below `/_mf/`. */
function callFrom(...builds: readonly string[]): Promise<boolean> {
  const frames = builds.map((build, at) => `    at f${at} (https://galopin.test/_mf/${build}/file.js:1:2)`);
  const made = jest.spyOn(globalThis, 'Error').mockImplementationOnce(() => {
    return { name: 'Error', message: '', stack: ['Error', ...frames].join('\n') };
  });
  try {
    return member(true);
  } finally {
    made.mockRestore();
  }
}

beforeEach(() => void events.splice(0));

it('counts the build that calls, not the shell between, and calls all the same', async () => {
  await expect(callFrom(`shell/${SHELL}`, `mf-races/${RACES}`)).resolves.toBe(true);
  expect(refresh).toHaveBeenLastCalledWith(true);
  expect(events).toEqual([{ kind: 'deprecated', remote: 'mf-races', build: RACES, role: 'active' }]);
});

it('counts a build once in a page, and another one by itself', async () => {
  await callFrom(`mf-races/${RACES}`);
  await callFrom(`mf-races/${OTHER}`);
  await callFrom(`mf-races/${OTHER}`);
  expect(events.map(({ build }) => build)).toEqual([OTHER]);
});

it.each([
  ['no file of a remote’s stands behind', [`shell/${SHELL}`]],
  ['a build makes that is no part of the release', ['mf-races/1111111111111111']],
])('counts nobody for a call that %s', async (_which, builds) => {
  await callFrom(...builds);
  expect(events).toEqual([]);
});
