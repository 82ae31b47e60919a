import { racePayouts, type BetOfRace, type ShellApi } from '@galopin/shared/contracts';
import { callApi, typesetText } from '@galopin/shared/lib';
import { payoutsToShow, type BetPayouts } from '../domain/Payout';

/**
 * What the bets on a race paid, in the order to show them; empty while unknown.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchPayouts(
  { api }: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<readonly BetPayouts[]> {
  const { payouts } = await callApi(api, racePayouts, { params: { id: raceId }, signal });
  return payoutsToShow(payouts.map(toPayouts));
}

const toPayouts = ({ typePari, miseBase, rembourse, rapports }: BetOfRace): BetPayouts => ({
  bet: typePari,
  baseStake: miseBase,
  isRefunded: rembourse,
  lines: rapports.map((line) => ({
    label: typesetText(line.libelle),
    combinations: [line.combinaison],
    forOneEuro: line.dividendePourUnEuro,
    forBaseStake: line.dividendePourUneMiseDeBase,
    winners: line.nombreGagnants,
  })),
});
