/** Characters of a description that search engines show. */
const MOST = 160;

/** As many whole sentences as fit; a first one that is too long alone ends at a word with « … ». */
export function fitDescription(...sentences: readonly string[]): string {
  const [first = '', ...others] = sentences;
  if (first.length > MOST) return `${first.slice(0, MOST - 1).replace(/[\s,;:.]*\S*$/, '')}…`;
  return others.reduce((text, next) => (`${text} ${next}`.length > MOST ? text : `${text} ${next}`), first);
}
