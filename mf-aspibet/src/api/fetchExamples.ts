import { racePayouts, type ShellApi } from '@galopin/shared/contracts';
import { callApi, readAnswer, typesetText } from '@galopin/shared/lib';
import type { Race } from '@galopin/shared/racing';
import * as v from 'valibot';
import type { ExampleRace, PaidLine } from '../domain/dayExample';

const odds = v.nullish(v.number(), 0);
const Runners = v.array(
  v.object({ numero: v.number(), cl: v.nullish(v.string(), ''), cotedirect: odds, coteprob: odds }),
);

const NON_RUNNER = /^(NP|NON[ _-]?PARTANT)$/i;

/**
 * A race of the day as examples tell of it: what its bets paid once it is run, the odds of its runners,
 * `GET /cachedate`, before.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchExample(
  shell: Pick<ShellApi, 'api'>,
  race: Race,
  signal: AbortSignal,
): Promise<ExampleRace> {
  const known = { race, declared: race.declared ?? 0 };
  if (race.arrival !== null) {
    const numbers = race.arrival.order.flat();
    const paid = await fetchPaid(shell, race.id, signal);
    return { ...known, numbers, isRun: true, odds: null, paid };
  }
  const runners = await fetchByOdds(shell, race.id, signal);
  const numbers = runners.map(({ number }) => number);
  return { ...known, numbers, isRun: false, odds: runners[0]?.odds ?? null, paid: {} };
}

async function fetchPaid(
  shell: Pick<ShellApi, 'api'>,
  id: number,
  signal: AbortSignal,
): Promise<ExampleRace['paid']> {
  const { payouts } = await callApi(shell.api, racePayouts, { params: { id }, signal });
  return Object.fromEntries(
    payouts.map(({ typePari, rapports }) => [
      typePari,
      rapports.map((line): PaidLine => ({
        label: typesetText(line.libelle),
        combination: line.combinaison,
        forOneEuro: line.dividendePourUnEuro,
        forBaseStake: line.dividendePourUneMiseDeBase,
      })),
    ]),
  );
}

/** Runners with odds, the favourite first. */
async function fetchByOdds(shell: Pick<ShellApi, 'api'>, id: number, signal: AbortSignal) {
  const { body } = await shell.api.get('/cachedate', { query: { limit: 100, numcourse: id }, signal });
  return readAnswer(Runners, body, '/cachedate')
    .filter(({ cl }) => !NON_RUNNER.test(cl.trim()))
    .map(({ numero, cotedirect, coteprob }) => ({
      number: numero,
      odds: cotedirect > 0 ? cotedirect : coteprob,
    }))
    .filter((runner) => runner.odds > 0)
    .sort((one, other) => one.odds - other.odds || one.number - other.number);
}
