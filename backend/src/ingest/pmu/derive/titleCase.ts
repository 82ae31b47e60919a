const SMALL = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'et', 'en', 'au', 'aux', 'sur']);
const ROMAN = /^(?:II|III|IV|VI{0,3}|IX|XI{0,3})$/;

const capital = (word: string) =>
  word.slice(0, 1).toLocaleUpperCase('fr') + word.slice(1).toLocaleLowerCase('fr');

function wordInTitle(word: string, isFirst: boolean): string {
  const elided = /^([DL])['’](.+)$/.exec(word);
  if (elided?.[1] !== undefined && elided[2] !== undefined)
    return `${isFirst ? elided[1] : elided[1].toLowerCase()}'${capital(elided[2])}`;
  if (ROMAN.test(word)) return word;
  const lower = word.toLocaleLowerCase('fr');
  return !isFirst && SMALL.has(lower) ? lower : capital(word);
}

/**
 * PMU writes names in capitals: `KOBEE D'ERONVILLE` is `Kobee d'Eronville`, `PRIX DU MOULIN` is `Prix du Moulin`.
 * Words that have small letters stay as they are.
 */
export function titleCase(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu, (word, offset: number) =>
    word === word.toLocaleUpperCase('fr') ? wordInTitle(word, offset === 0) : word,
  );
}

/** A person's name: `A.CRASTUS` is `A. Crastus`, `CH.PLISSON (S)` is `Ch. Plisson (s)`. */
export function personName(text: string): string {
  return titleCase(text.trim().replaceAll(/\.(?=\p{L}{2})/gu, '. ')).replace(/\(S\)$/, '(s)');
}
