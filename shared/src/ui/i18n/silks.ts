import type { SilkColour, SilkDesign, SilkPattern } from '../../contracts';

/** Colours as they are said of « une casaque » and of « des manches ». */
const colours: Readonly<Record<SilkColour, readonly [one: string, several: string]>> = {
  white: ['blanche', 'blanches'],
  black: ['noire', 'noires'],
  grey: ['grise', 'grises'],
  red: ['rouge', 'rouges'],
  maroon: ['grenat', 'grenat'],
  pink: ['rose', 'roses'],
  orange: ['orange', 'orange'],
  yellow: ['jaune', 'jaunes'],
  green: ['verte', 'vertes'],
  darkGreen: ['vert foncé', 'vert foncé'],
  lightBlue: ['bleu clair', 'bleu clair'],
  blue: ['bleue', 'bleues'],
  violet: ['violette', 'violettes'],
  beige: ['beige', 'beiges'],
};

/** Patterns are named with a noun: the colour agrees with it. */
const patterns: Readonly<Record<Exclude<SilkPattern, 'plain'>, readonly [noun: string, count: 0 | 1]>> = {
  hoop: ['ceinture', 0],
  hoops: ['rayures horizontales', 1],
  stripes: ['rayures', 1],
  sash: ['écharpe', 0],
  braces: ['bretelles', 1],
  cross: ['croix de Saint-André', 0],
  diamond: ['pièce centrale', 0],
  spots: ['taches', 1],
  star: ['étoile', 0],
  halved: ['moitié', 0],
  quartered: ['pièces', 1],
};

/** « Casaque jaune, écharpe rouge, manches jaunes, toque rouge ». */
export function silksInWords({ jacket, pattern, mark, sleeves, cap }: SilkDesign): string {
  const parts = [`Casaque ${colours[jacket][0]}`];
  if (pattern !== 'plain') {
    const [noun, count] = patterns[pattern];
    parts.push(`${noun} ${colours[mark][count]}`);
  }
  return [...parts, `manches ${colours[sleeves][1]}`, `toque ${colours[cap][0]}`].join(', ');
}
