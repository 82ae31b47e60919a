import { nameKey } from './nameKey';

interface PersonName {
  readonly surname: string;
  /** First letters of the given names; more than one reading where a pair of capitals may be one name or two. */
  readonly initials: readonly string[];
}

const TITLE = /^\s*(?:mme|mlle|melle|mr|mrs)\b\.?\s+/i;
const COMPANY = /\(\s*s\s*\)\s*$/i;
/** Given names stand in front, shortened: `L. Cl.`, `LC.`, `J.M.`, `Gab.`; a hyphen joins two. */
const SHORTENED = /^\s*(\p{L}{1,5})\.[\s-]*/u;
const MOST_READINGS = 16;

/** One letter for the name a token shortens, or one for each of its letters: `LC` may be `L. C.`. */
function readingsOf(token: string): readonly string[] {
  const letters = nameKey(token);
  return letters.length === 2 ? [letters.slice(0, 1), letters] : [letters.slice(0, 1)];
}

function readName(text: string): PersonName {
  let rest = text.replace(TITLE, '').replace(COMPANY, '');
  let initials: readonly string[] = [''];
  const take = (token: string) => {
    const readings = readingsOf(token);
    initials = initials
      .flatMap((before) => readings.map((reading) => before + reading))
      .slice(0, MOST_READINGS);
  };
  for (let found = SHORTENED.exec(rest); found?.[1] !== undefined; found = SHORTENED.exec(rest)) {
    take(found[1]);
    rest = rest.slice(found[0].length);
  }
  const [first = '', ...others] = rest.trim().split(/\s+/);
  // A given name that is written out stands before the surname.
  if (initials[0] === '' && others.length > 0) {
    take(first.slice(0, 1));
    rest = others.join(' ');
  }
  return { surname: nameKey(rest), initials };
}

/**
 * Whether two names may be one person's, written differently: the same surname, and given names that have the same
 * first letters in some reading. `L. Cl. Abrivard`, `LC. Abrivard`; not `A. Abrivard`, nor `J.M. Bazire` for
 * `J. Bazire`. Relatives may pass: it takes more to be sure.
 */
export function isSpellingOf(one: string, other: string): boolean {
  const [left, right] = [readName(one), readName(other)];
  if (left.surname === '' || left.surname !== right.surname) return false;
  return left.initials.some((initials) => right.initials.includes(initials));
}
