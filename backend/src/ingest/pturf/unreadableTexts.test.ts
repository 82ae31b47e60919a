import { parseForm } from '@galopin/shared/racing';
import fc from 'fast-check';
import { runnerRow } from '../../testing/raceRows';
import { isForm, unreadableTexts } from './unreadableTexts';

const pieces = fc.constantFrom(
  '1a',
  '0p',
  '12m',
  'Da',
  'Ah',
  'Ret',
  'TJs',
  'Reta',
  'a',
  '(21)',
  '(2021)',
  '(1)',
  ' ',
  'x',
  '3',
  'D',
  'et',
  'j',
);

describe('texts of a row', () => {
  it('are form strings where the parser of form strings can read them', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        expect(isForm(text)).toBe(parseForm(text) !== null);
      }),
      { numRuns: 5000 },
    );
    fc.assert(fc.property(fc.string(), (text) => isForm(text) === (parseForm(text) !== null)));
  });

  it('are named where they do not mean what their column is for', () => {
    const row = runnerRow({
      numcourse: 1,
      numero: 1,
      musiqueche: 'illisible',
      redkm: '73.6',
      recordG: '0',
      tempstot: '',
      poidmont: '58.5',
    });
    expect(unreadableTexts('cachedate', row)).toEqual([
      'redkm holds what cannot be read as a time; it is kept as it came',
      'musiqueche holds what cannot be read as a form string; it is kept as it came',
    ]);
  });
});
