import type { ShellApi } from '@galopin/shared/contracts';
import { readAnswer, typesetText } from '@galopin/shared/lib';
import * as v from 'valibot';
import { payoutsToShow, type BetPayouts } from '../domain/Payout';

const amount = v.nullable(v.number());
const Answer = v.object({
  payouts: v.array(
    v.object({
      typePari: v.string(),
      miseBase: amount,
      rembourse: v.boolean(),
      rapports: v.array(
        v.object({
          libelle: v.string(),
          combinaison: v.string(),
          dividendePourUnEuro: amount,
          dividendePourUneMiseDeBase: amount,
          nombreGagnants: amount,
        }),
      ),
    }),
  ),
});

/**
 * `GET /apin/races/{id}/payouts`: what the bets on a race paid, in the order to show them; empty while unknown.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchPayouts(
  shell: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<readonly BetPayouts[]> {
  const path = `/apin/races/${raceId}/payouts`;
  const { body } = await shell.api.get(path, { signal });
  return payoutsToShow(readAnswer(Answer, body, path).payouts.map(toPayouts));
}

type Row = v.InferOutput<typeof Answer>['payouts'][number];

const toPayouts = ({ typePari, miseBase, rembourse, rapports }: Row): BetPayouts => ({
  bet: typePari,
  baseStake: miseBase,
  isRefunded: rembourse,
  lines: rapports.map((line) => ({
    label: typesetText(line.libelle),
    combination: line.combinaison,
    forOneEuro: line.dividendePourUnEuro,
    forBaseStake: line.dividendePourUneMiseDeBase,
    winners: line.nombreGagnants,
  })),
});
