import { racePayouts, type BetOfRace, type ShellApi } from '@galopin/shared/contracts';
import { callApi, typesetText } from '@galopin/shared/lib';
import { readBet } from '@galopin/shared/racing';
import { payoutsToShow, type BetPayouts, type RacePayouts } from '../domain/Payout';

/**
 * What the bets on a race paid, in the order to show them; empty while unknown.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchPayouts(
  { api }: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<RacePayouts> {
  const { payouts, disponibles } = await callApi(api, racePayouts, { params: { id: raceId }, signal });
  return { ...payoutsToShow(payouts.map(toPayouts)), isGiven: disponibles ?? null };
}

const toPayouts = ({ typePari, miseBase, rembourse, rapports }: BetOfRace): BetPayouts => ({
  ...readBet(typePari),
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
