import { holdsVersion } from './version';

describe('a range of the contract', () => {
  it.each([
    ['^1.2.0', '1.5.0', true],
    ['^1.5.0', '1.5.0', true],
    ['^1.5.1', '1.5.0', false],
    ['^1.6.0', '1.5.9', false],
    ['^1.0.0', '2.0.0', false],
    ['>=1.0.0', '1.5.0', null],
  ])('%s and version %s: %s', (range, version, holds) => expect(holdsVersion(range, version)).toBe(holds));
});
