import type { Column } from '@galopin/shared/dictionary';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import fc from 'fast-check';
import { parseValue } from './parseValue';
import { readPlainCell } from './readPlainCell';

const COLUMNS: readonly Column[] = [...CARACTRAP_COLUMNS, ...CACHEDATE_COLUMNS];
const text: Column = { name: 'cheval', type: 'text', meaning: '' };

const cells = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[0-9.,+ -]{1,18}$/),
  fc.stringMatching(/^[A-Za-zéÉœ'" \\0.]{1,8}$/),
  fc.constantFrom('NULL', '\\N', ' ', '18.0', '0', '00', '1\u00a0', '33.33', '2026-11-21', 'Éole\ufeff'),
  fc.integer().map(String),
  fc.double({ noNaN: true }).map((number) => number.toFixed(2)),
  fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.constant({ id: 1 })),
);

describe('an ordinary cell', () => {
  it('is read as any cell is', () => {
    let plainOnes = 0;
    fc.assert(
      fc.property(fc.constantFrom(...COLUMNS), cells, (column, given) => {
        const plain = readPlainCell(column, given);
        if (plain === undefined) return;
        plainOnes += 1;
        expect(parseValue(column, given)).toEqual({ value: plain });
      }),
      { numRuns: 20_000 },
    );
    expect(plainOnes).toBeGreaterThan(3000);
  });

  it.each([['Kobée d’Éronville'], ['1\'12"9'], ['2850'], ['1a 4a Da (25) 2a']])(
    'is seen to be one: %s',
    (given) => expect(readPlainCell(text, given)).toBe(given),
  );

  it('is looked at more closely where it may lose something', () => {
    for (const given of ['FR ', "Gala d\\'Artiste", '18.0', 'NULL', 'a\ufffdb', '', null, 18])
      expect(readPlainCell(text, given)).toBeUndefined();
  });
});
