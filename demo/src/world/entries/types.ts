import type { Horse, Person } from '../stable/types';

/** One horse entered in one race. */
export interface Entry {
  readonly horse: Horse;
  readonly rider: Person;
  readonly numero: number;
  /** Stall, or place behind the mobile gate; 0 if none. */
  readonly corde: number;
  /** Metres this horse covers. */
  readonly dist: number;
  /** Kilograms carried, null at trot. */
  readonly weight: number | null;
  /** Official rating in kilograms, null outside handicaps. */
  readonly rating: number | null;
  /** Claiming price, 0 if none. */
  readonly claiming: number;
  readonly ecurie: '' | 'A' | 'B';
  readonly isSupplemented: boolean;
  readonly isNonRunner: boolean;
  /** A non-runner that was still expected half an hour before the start. */
  readonly isLate: boolean;
}

/** What the conditions of a race came to once its field was known; money in whole units of its currency. */
export interface Conditions {
  /** No runner has earned as much; null where earnings do not matter. */
  readonly ceiling: number | null;
  /** Earnings from which a runner starts further back. */
  readonly handicaps: readonly { readonly metres: number; readonly from: number }[];
}

export interface Field {
  readonly entries: readonly Entry[];
  readonly conditions: Conditions;
}
