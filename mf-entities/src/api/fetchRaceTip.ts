import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readAnswer, typesetText } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { TipAccess } from '../domain/RaceTips';

const text = v.pipe(v.nullish(v.string(), ''), v.transform(typesetText));
const runner = v.pipe(v.number(), v.integer(), v.minValue(1));
const runners = v.nullish(v.array(runner), () => []);

const Answer = v.object({
  tips: v.array(
    v.object({
      raceId: v.number(),
      title: text,
      text,
      base: runners,
      regular: runners,
      outsiders: runners,
      favourite: v.nullish(runner, null),
      selection: runners,
      notes: v.nullish(v.array(v.object({ number: runner, text })), () => []),
    }),
  ),
  locked: v.optional(v.array(v.object({ raceId: v.number() })), []),
});

/**
 * Cloud function `tipsOfDay`: what it says, or keeps back, of one race.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchRaceTip(
  shell: Pick<ShellApi, 'data'>,
  { id, jour }: { readonly id: number; readonly jour: IsoDay },
): Promise<TipAccess> {
  const { tips, locked } = readAnswer(Answer, await shell.data.run('tipsOfDay', { day: jour }), 'tipsOfDay');
  const found = tips.find(({ raceId }) => raceId === id);
  if (found !== undefined) {
    const { raceId: _, ...tip } = found;
    return { status: 'open', tip };
  }
  return { status: locked.some(({ raceId }) => raceId === id) ? 'locked' : 'none' };
}
