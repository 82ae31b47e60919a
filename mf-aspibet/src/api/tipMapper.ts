import { readAnswer, typesetText } from '@galopin/shared/lib';
import { firstDigits } from '@galopin/shared/racing';
import * as v from 'valibot';
import type { TipList } from '../domain/TipDay';

/** What editors write, and names as the sources have them, set in French. */
const text = v.pipe(v.nullish(v.string(), ''), v.transform(typesetText));
const runner = v.pipe(v.number(), v.integer(), v.minValue(1));
const runners = v.nullish(v.array(runner), () => []);
const label = v.nullish(v.union([v.string(), v.number()]));

const TipRow = v.object({
  raceId: v.pipe(v.number(), v.integer()),
  meeting: label,
  race: label,
  racecourse: text,
  raceName: text,
  quinte: v.nullish(v.boolean(), false),
  title: text,
  text,
  base: runners,
  regular: runners,
  outsiders: runners,
  favourite: v.nullish(runner, null),
  selection: runners,
});

const Answer = v.object({
  tips: v.array(TipRow),
  total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  unlocked: v.boolean(),
});

/**
 * Reads the answer of the cloud function `tipsOfDay`.
 * @throws AppError `malformed` when it is not a list of tips
 */
export function mapTips(answer: unknown): TipList {
  const { tips, total = tips.length, unlocked } = readAnswer(Answer, answer, 'tipsOfDay');
  return {
    tips: tips.map(({ quinte, ...tip }) => ({
      ...tip,
      meeting: firstDigits(tip.meeting),
      race: firstDigits(tip.race),
      isQuinte: quinte,
    })),
    total: Math.max(total, tips.length),
    unlocked,
  };
}
