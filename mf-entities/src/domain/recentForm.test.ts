import { recentForm } from './recentForm';

describe('recentForm', () => {
  it('keeps the newest results and the year between them', () => {
    expect(recentForm('Da 3a (21) 4a 1a', 3)).toBe('Da 3a (21) 4a');
  });

  it('reads forms without blanks', () => {
    expect(recentForm('6a3a7aDa(25)1a', 5)).toBe('6a 3a 7a Da (25) 1a');
  });

  it('keeps ranks of two figures and rare results', () => {
    expect(recentForm('11p 4DIa TJs DEPp', 9)).toBe('11p 4DIa TJs DEPp');
  });

  it('does not end with a year', () => expect(recentForm('1a (25) 2a', 1)).toBe('1a'));

  it('is empty for a first-timer', () => expect(recentForm('', 5)).toBe(''));
});
