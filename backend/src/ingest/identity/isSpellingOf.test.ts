import { isSpellingOf } from './isSpellingOf';

describe('two names', () => {
  it.each([
    ['L. Cl. Abrivard', 'LC. Abrivard'],
    ['L.CL.ABRIVARD', 'Lc. Abrivard'],
    ['CH.PLISSON (S)', 'C. Plisson'],
    ['Ch. Plisson', 'Ch. Plisson (s)'],
    ['J.-M. Bazire', 'JM. BAZIRE'],
    ['Mlle C. Levesque', 'C.LEVESQUE'],
    ['Franck Nivard', 'F. Nivard'],
    ['Gab. Gelormini', 'G. Gelormini'],
    ['M. van Dooyeweerd', 'M. VAN DOOYEWEERD'],
    ['É. Raffin', 'E. RAFFIN'],
  ])('may be one person’s: %s and %s', (one, other) => {
    expect(isSpellingOf(one, other)).toBe(true);
    expect(isSpellingOf(other, one)).toBe(true);
  });

  it.each([
    ['A. Abrivard', 'L. Abrivard'],
    ['J.M. Bazire', 'J. Bazire'],
    ['J.M. Bazire', 'N. Bazire'],
    ['F. Nivard', 'F. Ouvrie'],
    ['', ''],
    ['Nivard', ''],
  ])('are two people’s: %s and %s', (one, other) => {
    expect(isSpellingOf(one, other)).toBe(false);
    expect(isSpellingOf(other, one)).toBe(false);
  });
});
