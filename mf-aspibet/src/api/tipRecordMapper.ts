import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { TrackRecord } from '../domain/TrackRecord';
import { runner, text } from './fields';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Rate = v.object({ hits: count, count });
const Return = v.object({ count, returned: v.pipe(v.number(), v.minValue(0)) });

const Answer = v.object({
  periods: v.array(
    v.object({
      days: count,
      tips: count,
      baseWins: Rate,
      basePlaces: Rate,
      winners: Rate,
      tierce: Rate,
      quarte: Rate,
      quinte: Rate,
      winReturn: Return,
      placeReturn: Return,
    }),
  ),
  latest: v.array(
    v.object({
      raceId: v.pipe(v.number(), v.integer()),
      jour: v.string(),
      meeting: count,
      race: count,
      racecourse: text,
      raceName: text,
      quinte: v.boolean(),
      base: v.nullable(runner),
      basePlace: v.nullable(count),
      selection: v.array(runner),
      arrival: v.array(v.array(runner)),
      found: count,
    }),
  ),
});

/**
 * Reads the answer of `/apin/tips/record`, names set in French.
 * @throws AppError `malformed` when it is not a record of tips
 */
export function mapTipRecord(body: unknown): TrackRecord {
  return readAnswer(Answer, body, '/apin/tips/record');
}
