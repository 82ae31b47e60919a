const AGES = ['UN', 'DEUX', 'TROIS', 'QUATRE', 'CINQ', 'SIX', 'SEPT', 'HUIT', 'NEUF', 'DIX'];

/** `DEUX_ANS` is `2`, `QUATRE_ANS_ET_PLUS` is `4+`; others, such as `CINQ_A_DIX_ANS`, keep both ends: `5-10`. */
export function readAge(condition: string): string {
  const ages = condition.split('_').map((word) => AGES.indexOf(word) + 1);
  const [first, second] = ages.filter((age) => age > 0);
  if (first === undefined) return '';
  if (second !== undefined) return `${first}-${second}`;
  return condition.endsWith('_ET_PLUS') ? `${first}+` : String(first);
}

/** An age, or two of them, in the sentence that says whom a race is for. */
const SAID =
  /\b(\d{1,2})(?: ans)?(?:(?:, \d{1,2})*,? (?:à|et|ou) (\d{1,2}))? ans\b(?: (et au[- ]dessus|et plus))?/i;

/**
 * The age condition in the text of the conditions, in the form of {@link readAge}: trots have no other.
 * « Pour 5 à 10 ans inclus » is `5-10`, « Pour 4 ans et au-dessus » `4+`, « Pour 5 ans, n'ayant pas gagné » `5`.
 */
export function readAgeOf(conditions: string): string {
  const [, sentence = ''] = /\bPour ([^.;]*)/.exec(conditions) ?? [];
  const [, first, last, open] = SAID.exec(sentence) ?? [];
  if (first === undefined || Number(first) < 1 || Number(first) > 20) return '';
  if (last !== undefined) return Number(last) > Number(first) ? `${first}-${last}` : '';
  return open === undefined ? first : `${first}+`;
}
