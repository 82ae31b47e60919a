import type { Runner } from './Runner';

/** Who starts from a place. */
export interface StartPlace {
  /** Stall, or place behind the mobile gate; 1 is at the rail. */
  readonly place: number;
  /** On the saddle-cloth. */
  readonly number: number;
  readonly horse: string;
  readonly isNonRunner: boolean;
}

/** The places that were drawn, from the rail outwards; empty for a race without a draw. */
export function startPlaces(
  runners: readonly Pick<Runner, 'draw' | 'number' | 'horse' | 'finish'>[],
): readonly StartPlace[] {
  return runners
    .flatMap(({ draw, number, horse, finish }) =>
      draw === null
        ? []
        : [{ place: draw, number, horse: horse.name, isNonRunner: finish.kind === 'nonRunner' }],
    )
    .sort((one, other) => one.place - other.place || one.number - other.number);
}
