import { addDays } from '@galopin/shared/lib';
import { formatRaceKey, type RaceKey } from '../../races/store/RaceKey';
import { parseDay } from '../parseValue';
import {
  fieldsOf,
  isFields,
  isTrue,
  listOf,
  numberOf,
  numbersOf,
  textOf,
  wholeOf,
  type Fields,
} from './fields';
import { freshnessOf, latest } from './freshness';
import { raceOfSilks } from './raceClues';
import { isAfterMidnight, raceKeyOfRace } from './raceKeys';
import type { RacePart } from './RaceDocuments';
import { isPress, readPress } from './readPress';

/** One thing found in a document: a piece of a race, or what cannot be used. */
export type Piece =
  | { readonly kind: 'part'; readonly key: RaceKey; readonly part: RacePart; readonly given: unknown }
  | { readonly kind: 'reject'; readonly reason: string; readonly given: unknown }
  /** A piece that names no race, in a document whose address names none either. */
  | { readonly kind: 'homeless'; readonly what: string };

type Context = RaceKey | null;

/** A meeting's races are of its day, also those after midnight; one that does not say it begins with its first race. */
function* ofMeeting(meeting: Fields): Generator<Piece> {
  const { courses, ...header } = meeting;
  if (!Array.isArray(courses)) return;
  const starts = listOf(meeting, 'courses').flatMap((race) => numberOf(race, 'heureDepart') ?? []);
  const dated = { dateReunion: starts.length === 0 ? null : Math.min(...starts), ...meeting };
  for (const race of courses as readonly unknown[]) {
    const key = isFields(race) ? raceKeyOfRace(race, dated) : null;
    if (!isFields(race) || key === null)
      yield { kind: 'reject', reason: 'the race has no day, meeting or number', given: race };
    else yield { kind: 'part', key, part: { meeting: header, race }, given: race };
  }
}

/** A race by itself does not say its meeting's day: which is given, or follows from its start in daytime. */
function* ofRace(race: Fields, context: Context): Generator<Piece> {
  const own = raceKeyOfRace(race, {});
  const part = { race };
  if (context === null) {
    if (own === null || isAfterMidnight(race)) yield { kind: 'homeless', what: 'a race without its day' };
    else yield { kind: 'part', key: own, part, given: race };
    return;
  }
  const isOther =
    own !== null && (own.reun !== context.reun || own.prix !== context.prix || !isNear(own, context));
  if (isOther) {
    const reason = `is not of ${formatRaceKey(context)}: it is number ${own.prix} of meeting ${own.reun}, which starts on ${own.jour}`;
    yield { kind: 'reject', reason, given: race };
  } else yield { kind: 'part', key: context, part, given: race };
}

const isNear = ({ jour }: RaceKey, context: RaceKey) =>
  jour === context.jour || jour === addDays(context.jour, 1);

function* withKey(context: Context, what: string, part: RacePart, given: unknown): Generator<Piece> {
  yield context === null ? { kind: 'homeless', what } : { kind: 'part', key: context, part, given };
}

const numbered = (runners: readonly unknown[]) =>
  runners.map((runner) => ({ runner, numero: isFields(runner) ? wholeOf(runner, 'numPmu', 99) : null }));

function* ofRunners(document: Fields, context: Context): Generator<Piece> {
  const { participants, ...entries } = document;
  const all = numbered(Array.isArray(participants) ? participants : []);
  const good = new Map<number, Fields>();
  for (const { runner, numero } of all) {
    if (!isFields(runner) || numero === null || numero < 1 || textOf(runner, 'nom') === '')
      yield { kind: 'reject', reason: 'the runner has no number or name', given: runner };
    else good.set(numero, runner);
  }
  const numbers = [...good.keys()].sort((left, right) => left - right);
  const freshness = latest([...good.values()].map(freshnessOf));
  // A list with a runner that cannot be read does not tell who is missing.
  const isList = 'ecuries' in document && good.size === all.length;
  const part = {
    entries,
    runners: Object.fromEntries(good),
    ...(isList && { list: { numbers, freshness } }),
  };
  if (good.size > 0) yield* withKey(context ?? raceOfSilks(good.values()), 'runners', part, document);
}

function* ofPerformances(document: Fields, context: Context): Generator<Piece> {
  const good = new Map<number, readonly Fields[]>();
  for (const { runner, numero } of numbered(listOf(document, 'participants'))) {
    if (!isFields(runner) || numero === null || numero < 1)
      yield { kind: 'reject', reason: 'the runner has no number', given: runner };
    else good.set(numero, listOf(runner, 'coursesCourues'));
  }
  const part = { performances: Object.fromEntries(good) };
  if (good.size > 0) yield* withKey(context, 'past performances', part, document);
}

function* ofPayouts(bets: readonly unknown[], context: Context): Generator<Piece> {
  const good = new Map<string, Fields>();
  for (const bet of bets) {
    const name = isFields(bet) ? textOf(bet, 'typePari') : '';
    if (!isFields(bet) || name === '' || !Array.isArray(bet['rapports']))
      yield { kind: 'reject', reason: 'the payout names no bet or has no lines', given: bet };
    else good.set(name, bet);
  }
  const part = { payouts: Object.fromEntries(good) };
  if (good.size > 0) yield* withKey(context, 'payouts', part, bets);
}

/** A past race alone is of the horse it marks, whose number it does not tell. */
function* ofPastRace(race: Fields, context: Context): Generator<Piece> {
  const name = textOf(listOf(race, 'participants').find((each) => isTrue(each, 'itsHim')) ?? {}, 'nomCheval');
  if (name === '') yield { kind: 'reject', reason: 'the past race marks no horse', given: race };
  else yield* withKey(context, 'past performances', { pastRaces: { [name]: [race] } }, race);
}

/** A list of arrivals with their races' numbers, as kept by those who collect them. */
function* ofArrival(arrival: Fields): Generator<Piece> {
  const jour = parseDay(textOf(arrival, 'date'));
  const [reun, prix] = [wholeOf(arrival, 'reunion', 99), wholeOf(arrival, 'course', 99)];
  if (jour === null || reun === null || prix === null || reun < 1 || prix < 1) {
    yield { kind: 'reject', reason: 'the arrival has no day, meeting or number', given: arrival };
    return;
  }
  const { date: _date, reunion: _reunion, course: _course, from: _from, hippodrome, ...rest } = arrival;
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const place = typeof hippodrome === 'string' ? { hippodrome: { libelleCourt: hippodrome } } : {};
  const part = { race: { ...place, ...known }, isSummary: true };
  yield { kind: 'part', key: { jour, reun, prix }, part, given: arrival };
}

const DISCIPLINES: Readonly<Record<string, string>> = {
  Attelé: 'ATTELE',
  Monté: 'MONTE',
  Plat: 'PLAT',
  Haies: 'HAIE',
  'Steeple-chase': 'STEEPLECHASE',
};

/** The same from the open archive of arrivals, whose race is `r/c` and whose name is spelt `pix`. */
function* ofArchive(entry: Fields): Generator<Piece> {
  const numbers = /^R(\d{1,2})C(\d{1,2})$/i.exec(textOf(entry, 'r/c'));
  const jour = parseDay(textOf(entry, 'date'));
  if (numbers === null || jour === null) {
    yield { kind: 'reject', reason: 'the arrival has no day, meeting or number', given: entry };
    return;
  }
  const missing = numbersOf(entry['non_partants']);
  const given: Fields = {
    hippodrome: { libelleCourt: textOf(entry, 'lieu') },
    libelle: textOf(entry, 'pix') || textOf(entry, 'prix'),
    discipline: DISCIPLINES[textOf(entry, 'type')] ?? textOf(entry, 'type'),
    montantPrix: entry['montant'],
    distance: entry['distance'],
    nombreDeclaresPartants: entry['partants'],
    conditions: textOf(entry, 'details'),
    ordreArrivee: numbersOf(entry['arrivee']).map((numero) => [numero]),
    ...(missing.length > 0 && { incidents: [{ type: 'NON_PARTANT', numeroParticipants: missing }] }),
  };
  const key = { jour, reun: Number(numbers[1]), prix: Number(numbers[2]) };
  yield { kind: 'part', key, part: { race: given, isSummary: true }, given: entry };
}

function* ofList(list: readonly unknown[], context: Context): Generator<Piece> {
  const [first] = list;
  const isArrival = (value: unknown): value is Fields =>
    isFields(value) && 'reunion' in value && 'course' in value;
  if (isArrival(first)) {
    for (const each of list)
      if (isFields(each)) yield* ofArrival(each);
      else yield { kind: 'reject', reason: 'is no arrival', given: each };
  } else if (list.some((each) => isFields(each) && 'typePari' in each)) yield* ofPayouts(list, context);
}

/**
 * The pieces of races in a document of PMU, told by its shape: a day's programme, a meeting, a race, runners, one
 * runner, past performances, one past race, payouts, one payout, arrivals.
 * @param context the race its address names, for documents that do not
 * @returns nothing for a document of another shape
 */
export function* recogniseDocument(document: unknown, context: Context): Generator<Piece> {
  if (Array.isArray(document)) return yield* ofList(document, context);
  if (!isFields(document)) return;
  // A programme also comes without what it is wrapped in.
  const meetings = fieldsOf(document, 'programme')['reunions'] ?? document['reunions'];
  if (Array.isArray(meetings)) {
    for (const meeting of meetings as readonly unknown[])
      if (isFields(meeting)) yield* ofMeeting(meeting);
      else yield { kind: 'reject', reason: 'is no meeting', given: meeting };
  } else if (Array.isArray(document['courses'])) yield* ofMeeting(document);
  else if ('numOrdre' in document && 'libelle' in document) yield* ofRace(document, context);
  else if ('typePari' in document) yield* ofPayouts([document], context);
  else if ('nomPrix' in document && 'participants' in document) yield* ofPastRace(document, context);
  else if (Array.isArray(document['participants'])) {
    const isPast = listOf(document, 'participants').some((runner) => 'coursesCourues' in runner);
    yield* isPast ? ofPerformances(document, context) : ofRunners(document, context);
  } else if ('numPmu' in document && 'nom' in document)
    yield* ofRunners({ participants: [document] }, context);
  else if (isPress(document))
    yield* withKey(context, 'what the press selects', { press: readPress(document) }, document);
  else if (Array.isArray(document['message']))
    for (const entry of listOf(document, 'message')) yield* ofArchive(entry);
}
