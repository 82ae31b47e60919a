import { fakeRemote } from '../testing/fakeBuild';
import { checkPaths } from './checkPaths';

const rules = (name: string, path: string) => checkPaths(fakeRemote(name, [path]).artifact);

describe('checkPaths', () => {
  it('lets remotes have their own paths, and new ones that nobody owns', () => {
    expect(rules('mf-account', '/Profile')).toEqual([]);
    expect(rules('mf-entities', '/Course/:id')).toEqual([]);
    expect(rules('mf-new', '/Courses/:id')).toEqual([]);
  });

  it.each(['/Profile', '/profile/', '/PROFILE'])(
    'refuses %s to whom the contract does not give it',
    (path) => {
      expect(rules('mf-new', path)).toEqual([
        { rule: 'paths', found: path, wanted: 'a path that the contract does not give to mf-account' },
      ]);
    },
  );

  it.each([
    ['mf-new', '/course/:id/members'],
    ['mf-new', '/Cheval/secret'],
    ['mf-entities', '/Course/:id/:runner'],
  ])('refuses %s the path %s that the guard would open', (name, path) => {
    expect(rules(name, path)).toMatchObject([{ rule: 'guard' }]);
  });

  it('sees the owner under another parameter name', () => {
    expect(rules('mf-new', '/course/:race')).toMatchObject([{ rule: 'paths' }]);
  });
});
