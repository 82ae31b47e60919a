import fc from 'fast-check';
import type { Schema } from './readCalls';

/** Draws values, most of which no call wants. */
export interface Samples {
  /** A number from 0 up to, not including, `most`. */
  number(most: number): number;
  one<Value>(values: readonly Value[]): Value;
  /** Something that may fit the schema, or not. */
  value(schema: Schema, depth?: number): unknown;
  /** Text as it stands in an address. */
  text(schema: Schema): string;
  /** A body: JSON or not. */
  body(schema: Schema): string;
}

const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '01',
  '1e309',
  '-1e309',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '%',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '../../etc/passwd',
  "'; drop table payments; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e',
  'é'.repeat(300),
  'a'.repeat(2000),
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2022-12-04',
  '2147483648',
  '9007199254740993',
  '1,2,3',
  'jour desc',
  'id asc, id asc',
  '__proto__',
  'constructor',
  'r1c1',
  '%F0%9F%90%8E',
] as const;
const ODD_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e309',
  '{"a":1e309}',
  '['.repeat(5000) + ']'.repeat(5000),
  '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '\u0000',
  `{"a":"${'x'.repeat(20_000)}"}`,
  `[${'0,'.repeat(20_000)}0]`,
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
] as const;
const DAYS = ['2022-12-04', new Date().toISOString().slice(0, 10)] as const;

/** @param seed the same seed draws the same values */
export function createSamples(seed: number): Samples {
  const random = pseudoRandom(seed);
  const number = (most: number) => Math.floor(random() * most);
  const one = <Value>(values: readonly Value[]): Value => values[number(values.length)] as Value;
  const junk = fc.sample(fc.jsonValue({ maxDepth: 4 }), { seed, numRuns: 500 });

  const string = ({ pattern, format, maxLength = 20 }: Schema): string => {
    if (format === 'date' || pattern?.includes('{4}-') === true) return one(DAYS);
    return one(['abc', 'Prix', '1', 'x'.repeat(Math.min(maxLength, 400)), ...ODD_TEXTS]);
  };
  const fitting = (schema: Schema, depth: number): unknown => {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return one(schema.enum);
    if (schema.anyOf !== undefined) return value(one(schema.anyOf), depth);
    const [type] = [schema.type ?? 'object'].flat();
    if (type === 'integer' || type === 'number') {
      const { minimum = 0, maximum = 1000 } = schema;
      return minimum + number(Math.min(maximum - minimum, 1_000_000) + 1);
    }
    if (type === 'boolean') return random() < 0.5;
    if (type === 'null') return null;
    if (type === 'array')
      return depth > 4 ? [] : Array.from({ length: number(4) }, () => value(schema.items ?? {}, depth + 1));
    if (type === 'string') return string(schema);
    return Object.fromEntries(
      Object.entries(depth > 4 ? {} : (schema.properties ?? {})).map(([name, part]) => [
        name,
        value(part, depth + 1),
      ]),
    );
  };
  const value = (schema: Schema, depth = 0): unknown =>
    random() < 0.15 ? one(junk) : fitting(schema, depth);
  return {
    number,
    one,
    value,
    text: (schema) => {
      if (random() < 0.4) return one(ODD_TEXTS);
      const drawn = value(schema);
      return typeof drawn === 'string' ? drawn : JSON.stringify(drawn);
    },
    body: (schema) => (random() < 0.25 ? one(ODD_BODIES) : JSON.stringify(value(schema))),
  };
}

/** @source Mulberry32, public domain, T. Ettinger */
function pseudoRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
