/** Numbers as an arrival is written: « 4 - 8 - 15 »; no line begins with a dash. */
export function joinNumbers(numbers: readonly (number | string)[]): string {
  return numbers.join('\u00a0- ');
}
