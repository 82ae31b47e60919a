/**
 * How many ways there are to take some of several things, order left aside.
 * @returns a whole number; 0 where more are wanted than there are
 */
export function countCombinations(from: number, wanted: number): number {
  if (wanted > from) return 0;
  let combinations = 1;
  for (let step = 1; step <= wanted; step += 1) combinations = (combinations * (from - wanted + step)) / step;
  return combinations;
}

/** In how many orders so many things can stand. */
export function factorial(count: number): number {
  return count <= 1 ? 1 : count * factorial(count - 1);
}
