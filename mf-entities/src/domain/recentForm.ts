/** A result with its discipline letter (`6a`, `11p`, `4DIa`), or the year that closes off the newer ones (`(25)`). */
const ITEM = /\(\d{2,4}\)|\d{0,2}[A-Z]*[a-z]/g;
const YEAR = /^\(/;

/**
 * The newest results of a form string, which sources write with blanks (`Da 3a (21) 4a`) or without (`Da3a(21)4a`).
 * @param count results to keep; years between them are kept as well
 * @returns results separated by blanks, empty when the form holds none
 */
export function recentForm(form: string, count: number): string {
  const kept: string[] = [];
  let results = 0;
  for (const [item] of form.matchAll(ITEM)) {
    if (results === count) break;
    kept.push(item);
    if (!YEAR.test(item)) results += 1;
  }
  while (kept.length > 0 && YEAR.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ');
}
