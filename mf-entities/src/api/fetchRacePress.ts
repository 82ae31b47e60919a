import type { IsoDay, PressSelection, ShellApi } from '@galopin/shared/contracts';
import { readAnswer, typesetText } from '@galopin/shared/lib';
import * as v from 'valibot';

const Answer = v.object({
  press: v.array(
    v.object({
      raceId: v.number(),
      titles: v.array(
        v.object({
          title: v.pipe(v.string(), v.transform(typesetText)),
          selection: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
        }),
      ),
    }),
  ),
});

/**
 * Cloud function `pressOfDay`: the selections of the titles that speak of one race, empty when none does.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchRacePress(
  shell: Pick<ShellApi, 'data'>,
  { id, jour }: { readonly id: number; readonly jour: IsoDay },
): Promise<readonly PressSelection[]> {
  const answer = await shell.data.run('pressOfDay', { day: jour });
  const { press } = readAnswer(Answer, answer, 'pressOfDay');
  return press.find(({ raceId }) => raceId === id)?.titles ?? [];
}
