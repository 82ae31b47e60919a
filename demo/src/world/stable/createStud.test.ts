import { DAMS } from '../data/names';
import { createRandom } from '../random/createRandom';
import { createPeople } from './createPeople';
import { createStud } from './createStud';
import { romanNumeral } from './romanNumeral';
import type { Horse } from './types';

/** Every horse that was in training in some years. */
function breed(generation: number, years: number): Horse[] {
  const random = createRandom('stud');
  const stud = createStud({ random, people: createPeople(random, 1), generation }, 1);
  const horses = new Map<number, Horse>();
  for (let year = 2015; year < 2015 + years; year += 1) {
    stud.beginYear(year);
    for (const nature of ['trot', 'plat', 'obstacle'] as const)
      for (const horse of stud.bornBetween(nature, year - 10, year - 2)) horses.set(horse.id, horse);
  }
  return [...horses.values()];
}

const pedigreeOf = ({ name, pere, mere }: Horse) => `${name}/${pere}/${mere}`;

describe('the horses of a world', () => {
  const horses = breed(0, 13);

  it('never share name, sire and dam, those of retired horses included', () => {
    expect(horses.length).toBeGreaterThan(30_000);
    expect(new Set(horses.map(pedigreeOf)).size).toBe(horses.length);
    expect(new Set(horses.map(({ name }) => name)).size).toBeLessThan(horses.length);
  });

  it('share no dam with those of another world', () => {
    const others = breed(3, 1);
    const dams = new Set(horses.map(({ mere }) => mere));
    expect(others.filter(({ mere }) => dams.has(mere))).toEqual([]);
    expect(others[0]?.mere).toMatch(/ IV$/);
    expect(DAMS.filter((dam) => / [IVXLCDM]+$/.test(dam))).toEqual([]);
  });
});

describe('romanNumeral', () => {
  it.each([
    [1, 'I'],
    [4, 'IV'],
    [49, 'XLIX'],
    [801, 'DCCCI'],
    [944, 'CMXLIV'],
  ])('writes %d as %s', (number, text) => {
    expect(romanNumeral(number)).toBe(text);
  });
});
