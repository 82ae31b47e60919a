import { ODDS_STEPS, OPENING } from './oddsAt';
import { shownOdds } from './stateAt';
import type { DemoRace } from './types';

/** Odds of one runner from a time on. */
export interface OddsPoint {
  readonly numero: number;
  /** `reference`: the morning's; `direct`: those of the running pool. */
  readonly kind: 'reference' | 'direct';
  /** Epoch milliseconds. */
  readonly at: number;
  readonly cote: number;
}

function referenceOdds({ runners, startsAt }: DemoRace): OddsPoint[] {
  return runners
    .filter((runner) => runner.coteprob > 0)
    .map(({ numero, coteprob }) => ({ numero, kind: 'reference', at: startsAt - OPENING, cote: coteprob }));
}

/** Every change of the odds of a race, in time order: the morning's, then each step up to the start. */
function oddsOf(race: DemoRace): OddsPoint[] {
  const last = new Map<number, number>();
  const steps = ODDS_STEPS.flatMap((before) => {
    const at = race.startsAt - before;
    return race.runners.flatMap((runner): OddsPoint[] => {
      const { numero } = runner;
      const cote = shownOdds(runner, race, before);
      if (cote === 0 || last.get(numero) === cote) return [];
      last.set(numero, cote);
      return [{ numero, kind: 'direct', at, cote }];
    });
  });
  return [...referenceOdds(race), ...steps];
}

/**
 * The odds of a race that became known after one time and up to another. Odds that stay as they were give no
 * point.
 * @param after epoch milliseconds, as `until`
 */
export function oddsBetween(race: DemoRace, after: number, until: number): OddsPoint[] {
  if (until < race.startsAt - OPENING || after >= race.startsAt) return [];
  return oddsOf(race).filter(({ at }) => at > after && at <= until);
}
