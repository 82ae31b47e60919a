import { readAnswer } from '@galopin/shared/lib';
import { firstDigits } from '@galopin/shared/racing';
import * as v from 'valibot';
import type { TipList } from '../domain/TipDay';
import { raceFields, runner, runners, text } from './fields';

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
  notes: v.optional(v.array(v.object({ number: runner, text })), () => []),
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
export function mapTips(answer: unknown): TipList {
  const { tips, locked, total = 0, unlocked } = readAnswer(Answer, answer, 'tipsOfDay');
  return {
    tips: tips.map(onRace),
    locked: locked.map(onRace),
    total: Math.max(total, tips.length + locked.length),
    unlocked,
  };
}

interface Row {
  readonly meeting?: string | number | null | undefined;
  readonly race?: string | number | null | undefined;
  readonly quinte: boolean;
}

function onRace<Wire extends Row>({ quinte: isQuinte, meeting, race, ...row }: Wire) {
  return { ...row, isQuinte, meeting: firstDigits(meeting), race: firstDigits(race) };
}
