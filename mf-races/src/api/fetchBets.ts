import { dayBets, type IsoDay, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { readBet, splitPools } from '@galopin/shared/racing';

/** Bets on offer by race: their names without any sign of a pool, in the order to show them. Plain data. */
export type DayBets = Readonly<Record<number, readonly OfferedOnRace[]>>;

export interface OfferedOnRace {
  readonly bet: string;
  /** Something is added to its pool. */
  readonly hasJackpot: boolean;
}

/**
 * The bets on offer on a day's races; a race of which nothing is said is absent.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchBets(
  { api }: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  signal: AbortSignal,
): Promise<DayBets> {
  const { races } = await callApi(api, dayBets, { query: { jour }, signal });
  return Object.fromEntries(
    races.map(({ id, paris, cagnottes }) => {
      const jackpots = new Set(cagnottes.map(({ pari }) => readBet(pari).bet));
      const { main } = splitPools(paris.map(readBet).filter(({ pool }) => pool !== 'international'));
      return [id, main.map(({ bet }) => ({ bet, hasJackpot: jackpots.has(bet) }))];
    }),
  );
}
