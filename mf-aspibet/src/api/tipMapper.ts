import * as v from 'valibot';
import { firstDigits } from '../domain/firstDigits';
import type { TipList } from '../domain/TipDay';
import { parseAnswer } from './parseAnswer';

const text = v.nullish(v.string(), '');
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
  const { tips, total = tips.length, unlocked } = parseAnswer('tipsOfDay', Answer, answer);
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
