import type { Arrival } from '../../../races/store/saveArrivals';
import type { Incident } from '../../../races/store/saveIncidents';
import type { OddsPoint } from '../../../races/store/saveOdds';
import type { RaceKey } from '../../../races/store/RaceKey';
import { fieldsOf, listOf, numberOf, numbersOf, textOf } from '../fields';
import { progressOf } from '../mergeDocuments';
import type { RaceDocuments } from '../RaceDocuments';
import { readOrder } from './readOrder';

/**
 * The state and arrival of a race: `definitive` is true once final, false while provisional, null where nothing is
 * said. A race of a cancelled meeting is cancelled. Null while there is nothing to tell.
 */
export function deriveArrival(key: RaceKey, { meeting, race }: RaceDocuments): Arrival | null {
  const ordre = readOrder(race['ordreArrivee']);
  const isCalledOff = textOf(meeting, 'statut') === 'ANNULEE' && ordre.length === 0;
  const statut = isCalledOff ? 'COURSE_ANNULEE' : textOf(race, 'statut');
  if (ordre.length === 0 && (statut === '' || statut === 'PROGRAMMEE')) return null;
  const category = isCalledOff ? 'ANNULEE' : textOf(race, 'categorieStatut');
  const isSaid = statut !== '' || race['arriveeDefinitive'] !== undefined;
  return {
    ...key,
    ordre,
    statut: statut || null,
    categorieStatut: category || null,
    definitive: isSaid && ordre.length > 0 ? progressOf(race) === 2 : null,
  };
}

/** Incidents of a race, from its own list and its runners. */
export function deriveIncidents({ race, runners }: RaceDocuments): readonly Incident[] {
  const listed = listOf(race, 'incidents').flatMap((incident) =>
    numbersOf(incident['numeroParticipants']).map((numero) => ({ numero, type: textOf(incident, 'type') })),
  );
  const own = Object.entries(runners).flatMap(([numero, runner]) =>
    [textOf(runner, 'incident'), textOf(runner, 'statut') === 'NON_PARTANT' ? 'NON_PARTANT' : ''].map(
      (type) => ({ numero: Number(numero), type }),
    ),
  );
  return [...listed, ...own].filter(({ type }) => type !== '');
}

const ODDS = [
  ['dernierRapportReference', 'reference'],
  ['dernierRapportDirect', 'direct'],
] as const;

/** The odds each runner comes with, at their own time: facts, however late their document comes. */
export function deriveOdds(key: RaceKey, runners: RaceDocuments['runners'] = {}): readonly OddsPoint[] {
  return Object.entries(runners).flatMap(([numero, runner]) =>
    ODDS.flatMap(([field, kind]) => {
      const quote = fieldsOf(runner, field);
      const [odds, at] = [numberOf(quote, 'rapport'), numberOf(quote, 'dateRapport')];
      const isUsable = odds !== null && odds > 0 && at !== null && at > 0 && at < 4_102_444_800_000;
      return isUsable ? [{ ...key, numero: Number(numero), kind, at, odds }] : [];
    }),
  );
}
