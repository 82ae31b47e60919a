import { foldName, foldText, wordsOf } from './foldText';

describe('texts as they are searched for', () => {
  it.each([
    ['Intrépide Sauvage', 'intrepide sauvage'],
    ['ŒILLET  D’OR', 'oeillet d or'],
    ['AL. Tanguy', 'al tanguy'],
    ['  ', ''],
    ['%_\\', ''],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('are names whose every word can be asked for, parted and in one', () => {
    expect(foldName("Ivoire d'Avril")).toBe(' ivoire d avril davril');
    expect(foldName('J-P. Dubois')).toBe(' j p dubois jp');
    expect(foldName('Idaho')).toBe(' idaho');
  });

  it('have at most six different words', () => {
    expect(wordsOf('a b a c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
