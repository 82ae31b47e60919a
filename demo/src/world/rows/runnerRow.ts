import type { CachedateRow } from '@galopin/shared/dictionary';
import { dayNumber, isoDay } from '../calendar';
import { earned } from '../entries/createField';
import { kilometreRate, margin, totalTime } from '../race/formatTimes';
import type { Outcome } from '../race/runRace';
import type { RunRace } from '../race/types';
import { surfaceOf } from '../stable/recordRace';
import type { Horse } from '../stable/types';
import type { DayCounts } from './countDay';
import { formString, oldFormString } from './formString';
import { rankRates, ratesOf, type LookUp } from './rates';

/** A runner being written down: what it is written from. */
export interface RunnerSource {
  readonly race: RunRace;
  readonly outcome: Outcome;
  readonly jour: string;
  readonly counts: DayCounts;
  readonly lookUp: LookUp;
}

const LONGEST_PERSON_FORM = 100;
const flag = (value: boolean) => (value ? 1 : 0);

function identity({ race, outcome, jour }: RunnerSource) {
  const { entry } = outcome;
  const { horse } = entry;
  const isPmu = race.meeting.reun !== null;
  return {
    id: Number(`${race.id}${entry.numero}`),
    comp: race.id,
    numcourse: race.id,
    jour,
    hippo: race.meeting.course.name,
    numero: entry.numero,
    cheval: horse.name,
    sexe: horse.sexe,
    age: Number(jour.slice(0, 4)) - horse.birthYear,
    dist: entry.dist,
    partant: race.field.entries.length,
    typec: race.plan.discipline,
    cheque: String(race.plan.purse),
    devise: race.meeting.course.devise ?? 'EUR',
    idChe: horse.id,
    idJockey: entry.rider.id,
    idEntraineur: horse.trainer.id,
    pere: isPmu ? horse.pere : '',
    mere: isPmu ? horse.mere : '',
    peremere: isPmu ? horse.peremere : '',
    coat: horse.coat,
    country: horse.country,
    createdat: `${isoDay(dayNumber(jour) - 1)} 00:40:00`,
    updatedat: null,
  };
}

function result({ race, outcome }: RunnerSource) {
  const { entry, time, rank, behind, price } = outcome;
  const isTrot = race.plan.nature === 'trot';
  const rate = isTrot && time > 0 ? (time / entry.dist) * 1000 : 0;
  return {
    cl: outcome.cl,
    cotedirect: price.final,
    coteprob: price.opening,
    ecar: isTrot || rank === null || rank === 1 ? '' : behind === 0 ? 'Dead-heat' : margin(behind),
    redkm: rate > 0 ? kilometreRate(rate) : '',
    redkmInt: rate > 0 ? String(Math.round(rate / 100)) : '',
    tempstot: time > 0 ? totalTime(time) : '',
    commen: '',
  };
}

function equipment({ race, outcome }: RunnerSource) {
  const { entry } = outcome;
  const { horse } = entry;
  const isPmu = race.meeting.reun !== null;
  const back = entry.dist - race.plan.dist;
  return {
    ecurie: entry.ecurie,
    distpoids: '',
    corde: entry.corde,
    defoeil: horse.shoeing,
    defoeilPrec: horse.lastShoeing,
    defFirstTime: flag(horse.shoeing.includes('D') && !horse.shoeings.has(horse.shoeing)),
    oeil: horse.blinkers,
    dernierOeil: horse.lastBlinkers,
    oeilFirstTime: flag(horse.blinkers !== '' && !horse.hasWornBlinkers),
    recul: flag(back > 0),
    poidmont: entry.weight === null ? '' : String(entry.weight),
    vha: entry.rating === null ? '' : String(entry.rating),
    handicapDistance: isPmu && race.plan.nature === 'trot' ? entry.dist : -1,
    handicapPoids: isPmu && entry.weight !== null ? Math.round(entry.weight * 10) : -1,
    txreclam: String(entry.claiming),
    dernierTxreclam: horse.last?.claiming ?? '0',
    estSupplemente: flag(entry.isSupplemented),
    engagement: 1,
    jumentPleine: 0,
  };
}

function form({ race, outcome, jour, lookUp }: RunnerSource) {
  const { horse, rider } = outcome.entry;
  const year = Number(jour.slice(0, 4));
  const musiqueche = formString(horse.form, year);
  const rank = (index: number) => horse.ranks[index] ?? 0;
  const place = horse.surfaces.get(surfaceOf(race));
  return {
    recence: horse.lastDay === 0 ? 0 : dayNumber(jour) - horse.lastDay,
    musiqueche,
    musiquept: oldFormString(musiqueche),
    m1: rank(0),
    m2: rank(1),
    m3: rank(2),
    m4: rank(3),
    m5: rank(4),
    m6: rank(5),
    musiquejoc: formString(lookUp(rider.riding).form, year, LONGEST_PERSON_FORM),
    musiqueent: formString(lookUp(horse.trainer.training).form, year, LONGEST_PERSON_FORM),
    indicateurInedit: flag(horse.tally.starts === 0),
    appetTerrain: place === undefined ? 0 : place ? 1 : 2,
    recordG: horse.record === 0 ? '' : kilometreRate(horse.record),
    recordGint: Math.round(horse.record / 100),
  };
}

function people({ race, outcome, counts }: RunnerSource) {
  const { horse, rider } = outcome.entry;
  const riding = counts.riding(rider, race);
  const training = counts.training(horse.trainer, race);
  return {
    jockey: rider.name,
    entraineur: horse.trainer.name,
    proprietaire: horse.owner,
    montesdujockeyjour: String(riding.declared),
    couruejockeyjour: String(riding.run),
    victoirejockeyjour: String(riding.won),
    monteentraineurjour: training.declared,
    courueentraineurjour: training.run,
    victoireentraineurjour: training.won,
    nbcoursepropjour: counts.owned(horse.owner, race),
  };
}

function money(horse: Horse, isPmu: boolean) {
  const { wins, places, thisYear, lastYear } = horse.earnings;
  return {
    gains: String(earned(horse)),
    gainsCarriere: isPmu ? wins + places : -1,
    gainsVictoires: isPmu ? wins : -1,
    gainsPlace: isPmu ? places : -1,
    gainsAnneeEnCours: isPmu ? thisYear : -1,
    gainsAnneePrecedente: isPmu ? lastYear : -1,
  };
}

function previous({ last }: Horse) {
  return {
    dernierhippo: last?.hippo ?? '0',
    dernierealloc: String(last?.cheque ?? 0),
    derniernbpartants: String(last?.partant ?? 0),
    dernieredist: String(last?.dist ?? 0),
    derniereplace: last?.place ?? '0',
    dernierecote: String(last?.cote ?? 0),
    dernierJoc: last?.rider ?? '0',
    dernierEnt: last?.trainer ?? '0',
    dernierProp: last?.owner ?? '0',
    dernierRedKm: last?.redkm ?? '0',
  };
}

/** The runners of a race as they stand after its finish, by number. Call before the race is recorded. */
export function runnerRows(
  race: RunRace,
  { jour, counts, lookUp }: Omit<RunnerSource, 'race' | 'outcome'>,
): CachedateRow[] {
  const outcomes = [...race.outcomes].sort((left, right) => left.entry.numero - right.entry.numero);
  const rates = outcomes.map(({ entry }) => ratesOf(entry, race.meeting.course.name, lookUp));
  const ranks = rankRates(
    rates,
    outcomes.map(({ entry }) => entry.horse.record),
  );
  return outcomes.map((outcome, index): CachedateRow => {
    const source = { race, outcome, jour, counts, lookUp };
    const { horse } = outcome.entry;
    const engaged = Object.assign(identity(source), result(source), equipment(source), form(source));
    const known = Object.assign(people(source), money(horse, race.meeting.reun !== null), previous(horse));
    // Object.assign and not a spread: with this many properties it is forty times as fast.
    return Object.assign(engaged, known, rates[index]!, ranks[index]!);
  });
}
