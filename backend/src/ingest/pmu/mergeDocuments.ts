import { fieldsOf, numberOf, textOf, type Fields } from './fields';
import { freshnessOf, isBefore } from './freshness';
import type { RaceDocuments, RacePart, RunnerList } from './RaceDocuments';

/** How far a race has come: 0 before, 1 with a provisional arrival, 2 when nothing is to follow. */
export function progressOf(race: Fields): 0 | 1 | 2 {
  const [statut, category] = [textOf(race, 'statut'), textOf(race, 'categorieStatut')];
  const isFinal = race['arriveeDefinitive'] === true || race['isArriveeDefinitive'] === true;
  if (isFinal || category === 'ANNULEE' || /^(ARRIVEE_DEFINITIVE|FIN_COURSE|COURSE_ANNULEE)/.test(statut))
    return 2;
  return category === 'ARRIVEE' || Array.isArray(race['ordreArrivee']) ? 1 : 0;
}

const STATE_FIELDS = ['statut', 'categorieStatut', 'arriveeDefinitive', 'ordreArrivee', 'incidents'];

/** Told by what follows an arrival, so that an equally far state that lacks them is an earlier one. */
const knowsOf = (race: Fields) =>
  [race['dureeCourse'] !== undefined, race['rapportsDefinitifsDisponibles'] === true].filter(Boolean).length;

const forecastOf = (meeting: Fields) => numberOf(fieldsOf(meeting, 'meteo'), 'datePrevision') ?? 0;

/** Old news cannot undo an arrival; before it, the meeting's weather that came with a race tells when. */
function isOlderRace(stored: RaceDocuments, { race = {}, meeting }: RacePart): boolean {
  const made = meeting === undefined ? 0 : forecastOf(meeting) - forecastOf(stored.meeting);
  return isBefore(
    [progressOf(race), knowsOf(race), made],
    [progressOf(stored.race), knowsOf(stored.race), 0],
  );
}

function mergeRace(stored: RaceDocuments, part: RacePart): Fields {
  const given = part.race;
  if (given === undefined) return stored.race;
  if (part.isSummary !== true) return isOlderRace(stored, part) ? stored.race : given;
  if (progressOf(given) < progressOf(stored.race)) return { ...given, ...stored.race };
  const state = Object.entries(given).filter(([name]) => STATE_FIELDS.includes(name));
  return { ...given, ...stored.race, ...Object.fromEntries(state) };
}

/** Of two, the one with the later weather. */
function mergeMeeting(stored: Fields, given: Fields | undefined): Fields {
  return given === undefined || forecastOf(given) < forecastOf(stored) ? stored : given;
}

function mergeRunners(
  stored: RaceDocuments['runners'],
  given: RaceDocuments['runners'] = {},
): RaceDocuments['runners'] {
  const fresh = Object.entries(given).filter(([numero, runner]) => {
    const known = stored[numero];
    return known === undefined || !isBefore(freshnessOf(runner), freshnessOf(known));
  });
  return { ...stored, ...Object.fromEntries(fresh) };
}

/** Who was to ride or drive before a change: what documents without one say. */
const declaredIn = (runners: RaceDocuments['runners'] = {}): RaceDocuments['declared'] =>
  Object.fromEntries(
    Object.entries(runners)
      .filter(([, runner]) => runner['driverChange'] === false && textOf(runner, 'driver') !== '')
      .map(([numero, runner]) => [numero, textOf(runner, 'driver')]),
  );

function mergeList(stored: RunnerList | null, given: RunnerList | null = null): RunnerList | null {
  if (stored === null || given === null) return given ?? stored;
  return isBefore(given.freshness, stored.freshness) ? stored : given;
}

/**
 * What is known of a race once a part has come. Parts may come in any order: what is later in the race's course
 * stays, of two equally late the one that came last.
 */
export function mergeDocuments(stored: RaceDocuments, part: RacePart): RaceDocuments {
  const list = mergeList(stored.list, part.list);
  return {
    meeting: mergeMeeting(stored.meeting, part.meeting),
    race: mergeRace(stored, part),
    entries:
      list === stored.list && part.list !== undefined
        ? { ...part.entries, ...stored.entries }
        : { ...stored.entries, ...part.entries },
    runners: mergeRunners(stored.runners, part.runners),
    declared: { ...stored.declared, ...declaredIn(part.runners) },
    list,
    performances: { ...stored.performances, ...part.performances },
    pastRaces: { ...stored.pastRaces, ...part.pastRaces },
    payouts: { ...stored.payouts, ...part.payouts },
    ...((part.press ?? stored.press) && { press: { ...stored.press, ...part.press } }),
    ...((part.hasNoPayouts ?? stored.hasNoPayouts) && { hasNoPayouts: true as const }),
  };
}
