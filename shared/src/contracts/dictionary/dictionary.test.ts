import { CACHEDATE_COLUMNS } from './cachedate';
import { CARACTRAP_COLUMNS } from './caractrap';
import type { Column } from './columns';
import { isNumberColumn } from './columns';

describe('the dictionary', () => {
  it('holds the 39 columns of a race and the 133 of a runner', () => {
    expect(CARACTRAP_COLUMNS).toHaveLength(39);
    expect(CACHEDATE_COLUMNS).toHaveLength(133);
  });

  it.each<[string, readonly Column[]]>([
    ['caractrap', CARACTRAP_COLUMNS],
    ['cachedate', CACHEDATE_COLUMNS],
  ])('names every column of %s once, whatever the case', (_table, columns) => {
    const names = columns.map((column) => column.name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells numbers from texts', () => {
    const named = (name: string) => CACHEDATE_COLUMNS.find((column) => column.name === name)!;
    expect(isNumberColumn(named('numero'))).toBe(true);
    expect(isNumberColumn(named('jour'))).toBe(false);
  });
});
