import type { IsoDay } from '@galopin/shared/contracts';
import type { Race } from '@galopin/shared/racing';

/** A tip on one race. All lists hold runner numbers, best first, and may be empty. */
export interface Tip {
  readonly raceId: number;
  readonly meeting: number | null;
  readonly race: number | null;
  readonly racecourse: string;
  readonly raceName: string;
  readonly isQuinte: boolean;
  readonly title: string;
  readonly text: string;
  readonly base: readonly number[];
  readonly regular: readonly number[];
  readonly outsiders: readonly number[];
  /** « Coup de cœur ». */
  readonly favourite: number | null;
  readonly selection: readonly number[];
}

/** The tips this visitor may read, in the editors' order. */
export interface TipList {
  readonly tips: readonly Tip[];
  /** Tips the day has in all, those that are kept for subscribers included. */
  readonly total: number;
  /** Nothing is kept back. */
  readonly unlocked: boolean;
}

/** A part of the page that was loaded, or why it was not. */
export type Loaded<Value> =
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };

/** What the tips page shows: either part can fail without the other. */
export interface TipDay {
  readonly jour: IsoDay;
  readonly races: Loaded<readonly Race[]>;
  readonly tips: Loaded<TipList>;
}
