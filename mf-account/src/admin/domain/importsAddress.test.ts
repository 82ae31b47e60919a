import { importPath, readImportsAddress } from './importsAddress';

describe('the address of the imports', () => {
  it('is read as it is written', () => {
    expect(importPath(12)).toBe('/Admin?vue=imports&import=12');
    expect(readImportsAddress({ import: '12' })).toEqual({ run: 12, page: 1 });
    expect(readImportsAddress({ page: '3' })).toEqual({ run: null, page: 3 });
  });

  it.each(['', '0', '-1', '1e3', 'x', '9'.repeat(20)])('is the list where it says import=%j', (value) =>
    expect(readImportsAddress({ import: value })).toEqual({ run: null, page: 1 }),
  );
});
