import { daysPath, importPath, readImportsAddress } from './importsAddress';

describe('the address of the imports', () => {
  it('is read as it is written', () => {
    expect(importPath(12)).toBe('/Admin?vue=imports&import=12');
    expect(readImportsAddress({ import: '12' })).toEqual({ run: 12, page: 1, until: null });
    expect(readImportsAddress({ page: '3' })).toEqual({ run: null, page: 3, until: null });
  });

  it.each(['', '0', '-1', '1e3', 'x', '9'.repeat(20)])('is the list where it says import=%j', (value) =>
    expect(readImportsAddress({ import: value })).toEqual({ run: null, page: 1, until: null }),
  );

  it('holds the month of days that is shown', () => {
    expect(daysPath('2026-10-21')).toBe('/Admin?vue=imports&jusquau=2026-10-21');
    expect(daysPath(null)).toBe('/Admin?vue=imports');
    expect(readImportsAddress({ jusquau: '2026-10-21' }).until).toBe('2026-10-21');
    expect(readImportsAddress({ jusquau: '2026-02-30' }).until).toBeNull();
    expect(readImportsAddress({ jusquau: '2026-13-40' }).until).toBeNull();
  });
});
