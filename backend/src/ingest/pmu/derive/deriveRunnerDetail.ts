import type { RunnerDetail } from '@galopin/shared/contracts';
import { fieldsOf, isTrue, textOf, wholeOf, type Fields } from '../fields';
import { personName, titleCase } from './titleCase';

const OPINIONS = ['POSITIF', 'NEUTRE', 'NEGATIF'] as const;
const TRENDS = ['+', '-'] as const;

const oneOf = <Word extends string>(words: readonly Word[], given: string): Word | null =>
  words.find((word) => word === given) ?? null;

/**
 * What else PMU says of a runner. The favourite and the way of the odds are those of its latest odds.
 * @param declared the rider or driver it was declared with; empty where that is not known
 */
export function deriveRunnerDetail(numero: number, runner: Fields, declared: string): RunnerDetail {
  const [direct, reference] = ['dernierRapportDirect', 'dernierRapportReference'].map((name) =>
    fieldsOf(runner, name),
  );
  const latest = direct !== undefined && 'rapport' in direct ? direct : (reference ?? {});
  const changement = isTrue(runner, 'driverChange');
  const picture = textOf(runner, 'urlCasaque');
  const former = changement && declared !== textOf(runner, 'driver') ? personName(declared) : '';
  return {
    numero,
    changement,
    ancien: former,
    eleveur: personName(textOf(runner, 'eleveur')),
    race: textOf(runner, 'race'),
    entrainement: titleCase(textOf(runner, 'paysEntrainement')),
    avis: oneOf(OPINIONS, textOf(runner, 'avisEntraineur')),
    placesPayees: wholeOf(runner, 'nombrePlaces', 10_000),
    favori: isTrue(latest, 'favoris'),
    tendance: oneOf(TRENDS, textOf(latest, 'indicateurTendance')),
    ...(picture !== '' && { casaque: picture }),
  };
}
