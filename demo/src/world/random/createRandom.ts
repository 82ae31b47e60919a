import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of chance that is the same for the same seed, on every machine and in every browser. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight; weights need not add up to 1. */
  weighted<Item>(items: readonly Item[], weight: (item: Item) => number): Item;
  /** Normally distributed around 0 with standard deviation 1. */
  normal(): number;
  /** Standard Gumbel: adding it to log-strengths draws orders of finish as Plackett-Luce does. */
  gumbel(): number;
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a over UTF-16 units, with a final mix so that similar seeds part ways. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}

export function createRandom(seed: string): Random {
  const generator = xoroshiro128plus(hash(seed));
  const next = () => (generator.next() >>> 0) / 0x1_0000_0000;
  const positive = () => Math.max(next(), 1e-9);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items, weight) => {
      let rest = next() * items.reduce((sum, item) => sum + weight(item), 0);
      return items.find((item) => (rest -= weight(item)) < 0) ?? pick(items);
    },
    normal: () => Math.sqrt(-2 * Math.log(positive())) * Math.cos(2 * Math.PI * next()),
    gumbel: () => -Math.log(-Math.log(Math.min(positive(), 1 - 1e-9))),
    shuffle: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
      }
      return mixed;
    },
  };
}

/** Prepares many picks by weight from the same items; weights must be above 0. */
export function prepareChoice<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
): (random: Random) => Item {
  let total = 0;
  const limits = items.map((item) => (total += weight(item)));
  return (random) => {
    const wanted = random.next() * total;
    let low = 0;
    let high = limits.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (limits[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return items[low]!;
  };
}
