import { readAnswer } from '@galopin/shared/lib';
import { firstDigits } from '@galopin/shared/racing';
import * as v from 'valibot';
import type { Press } from '../domain/TipDay';
import { raceFields, runners, text } from './fields';

const Answer = v.object({
  press: v.array(v.object({ ...raceFields, titles: v.array(v.object({ title: text, selection: runners })) })),
});

/**
 * Reads the answer of the cloud function `pressOfDay`; a synthesis without a title says nothing and is left out.
 * @throws AppError `malformed` when it is not a list of syntheses
 */
export function mapPress(answer: unknown): readonly Press[] {
  const { press } = readAnswer(Answer, answer, 'pressOfDay');
  return press
    .filter(({ titles }) => titles.length > 0)
    .map(({ meeting, race, ...row }) => ({
      ...row,
      meeting: firstDigits(meeting),
      race: firstDigits(race),
    }));
}
