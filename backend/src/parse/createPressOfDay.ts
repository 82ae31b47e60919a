import type { PressOfDay, PressSynthesis } from '@galopin/shared/contracts';
import * as v from 'valibot';
import type { RaceContentStore } from './RaceContentStore';
import { DayParam, readParams } from './readParams';

const Params = v.object({ day: DayParam });

/**
 * Reads what the press says of a day's races (`day`, `YYYY-MM-DD`), for anyone: it has been printed.
 *
 * The function it makes throws CallRefusedError for a day that cannot be used, and the error of the store.
 */
export function createPressOfDay(press: Pick<RaceContentStore<PressSynthesis>, 'ofDay'>) {
  return async (params: unknown): Promise<PressOfDay> => ({
    press: await press.ofDay(readParams(Params, params).day),
  });
}
