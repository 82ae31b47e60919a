import type { RaceKey } from '../../../races/store/RaceKey';
import type { Cells } from '../../identity/overlayRow';
import { fieldsOf, isTrue, numberOf, textOf, wholeOf, type Fields } from '../fields';
import { readFormString } from './formString';
import { kilometreRate, totalTime } from './moments';
import { previousRace } from './previousRace';
import { personName, titleCase } from './titleCase';
import { translate, type OnUnknown } from './vocabulary';

/** What a runner's columns need to know of its race. */
export interface RaceContext {
  readonly key: RaceKey;
  /** The race's own columns. */
  readonly race: Cells;
  readonly ranks: ReadonlyMap<number, number>;
  /** PMU's word by number. */
  readonly incidents: ReadonlyMap<number, string>;
  readonly stables: ReadonlyMap<number, string>;
  readonly onUnknown: OnUnknown;
}

/** Metres the column can hold. */
const LONGEST = 32_767;
const flag = (value: boolean) => (value ? 1 : 0);
/** None where the counts contradict each other. */
const percent = (part: number, whole: number) =>
  whole > 0 && part >= 0 && part <= whole ? Math.round((100 * part) / whole) : 0;

function finish(numero: number, runner: Fields, { ranks, incidents, onUnknown }: RaceContext): string {
  if (textOf(runner, 'statut') === 'NON_PARTANT') return 'NP';
  const rank = wholeOf(runner, 'ordreArrivee', 99) ?? ranks.get(numero) ?? 0;
  if (rank > 0) return String(rank);
  const incident = textOf(runner, 'incident') || (incidents.get(numero) ?? '');
  return translate('incident', incident, onUnknown, incident);
}

/** Odds above these are none, and no column holds them. */
const HIGHEST_ODDS = 999_999;

function oddsOf(runner: Fields, name: string): number {
  const odds = numberOf(fieldsOf(runner, name), 'rapport') ?? 0;
  return odds > 0 && odds <= HIGHEST_ODDS ? odds : 0;
}

function result(numero: number, runner: Fields, context: RaceContext): Cells {
  const rate = numberOf(runner, 'reductionKilometrique');
  const margin = fieldsOf(runner, 'distanceChevalPrecedent');
  const short = textOf(margin, 'libelleCourt');
  return {
    cl: finish(numero, runner, context),
    // Lengths are shortest in figures, a neck or a nose reads better in full.
    ecar: /^\d/.test(short) ? short : textOf(margin, 'libelleLong') || short,
    redkm: kilometreRate(rate),
    redkmInt: rate === null || rate <= 0 ? '' : String(Math.floor(rate / 100)),
    tempstot: totalTime(numberOf(runner, 'tempsObtenu')),
    commen: textOf(fieldsOf(runner, 'commentaireApresCourse'), 'texte'),
    cotedirect: oddsOf(runner, 'dernierRapportDirect'),
    coteprob: oddsOf(runner, 'dernierRapportReference'),
  };
}

function equipment(runner: Fields, { race, onUnknown }: RaceContext): Cells {
  const isTrot =
    textOf(runner, 'allure') === 'TROT' || race['typec'] === 'Attelé' || race['typec'] === 'Monté';
  const raceDistance = Math.min(Number(race['dist'] ?? 0), LONGEST);
  const distance = wholeOf(runner, 'handicapDistance', LONGEST) ?? raceDistance;
  const carried = wholeOf(runner, 'poidsConditionMonte') ?? wholeOf(runner, 'handicapPoids');
  const rating = numberOf(runner, 'handicapValeur');
  const shoeing = translate('deferre', textOf(runner, 'deferre'), onUnknown);
  return {
    dist: distance,
    recul: flag(raceDistance > 0 && distance > raceDistance),
    corde: wholeOf(runner, 'placeCorde', 99) ?? 0,
    // PMU names a trotter's shoes only where some are missing.
    defoeil: isTrot && textOf(runner, 'deferre') === '' ? 'FF' : shoeing,
    oeil: translate('oeilleres', textOf(runner, 'oeilleres'), onUnknown),
    poidmont: isTrot || carried === null ? '' : String(carried / 10),
    vha: rating === null ? '' : String(rating),
    handicapDistance: wholeOf(runner, 'handicapDistance') ?? -1,
    handicapPoids: wholeOf(runner, 'handicapPoids') ?? -1,
    txreclam: String(wholeOf(runner, 'tauxReclamation') ?? 0),
    estSupplemente: flag((numberOf(runner, 'supplement') ?? 0) > 0),
    engagement: flag(isTrue(runner, 'engagement')),
    jumentPleine: flag(isTrue(runner, 'jumentPleine')),
  };
}

/** No horse has run as often: a higher count is damage, and counts as none. */
const MOST_STARTS = 10_000;

function career(runner: Fields): Cells {
  const count = (name: string) => Math.max(0, wholeOf(runner, name, MOST_STARTS) ?? 0);
  const starts = count('nombreCourses');
  const wins = count('nombreVictoires');
  // PMU's own count of placings goes further than the third.
  const placings = wins + count('nombrePlacesSecond') + count('nombrePlacesTroisieme');
  const earned = fieldsOf(runner, 'gainsParticipant');
  const cents = wholeOf(earned, 'gainsCarriere');
  return {
    coursescheval: starts,
    victoirescheval: wins,
    placescheval: placings,
    pourcVictCheval: percent(wins, starts),
    pourcPlaceCheval: percent(placings, starts),
    gains: cents === null ? '' : String(Math.trunc(cents / 100)),
    gainsCarriere: cents ?? -1,
    gainsVictoires: wholeOf(earned, 'gainsVictoires') ?? -1,
    gainsPlace: wholeOf(earned, 'gainsPlace') ?? -1,
    gainsAnneeEnCours: wholeOf(earned, 'gainsAnneeEnCours') ?? -1,
    gainsAnneePrecedente: wholeOf(earned, 'gainsAnneePrecedente') ?? -1,
  };
}

function form(runner: Fields): Cells {
  const { musiqueche, musiquept, ranks } = readFormString(textOf(runner, 'musique'));
  const [m1, m2, m3, m4, m5, m6] = ranks;
  return { musiqueche, musiquept, m1, m2, m3, m4, m5, m6 };
}

function origin(runner: Fields, onUnknown: OnUnknown): Cells {
  const coat = textOf(fieldsOf(runner, 'robe'), 'libelleCourt');
  const country = textOf(runner, 'pays');
  return {
    cheval: titleCase(textOf(runner, 'nom')),
    sexe: translate('sexe', textOf(runner, 'sexe'), onUnknown),
    age: wholeOf(runner, 'age', 99) ?? 0,
    pere: textOf(runner, 'nomPere').toLocaleUpperCase('fr'),
    mere: textOf(runner, 'nomMere').toLocaleUpperCase('fr'),
    peremere: textOf(runner, 'nomPereMere').toLocaleUpperCase('fr'),
    coat: translate('robe', coat, onUnknown, coat),
    country: translate('pays', country, onUnknown, country),
    indicateurInedit: flag(isTrue(runner, 'indicateurInedit')),
  };
}

/**
 * The columns of `cachedate` that PMU's document of a runner fills, ids left out. Earnings are in cents but for
 * `gains`, weights in kilograms but for `handicapPoids`.
 */
export function deriveRunner(
  numero: number,
  runner: Fields,
  past: readonly Fields[],
  context: RaceContext,
): Cells {
  const { key, race, stables, onUnknown } = context;
  return {
    ...result(numero, runner, context),
    ...equipment(runner, context),
    ...career(runner),
    ...form(runner),
    ...origin(runner, onUnknown),
    ...previousRace(key.jour, runner, past, onUnknown),
    jour: key.jour,
    numero,
    hippo: race['hippo'] ?? '',
    typec: race['typec'] ?? '',
    cheque: race['cheque'] ?? '',
    partant: Number(race['partant'] ?? 0),
    devise: race['devise'] ?? 'EUR',
    ecurie: stables.get(numero) ?? '',
    jockey: personName(textOf(runner, 'driver')),
    entraineur: personName(textOf(runner, 'entraineur')),
    proprietaire: personName(textOf(runner, 'proprietaire')),
  };
}
