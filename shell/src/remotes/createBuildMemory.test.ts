import { fakeBuild } from '../testing/fixtures';
import { createBuildMemory } from './createBuildMemory';

beforeEach(() => sessionStorage.clear());
const remember = () => createBuildMemory(sessionStorage);

describe('the memory of failed builds', () => {
  it('skips a build from its second failure on', () => {
    const memory = remember();
    expect(memory.isSkipped('mf-a', '1')).toBe(false);
    memory.blame('mf-a', '1', 1);
    expect(memory.isSkipped('mf-a', '1')).toBe(false);
    memory.blame('mf-a', '1', 1);
    expect(memory.isSkipped('mf-a', '1')).toBe(true);
  });

  it('holds it against nothing but that build of that remote', () => {
    const memory = remember();
    memory.blame('mf-a', '1', 2);
    expect([memory.isSkipped('mf-a', '2'), memory.isSkipped('mf-b', '1')]).toEqual([false, false]);
  });

  it('outlives a reload', () => {
    remember().blame('mf-a', '1', 2);
    expect(remember().isSkipped('mf-a', '1')).toBe(true);
  });

  it('forgets a build when a release brings another', () => {
    const memory = remember();
    memory.blame('mf-a', '1', 2);
    memory.blame('mf-b', '1', 2);
    const remotes = {
      'mf-a': { active: fakeBuild('mf-a', '2') },
      'mf-b': { active: fakeBuild('mf-b', '1') },
    };
    memory.keepOnly(remotes);
    expect([memory.isSkipped('mf-a', '1'), memory.isSkipped('mf-b', '1')]).toEqual([false, true]);
    expect(remember().isSkipped('mf-a', '1')).toBe(false);
  });

  it.each(['no json', '{"mf-a/1":2}', '[["mf-a/1","2"],7]'])('takes a foreign text (%s) for none', (text) => {
    sessionStorage.setItem('galopin-failed-builds', text);
    expect(remember().isSkipped('mf-a', '1')).toBe(false);
  });

  it('works without storage until the page is left', () => {
    const memory = createBuildMemory(undefined);
    memory.blame('mf-a', '1', 2);
    expect(memory.isSkipped('mf-a', '1')).toBe(true);
  });
});
