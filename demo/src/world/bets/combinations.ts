/** An order of finish: groups of runner numbers, two in one group being a dead heat. */
export type Order = readonly (readonly number[])[];

/** All sets of `size` out of `items`, each in the order of `items`. */
export function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** All orders of some items. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** Each set of runners once, whatever the order it is named in. */
export function distinctSets(sets: readonly number[][]): number[][] {
  return [...new Map(sets.map((set) => [set.toSorted((one, other) => one - other).join('-'), set])).values()];
}

/**
 * The sets of runners that can be called the first `size`: one, or several after a dead heat across the last
 * place. Empty when fewer are classed.
 */
export function firstSets(order: Order, size: number): number[][] {
  const sure: number[] = [];
  for (const group of order) {
    const free = size - sure.length;
    if (group.length >= free) return subsets(group, free).map((rest) => [...sure, ...rest]);
    sure.push(...group);
  }
  return [];
}

/** The orders that can be called the first `size` in order. Empty when fewer are classed. */
export function firstOrders(order: Order, size: number): number[][] {
  let known: number[][] = [[]];
  for (const group of order) {
    const taken = known[0]!.length;
    if (taken === size) break;
    const ways = subsets(group, Math.min(group.length, size - taken)).flatMap(permutations);
    known = known.flatMap((start) => ways.map((way) => [...start, ...way]));
  }
  return known.filter((way) => way.length === size);
}

/** Sum, over all sets of `size` of the weights, of the product of their weights. */
export function sumOfProducts(weights: readonly number[], size: number): number {
  const sums = [1, ...Array.from({ length: size }, () => 0)];
  for (const weight of weights)
    for (let taken = size; taken > 0; taken -= 1) sums[taken]! += sums[taken - 1]! * weight;
  return sums[size]!;
}
