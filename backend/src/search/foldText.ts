const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/**
 * A text as it is searched for: small letters without accents and figures, words parted by one space. Apostrophes,
 * hyphens and full stops part words as a space does.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A name as the index keeps it: a space before each word, so that the beginning of a word can be asked for; words that
 * an apostrophe, a hyphen or a full stop parts are also there in one (`d'Avril` is found by `avril` and by `davril`).
 */
export function foldName(name: string): string {
  const parted = foldText(name);
  const joined = foldText(name.replaceAll(/['’.-]/g, ''));
  const more = joined.split(' ').filter((word) => !parted.split(' ').includes(word));
  return ` ${[parted, ...more].join(' ')}`;
}

/** Most words of a text that count. */
const MOST_WORDS = 6;

/** Different words of a text that is searched for; empty for one without a letter or figure. */
export function wordsOf(text: string): readonly string[] {
  const words = foldText(text).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
