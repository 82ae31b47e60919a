import type { RunnerNote } from '@galopin/shared/contracts';

/** What editors say of one race. Lists hold runner numbers, best first, and may be empty. */
export interface RaceTip {
  readonly title: string;
  readonly text: string;
  readonly base: readonly number[];
  readonly regular: readonly number[];
  readonly outsiders: readonly number[];
  readonly favourite: number | null;
  readonly selection: readonly number[];
  readonly notes: readonly RunnerNote[];
}

/** The tip on a race as this visitor may see it. */
export type TipAccess =
  | { readonly status: 'open'; readonly tip: RaceTip }
  | { readonly status: 'locked' }
  | { readonly status: 'none' };
