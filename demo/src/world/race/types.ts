import type { Field } from '../entries/types';
import type { MeetingPlan } from '../programme/planDay';
import type { RacePlan } from '../programme/planRace';
import type { Outcome } from './runRace';

/** One race of the day with its result. */
export interface RunRace {
  readonly id: number;
  readonly meeting: MeetingPlan;
  readonly plan: RacePlan;
  readonly field: Field;
  readonly isCancelled: boolean;
  readonly outcomes: readonly Outcome[];
}
