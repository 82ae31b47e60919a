import type { IsoDay, PressOfDay, PressSynthesis } from '@galopin/shared/contracts';
import * as v from 'valibot';
import type { RaceContentStore } from './RaceContentStore';
import { DayParam, readParams } from './readParams';

const Params = v.object({ day: DayParam });

/**
 * Reads what the press says of a day's races (`day`, `YYYY-MM-DD`), for anyone: it has been printed. A race that is
 * edited is not read from elsewhere.
 *
 * The function it makes throws CallRefusedError for a day that cannot be used, and the error of the store.
 * @param recorded reads what was imported for a day
 */
export function createPressOfDay(
  press: Pick<RaceContentStore<PressSynthesis>, 'ofDay'>,
  recorded: (jour: IsoDay) => Promise<readonly PressSynthesis[]>,
) {
  return async (params: unknown): Promise<PressOfDay> => {
    const { day } = readParams(Params, params);
    const [edited, imported] = await Promise.all([press.ofDay(day), recorded(day)]);
    const known = new Set(edited.map(({ raceId }) => raceId));
    const all = [...edited, ...imported.filter(({ raceId }) => !known.has(raceId))];
    return { press: all.sort((one, other) => one.meeting - other.meeting || one.race - other.race) };
  };
}
