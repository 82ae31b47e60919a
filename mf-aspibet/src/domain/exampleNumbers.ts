import type { BetId } from '@galopin/shared/racing';

/** Size of the field that an example supposes. */
export type ExampleField = 'small' | 'middle' | 'large';

/** Declared runners of each. */
export const EXAMPLE_FIELDS: Readonly<Record<ExampleField, readonly [from: number, upTo: number]>> = {
  small: [5, 7],
  middle: [10, 13],
  large: [14, 30],
};

/** Arrivals that examples suppose where the day has no race for them, with two more runners at the end. */
export const EXAMPLE_NUMBERS: Readonly<Record<ExampleField, readonly number[]>> = {
  small: [4, 2, 5, 1],
  middle: [4, 8, 1, 2, 10],
  large: [4, 8, 15, 2, 11, 9, 7],
};

const FIELD_OF: Partial<Readonly<Record<BetId, ExampleField>>> = {
  coupleOrdre: 'small',
  trioOrdre: 'small',
  super4: 'small',
  miniMulti: 'middle',
};

export function exampleFieldOf(id: BetId): ExampleField {
  return FIELD_OF[id] ?? 'large';
}
