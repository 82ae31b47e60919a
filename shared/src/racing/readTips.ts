import * as v from 'valibot';
import type * as contract from '../contracts';
import { readAnswer } from '../lib';
import { raceFields, runner, runners, text, type OnRace } from './editedFields';

interface TippedRace extends OnRace {
  readonly isQuinte: boolean;
}

/** A tip on one race as pages read it. */
export type RaceTip = Omit<
  contract.Tip,
  'jour' | 'meeting' | 'race' | 'quinte' | 'notes' | 'free' | 'regret' | 'lastMinute'
> &
  TippedRace & {
    readonly regret: number | null;
    readonly lastMinute: number | null;
    readonly notes: readonly contract.RunnerNote[];
  };

/** A tip that is kept for subscribers: its race alone. */
export type LockedRaceTip = Omit<contract.LockedTip, 'meeting' | 'race' | 'quinte'> & TippedRace;

/** The tips this visitor may read, in the editors' order. */
export interface TipList {
  readonly tips: readonly RaceTip[];
  /** Those kept for subscribers, as far as they are named. */
  readonly locked: readonly LockedRaceTip[];
  /** Tips the day has in all, those that are kept for subscribers included. */
  readonly total: number;
  /** Nothing is kept back. */
  readonly unlocked: boolean;
}

const quinte = v.nullish(v.boolean(), false);

const TipRow = v.object({
  ...raceFields,
  quinte,
  title: text,
  text,
  base: runners,
  regular: runners,
  outsiders: runners,
  favourite: v.nullish(runner, null),
  selection: runners,
  regret: v.nullish(runner, null),
  lastMinute: v.nullish(runner, null),
  notes: v.nullish(v.array(v.object({ number: runner, text })), () => []),
});

const LockedRow = v.object({ ...raceFields, quinte, time: v.nullish(v.string(), null) });

const Answer = v.object({
  tips: v.array(TipRow),
  locked: v.optional(v.array(LockedRow), []),
  total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  unlocked: v.boolean(),
});

/**
 * Reads the answer of the cloud function `tipsOfDay`.
 * @throws AppError `malformed` when it is not a list of tips
 */
export function readTips(answer: unknown): TipList {
  const { tips, locked, total = 0, unlocked } = readAnswer(Answer, answer, 'tipsOfDay');
  return {
    tips: tips.map(named),
    locked: locked.map(named),
    total: Math.max(total, tips.length + locked.length),
    unlocked,
  };
}

function named<Row extends { readonly quinte: boolean }>({ quinte: isQuinte, ...row }: Row) {
  return { ...row, isQuinte };
}
