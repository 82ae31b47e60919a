import { GALLOPER_FIRST, GALLOPER_LAST, STUD_ENDINGS, TROTTER_WORDS } from '../data/names';
import type { Nature } from '../data/racecourses';
import type { Random } from '../random/createRandom';

const LETTERS = Object.keys(TROTTER_WORDS);
const ALL_WORDS = Object.values(TROTTER_WORDS).flatMap((text) => text.split(' '));
const WORDS_OF = new Map(Object.entries(TROTTER_WORDS).map(([letter, text]) => [letter, text.split(' ')]));

/**
 * Letter that names of trotters born in a year begin with: A for 2010, 22 letters in turn.
 * @source custom of the French stud-book; agrees with the ages in the 2022-12-04 sample (K for 2020)
 */
export function letterOfYear(birthYear: number): string {
  return LETTERS[(((birthYear - 2010) % LETTERS.length) + LETTERS.length) % LETTERS.length]!;
}

function propose(nature: Nature, birthYear: number, random: Random): string {
  if (nature === 'trot') {
    const first = random.pick(WORDS_OF.get(letterOfYear(birthYear))!);
    return `${first} ${random.pick(random.chance(0.75) ? STUD_ENDINGS : GALLOPER_LAST)}`;
  }
  const first = random.pick(GALLOPER_FIRST);
  return `${first} ${random.pick(random.chance(0.6) ? GALLOPER_LAST : ALL_WORDS)}`;
}

/** A name nobody in `taken` has; it is added there. */
export function nameHorse(nature: Nature, birthYear: number, random: Random, taken: Set<string>): string {
  let name = propose(nature, birthYear, random);
  for (let tries = 0; taken.has(name); tries += 1) {
    name = propose(nature, birthYear, random);
    if (tries > 20)
      name =
        `${name} ${random.pick(['Bis', 'Junior', 'Star', 'Boy', 'One'])} ${tries > 40 ? tries : ''}`.trim();
  }
  taken.add(name);
  return name;
}
