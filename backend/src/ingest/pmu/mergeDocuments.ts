import { fieldsOf, numberOf, textOf, type Fields } from './fields';
import type { RaceDocuments, RacePart } from './RaceDocuments';

/** How far a race has come: 0 before, 1 with a provisional arrival, 2 when nothing is to follow. */
export function progressOf(race: Fields): 0 | 1 | 2 {
  const [statut, category] = [textOf(race, 'statut'), textOf(race, 'categorieStatut')];
  const isFinal = race['arriveeDefinitive'] === true || race['isArriveeDefinitive'] === true;
  if (isFinal || category === 'ANNULEE' || /^(ARRIVEE_DEFINITIVE|FIN_COURSE|COURSE_ANNULEE)/.test(statut))
    return 2;
  return category === 'ARRIVEE' || Array.isArray(race['ordreArrivee']) ? 1 : 0;
}

const STATE_FIELDS = ['statut', 'categorieStatut', 'arriveeDefinitive', 'ordreArrivee', 'incidents'];

function mergeRace(stored: Fields, part: RacePart): Fields {
  const given = part.race;
  if (given === undefined) return stored;
  // Old news cannot undo an arrival.
  if (progressOf(given) < progressOf(stored))
    return part.isSummary === true ? { ...given, ...stored } : stored;
  if (part.isSummary !== true) return given;
  const state = Object.entries(given).filter(([name]) => STATE_FIELDS.includes(name));
  return { ...given, ...stored, ...Object.fromEntries(state) };
}

/** Of two, the one with the later weather. */
function mergeMeeting(stored: Fields, given: Fields | undefined): Fields {
  const forecast = (meeting: Fields) => numberOf(fieldsOf(meeting, 'meteo'), 'datePrevision') ?? 0;
  return given === undefined || forecast(given) < forecast(stored) ? stored : given;
}

const RESULTS = ['ordreArrivee', 'incident', 'tempsObtenu', 'commentaireApresCourse'];

/** When a runner's object was made, as far as its odds tell, and whether it knows the result. */
function freshness(runner: Fields): readonly [number, number] {
  const dates = ['dernierRapportDirect', 'dernierRapportReference'].map(
    (name) => numberOf(fieldsOf(runner, name), 'dateRapport') ?? 0,
  );
  const isSettled =
    textOf(runner, 'statut') === 'NON_PARTANT' || RESULTS.some((name) => runner[name] !== undefined);
  return [isSettled ? 1 : 0, Math.max(...dates)];
}

function isOlder(given: Fields, stored: Fields): boolean {
  const [[result, date], [storedResult, storedDate]] = [freshness(given), freshness(stored)];
  return result < storedResult || (result === storedResult && date < storedDate);
}

function mergeRunners(
  stored: RaceDocuments['runners'],
  given: RaceDocuments['runners'] = {},
): RaceDocuments['runners'] {
  const fresh = Object.entries(given).filter(([numero, runner]) => {
    const known = stored[numero];
    return known === undefined || !isOlder(runner, known);
  });
  return { ...stored, ...Object.fromEntries(fresh) };
}

/**
 * What is known of a race once a part has come. Parts may come in any order: what is later in the race's course
 * stays, of two equally late the one that came last.
 */
export function mergeDocuments(stored: RaceDocuments, part: RacePart): RaceDocuments {
  return {
    meeting: mergeMeeting(stored.meeting, part.meeting),
    race: mergeRace(stored.race, part),
    entries: { ...stored.entries, ...part.entries },
    runners: mergeRunners(stored.runners, part.runners),
    performances: { ...stored.performances, ...part.performances },
    pastRaces: { ...stored.pastRaces, ...part.pastRaces },
    payouts: { ...stored.payouts, ...part.payouts },
  };
}
