import type { Cells } from '../../identity/overlayRow';
import { fieldsOf, isTrue, listOf, numberOf, textOf, wholeOf, type Fields } from '../fields';
import { daysBetween, kilometreRate, parisMoment } from './moments';
import { racecourseName } from './racecourses';
import { personName } from './titleCase';
import { translate, type OnUnknown } from './vocabulary';

const asText = (value: number | null) => (value === null ? '' : String(value));

function placeIn(finish: Fields, onUnknown: OnUnknown): string {
  const place = fieldsOf(finish, 'place');
  const rank = wholeOf(place, 'place', 99);
  const status = textOf(place, 'statusArrivee');
  if (rank !== null && rank > 0 && (status === '' || status === 'PLACE')) return String(rank);
  // Past races do not say why a horse was disqualified.
  if (status === 'DISQUALIFIE') return 'DAI';
  return status === '' || status === 'PLACE' ? '' : translate('incident', status, onUnknown, status);
}

/**
 * The columns on a horse's previous race, from its past races: the latest before this one. Their rates come in
 * hundredths of a second, unlike everything else of PMU. A first-timer has `0` everywhere.
 */
export function previousRace(
  jour: string,
  runner: Fields,
  past: readonly Fields[],
  onUnknown: OnUnknown,
): Cells {
  const dated = past
    .map((race) => ({ race, day: parisMoment(numberOf(race, 'date'))?.jour ?? '' }))
    .filter(({ day }) => day !== '' && day < jour)
    .sort((left, right) => (left.day < right.day ? 1 : -1));
  const [last] = dated;
  if (last === undefined) return isTrue(runner, 'indicateurInedit') ? FIRST_TIMER : {};
  const finish = listOf(last.race, 'participants').find((each) => isTrue(each, 'itsHim')) ?? {};
  const rate = numberOf(finish, 'reductionKilometrique');
  return {
    recence: daysBetween(last.day, jour),
    dernierhippo: racecourseName('', textOf(last.race, 'hippodrome')),
    dernierealloc: asText(wholeOf(last.race, 'allocation')),
    derniernbpartants: asText(wholeOf(last.race, 'nbParticipants')),
    dernieredist: asText(wholeOf(finish, 'distanceParcourue') ?? wholeOf(last.race, 'distance')),
    derniereplace: placeIn(finish, onUnknown),
    dernierJoc: personName(textOf(finish, 'nomJockey')),
    dernierRedKm: kilometreRate(rate === null ? null : rate * 10),
    dernierOeil: translate('oeilleres', textOf(finish, 'oeillere'), onUnknown),
    defoeilPrec: translate('deferre', textOf(finish, 'deferre'), onUnknown),
  };
}

const FIRST_TIMER: Cells = {
  dernierhippo: '0',
  dernierealloc: '0',
  derniernbpartants: '0',
  dernieredist: '0',
  derniereplace: '0',
  dernierecote: '0',
  dernierJoc: '0',
  dernierEnt: '0',
  dernierProp: '0',
  dernierRedKm: '0',
  dernierOeil: '0',
  defoeilPrec: '0',
};
