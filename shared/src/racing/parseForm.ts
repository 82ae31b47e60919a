/** Letter of a discipline in a form string. */
export type FormDiscipline = 'a' | 'm' | 'p' | 'h' | 's' | 'c';

/** One race of a form string, or the year that the races after it were run in. */
export type FormItem =
  | {
      readonly kind: 'race';
      /** Finish; 10 also for `0`, which stands for the tenth or worse. Null where there is only a code. */
      readonly rank: number | null;
      /** What else the source says: `D` disqualified, `T` fell, `A` pulled up, `TJ`, `DI`, …; empty for a plain rank. */
      readonly code: string;
      readonly discipline: FormDiscipline;
    }
  | { readonly kind: 'year'; readonly year: number };

const ITEM = /\((\d{4}|\d{2})\)|(\d{0,2})((?:[A-Z]+(?:et|j)?)?)([amphsc])(?=[\dA-Z(\s]|$)|\s+/gy;

/** Two figures are a year of the century a horse can have raced in. */
const yearOf = (figures: string) => (figures.length === 4 ? Number(figures) : 2000 + Number(figures));

/**
 * Reads a form string, newest race first, with blanks between its items (`Da 3a (21) 4a`) or without (`Da3a(21)4a`).
 * @returns its items in order, none for an empty form; null when any part of it cannot be read
 * @source racing-press notation: https://communaute-aide.pmu.fr (musique), read 2026-11
 */
export function parseForm(form: string): readonly FormItem[] | null {
  const items: FormItem[] = [];
  let end = 0;
  for (const [found, year, figures = '', code = '', discipline] of form.matchAll(ITEM)) {
    end += found.length;
    if (year !== undefined) items.push({ kind: 'year', year: yearOf(year) });
    else if (discipline !== undefined) {
      if (figures === '' && code === '') return null;
      const rank = figures === '' ? null : Number(figures) === 0 ? 10 : Number(figures);
      items.push({ kind: 'race', rank, code, discipline: discipline as FormDiscipline });
    }
  }
  return end === form.length ? items : null;
}
