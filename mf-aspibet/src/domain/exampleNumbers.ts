import type { Bet, BetId } from './bets';

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
/** Bets of the day's Quinté+ race alone. */
const OF_QUINTE: readonly BetId[] = ['tierce', 'quarte', 'quinte'];

export function exampleFieldOf(id: BetId): ExampleField {
  return FIELD_OF[id] ?? 'large';
}

/** Whether a bet is offered on a race with so many declared runners. */
export function isOffered(
  { id, runners: [from, upTo] }: Bet & { readonly id: BetId },
  { declared, isQuinte }: { readonly declared: number; readonly isQuinte: boolean },
): boolean {
  if (OF_QUINTE.includes(id)) return isQuinte;
  // The Pick5 is for other races than that of the Quinté+.
  if (id === 'pick5' && isQuinte) return false;
  return declared >= (from ?? 0) && declared <= (upTo ?? Infinity);
}
