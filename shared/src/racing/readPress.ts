import * as v from 'valibot';
import type { PressSynthesis } from '../contracts';
import { readAnswer } from '../lib';
import { raceFields, runners, text, type OnRace } from './editedFields';

/** What the press says of one race, as pages read it. */
export type RacePress = Omit<PressSynthesis, 'jour' | 'meeting' | 'race'> & OnRace;

const Answer = v.object({
  press: v.array(v.object({ ...raceFields, titles: v.array(v.object({ title: text, selection: runners })) })),
});

/**
 * Reads the answer of the cloud function `pressOfDay`; a synthesis without a title says nothing and is left out.
 * @throws AppError `malformed` when it is not a list of syntheses
 */
export function readPress(answer: unknown): readonly RacePress[] {
  return readAnswer(Answer, answer, 'pressOfDay').press.filter(({ titles }) => titles.length > 0);
}
