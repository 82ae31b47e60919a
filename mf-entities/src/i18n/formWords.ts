import { parseForm, type FormItem } from '@galopin/shared/racing';
import { raceCopy } from './raceCopy';

const copy = raceCopy.form;

/** A line of an explained form: a race, or the year of those below it. */
export interface FormLine {
  readonly kind: FormItem['kind'];
  /** As the form has it: « Da », « 3p »; empty for a year. */
  readonly sign: string;
  readonly words: string;
}

/**
 * A form in words, newest race first: « 3e, trot attelé ». An empty list for an empty form.
 * @returns `null` when the form does not follow the usual notation
 */
export function formInWords(form: string): readonly FormLine[] | null {
  const items = parseForm(form);
  return items?.map(lineOf) ?? null;
}

function lineOf(item: FormItem): FormLine {
  if (item.kind === 'year') return { kind: 'year', sign: '', words: copy.year(item.year) };
  const { rank, code, discipline } = item;
  const how = [rank !== null && copy.rank(rank), code !== '' && codeInWords(code, discipline)];
  return {
    kind: 'race',
    sign: `${rank === null ? '' : rank === 10 ? '0' : rank}${code}${discipline}`,
    words: [...how, copy.disciplines[discipline]].filter(Boolean).join(', '),
  };
}

/** At trot a D is a disqualification, at galop a place too far back to be told. */
function codeInWords(code: string, discipline: string): string {
  if (code === 'D') return discipline === 'a' || discipline === 'm' ? copy.disqualified : copy.unplaced;
  return copy.codes[code.toUpperCase()] ?? code;
}
