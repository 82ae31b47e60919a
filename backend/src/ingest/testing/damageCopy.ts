import fc from 'fast-check';
import { parse } from 'csv-parse/sync';

/** Values no column means, each of which has broken an importer somewhere. */
const NONSENSE: readonly unknown[] = [
  [null, true, -1, 0, 1.5, 1e15, '9'.repeat(40), [], {}, [1, [2]], { id: 1 }],
  ['', ' ', 'abc', 'NaN', '-', '\\N', '1e999', '٣', '2026-13-45', '24:61', '"', '1\'72"9'],
  ['\u0000', '\ud800', '\ufffd', '🐎', 'x'.repeat(20_000)],
].flat();

/** One way to damage a copy of a file; numbers between 0 and 1 say where. */
export type Damage =
  | { readonly kind: 'flip'; readonly spots: readonly (readonly [at: number, bits: number])[] }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'drop'; readonly at: number }
  | { readonly kind: 'double'; readonly at: number }
  | { readonly kind: 'swap'; readonly at: number; readonly value: unknown };

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const bits = fc.integer({ min: 1, max: 255 });

/** Damages of bytes: some of them changed, or the end cut off. */
export const byteDamage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({
    kind: fc.constant('flip' as const),
    spots: fc.array(fc.tuple(place, bits), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: place }),
);

/** Damages of bytes, and of content: a key dropped, a value swapped for nonsense, a row there twice. */
export const anyDamage: fc.Arbitrary<Damage> = fc.oneof(
  byteDamage,
  fc.record({ kind: fc.constant('drop' as const), at: place }),
  fc.record({ kind: fc.constant('double' as const), at: place }),
  fc.record({ kind: fc.constant('swap' as const), at: place, value: fc.constantFrom(...NONSENSE) }),
);

type Holder = Record<string, unknown> | unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every object and list in a JSON value, outermost first. */
function holders(value: unknown): Holder[] {
  if (!isHolder(value)) return [];
  return [value, ...Object.values(value).flatMap(holders)];
}

function damageJson(text: string, damage: Exclude<Damage, { kind: 'flip' | 'cut' }>): string {
  const value: unknown = JSON.parse(text);
  const all = holders(value);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(damage.at * items.length)];
  if (damage.kind === 'double') {
    const list = pick(all.filter((holder) => Array.isArray(holder) && holder.length > 0)) as
      | unknown[]
      | undefined;
    list?.push(list[Math.floor(damage.at * 7919) % list.length]);
    return JSON.stringify(value, null, 1);
  }
  const keys = all.flatMap((holder) =>
    Array.isArray(holder) ? [] : Object.keys(holder).map((key) => [holder, key] as const),
  );
  const [holder, key] = pick(keys) ?? [];
  if (holder !== undefined && key !== undefined) {
    if (damage.kind === 'drop') delete holder[key];
    else holder[key] = damage.value;
  }
  return JSON.stringify(value, null, 1);
}

function damageCsv(text: string, damage: Exclude<Damage, { kind: 'flip' | 'cut' }>): string {
  const rows = parse(text) as string[][];
  const width = rows[0]?.length ?? 1;
  // Without the header: what is wrong with it is wrong with every row.
  const cell = width + Math.floor(damage.at * (rows.length - 1) * width);
  const row = rows[Math.floor(cell / width)] ?? [];
  if (damage.kind === 'double') rows.push([...row]);
  else if (damage.kind === 'drop') row.splice(cell % width, 1);
  else row[cell % width] = typeof damage.value === 'string' ? damage.value : JSON.stringify(damage.value);
  return rows.map((each) => each.map((value) => `"${value.replaceAll('"', '""')}"`).join()).join('\n');
}

/** A damaged copy of a file: CSV where its name says so, else JSON; only bytes are damaged in a compressed one. */
export function damageCopy(file: { readonly name: string; readonly bytes: Buffer }, damage: Damage): Buffer {
  const copy = Buffer.from(file.bytes);
  if (damage.kind === 'cut') return copy.subarray(0, Math.floor(damage.at * copy.length));
  if (damage.kind === 'flip') {
    for (const [at, mask] of damage.spots) {
      const index = Math.floor(at * copy.length);
      copy[index] = (copy[index] ?? 0) ^ mask;
    }
    return copy;
  }
  const text = copy.toString('utf8');
  return Buffer.from(file.name.endsWith('.csv') ? damageCsv(text, damage) : damageJson(text, damage));
}
