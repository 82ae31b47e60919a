import type { LockedTip, ParisTime, Tip, TipsOfDay } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { InvalidTokenError, type TokenVerifier } from '../http/identity/createTokenVerifier';
import type { Identity } from '../http/identity/Identity';
import { openTips } from '../tips/openTips';
import { CallRefusedError } from './CallRefusedError';
import type { RaceContentStore } from './RaceContentStore';
import { DayParam, readParams, TokenParam } from './readParams';

/** Starts of races by `caractrap.id`; a race that is not stored, or has no time yet, is left out. */
export type StartTimes = (raceIds: readonly number[]) => Promise<ReadonlyMap<number, ParisTime>>;

export interface TipsOfDayDependencies {
  readonly tips: Pick<RaceContentStore<Tip>, 'ofDay'>;
  readonly startTimes: StartTimes;
  readonly verifier: TokenVerifier;
  readonly isSubscriber: (identity: Identity) => Promise<boolean>;
}

const Params = v.object({ day: DayParam, token: TokenParam });

/**
 * Reads the tips of a day (`day`, `YYYY-MM-DD`) for whoever the ID token (`token`) names: all of them for a
 * subscriber, else those that are for everybody and of the others only which races they are on.
 *
 * The function it makes throws CallRefusedError for a parameter that cannot be used and for a token that is not
 * accepted (which is never taken for no token), and the error of the store or key source when these fail.
 */
export function createTipsOfDay({ tips, startTimes, verifier, isSubscriber }: TipsOfDayDependencies) {
  return async (params: unknown): Promise<TipsOfDay> => {
    const { day, token } = readParams(Params, params);
    const identity = typeof token === 'string' ? await identify(verifier, token) : null;
    const unlocked = identity !== null && (await isSubscriber(identity));
    const all = await tips.ofDay(day);
    const open = unlocked ? new Set(all) : openTips(all);
    return {
      tips: all.filter((tip) => open.has(tip)),
      locked: await lock(
        all.filter((tip) => !open.has(tip)),
        startTimes,
      ),
      total: all.length,
      unlocked,
    };
  };
}

/** Field by field, so that nothing a tip says can slip out with a field that it gains later. */
async function lock(tips: readonly Tip[], startTimes: StartTimes): Promise<LockedTip[]> {
  if (tips.length === 0) return [];
  const times = await startTimes(tips.map(({ raceId }) => raceId));
  return tips.map(({ raceId, meeting, race, racecourse, raceName, quinte }) => ({
    raceId,
    meeting,
    race,
    racecourse,
    raceName,
    quinte,
    time: times.get(raceId) ?? null,
  }));
}

async function identify(verifier: TokenVerifier, token: string): Promise<Identity> {
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw new CallRefusedError('invalid-token', error.message, { cause: error });
  }
}
