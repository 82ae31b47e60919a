const NUMERALS = [
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A whole number from 1 to 999 in Roman numerals. */
export function romanNumeral(number: number): string {
  let rest = number;
  let text = '';
  for (const [letters, value] of NUMERALS) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}
