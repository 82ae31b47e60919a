/**
 * Reads a finishing order: `16-5-14` with any separator, numbers that share a place joined by `=`; a list of numbers,
 * or a list of lists where a list of several is a dead heat (as PMU writes it).
 * @returns places in order, each with the numbers that share it; empty when nothing can be read
 */
export function parseArrivalOrder(ordre: unknown): readonly (readonly number[])[] {
  if (typeof ordre === 'string') {
    return (ordre.match(/\d+(?:=\d+)*/g) ?? []).map((place) => place.split('=').map(Number));
  }
  if (!Array.isArray(ordre)) return [];
  return ordre
    .map((place: unknown) =>
      (Array.isArray(place) ? place : [place]).filter((number) => Number.isInteger(number)),
    )
    .filter((place) => place.length > 0) as number[][];
}
