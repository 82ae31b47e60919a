import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import { CALLED_OFF, lateChanges, shownShoeing, WITHDRAWAL } from './lateChanges';
import { oddsTick, OPENING, oddsAt } from './oddsAt';
import type { DemoArrival, DemoDay, DemoIncident, DemoRace, RaceState } from './types';

const MINUTE = 60_000;
const PROVISIONAL_PLACES = 5;

/** PMU's words for the codes of the column `cl`; it has one word for a horse's fall and its rider's. */
const INCIDENTS: Readonly<Record<string, string>> = {
  NP: 'NON_PARTANT',
  DAI: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE',
  ARR: 'ARRETE',
  TBE: 'TOMBE',
  TJ: 'TOMBE',
};

/** When what is known of an arrival changes, milliseconds after the start; a little apart by race. */
export interface ArrivalDelays {
  readonly provisional: number;
  /** Of an arrival that is corrected; between the other two. */
  readonly corrected: number;
  readonly final: number;
}

export function arrivalDelays({ race }: DemoRace): ArrivalDelays {
  return {
    provisional: 3 * MINUTE + (race.id % 4) * 12_000,
    corrected: 5.5 * MINUTE + (race.id % 3) * 15_000,
    final: 8 * MINUTE + (race.id % 5) * 18_000,
  };
}

function isEve({ eve }: DemoRace, now: number): boolean {
  return eve !== null && now < eve.until;
}

function isCancelled(race: DemoRace): boolean {
  return race.arrival.categorieStatut === 'ANNULEE';
}

/**
 * Names the state a race is in. While the name stays the same, so does everything `stateAt` says.
 * @param now epoch milliseconds
 */
export function stageAt(race: DemoRace, now: number): string {
  const before = race.startsAt - now;
  const { provisional, corrected, final } = arrivalDelays(race);
  if (isCancelled(race) && before <= CALLED_OFF) return 'cancelled';
  if (-before >= final) return 'final';
  if (-before >= corrected && race.announced !== null) return 'corrected';
  if (-before >= provisional) return 'provisional';
  if (before <= 0) return 'running';
  if (isEve(race, now)) return 'eve';
  return before > OPENING ? 'declared' : `odds ${oddsTick(before)}`;
}

function isOutBy(runner: CachedateRow, race: DemoRace, before: number): boolean {
  const known = race.lateNonRunners.includes(runner.numero) ? WITHDRAWAL : OPENING;
  return runner.cl === 'NP' && before <= known;
}

/**
 * Odds of a runner as they are shown before its race is over; 0 for none.
 * @param before milliseconds to the start
 */
export function shownOdds(runner: CachedateRow, race: DemoRace, before: number): number {
  if (isOutBy(runner, race, before) || (isCancelled(race) && before <= CALLED_OFF)) return 0;
  return oddsAt(runner, before);
}

function runnerBefore(runner: CachedateRow, race: DemoRace, before: number): CachedateRow {
  return {
    ...runner,
    ...shownShoeing(runner, before),
    cl: isOutBy(runner, race, before) ? 'NP' : '',
    cotedirect: shownOdds(runner, race, before),
    ecar: '',
    redkm: '',
    redkmInt: '',
    tempstot: '',
    couruejockeyjour: before > 0 ? '0' : runner.couruejockeyjour,
    victoirejockeyjour: before > 0 ? '0' : runner.victoirejockeyjour,
    courueentraineurjour: before > 0 ? 0 : runner.courueentraineurjour,
    victoireentraineurjour: before > 0 ? 0 : runner.victoireentraineurjour,
  };
}

function provisionalArrival(race: DemoRace, all: DemoArrival['ordre']): DemoArrival {
  const ordre: (readonly number[])[] = [];
  for (const group of all) if (ordre.flat().length < PROVISIONAL_PLACES) ordre.push(group);
  return { ...race.arrival, ordre, statut: 'ARRIVEE_PROVISOIRE', definitive: false };
}

function incidentsOf({ runners }: DemoRace): DemoIncident[] {
  return runners.flatMap(({ numero, cl }) => {
    const type = INCIDENTS[cl];
    return type === undefined ? [] : [{ numero, type }];
  });
}

function raceBefore(race: CaractrapRow, arriv: string): CaractrapRow {
  return { ...race, arriv, tempscourse: '' };
}

/**
 * What is public of a race at a time: declared runners with probable odds, odds that move and runners withdrawn
 * late, a provisional arrival of the first five some three minutes after the start, now and then a corrected one,
 * all of it with what the bets pay some eight minutes after. A race that is called off ends 45 minutes early.
 * @param now epoch milliseconds
 */
export function stateAt(race: DemoRace, now: number): RaceState {
  const before = race.startsAt - now;
  const stage = stageAt(race, now);
  const offered = race.payouts.map(({ typePari, miseBase }) => ({ typePari, miseBase, enVente: before > 0 }));
  const changes = lateChanges(race, now);
  if (stage === 'final' || stage === 'cancelled')
    return {
      race: race.race,
      changes,
      offered: offered.map((bet) => ({ ...bet, enVente: false })),
      runners: race.runners,
      arrival: race.arrival,
      payouts: race.payouts,
      incidents: incidentsOf(race),
    };
  const declared = isEve(race, now) ? race.eve!.runners : race.runners;
  const runners = declared.map((runner) => runnerBefore(runner, race, before));
  if (stage !== 'provisional' && stage !== 'corrected')
    return {
      race: raceBefore(race.race, ''),
      runners,
      changes,
      offered,
      arrival: null,
      payouts: [],
      incidents: [],
    };
  const order = stage === 'provisional' ? (race.announced ?? race.arrival.ordre) : race.arrival.ordre;
  const arrival = provisionalArrival(race, order);
  return {
    race: raceBefore(race.race, arrival.ordre.flat().join('-')),
    runners,
    changes,
    offered,
    arrival,
    payouts: [],
    incidents: [],
  };
}

/** What is public of a whole day at a time. */
export function dayAt(day: DemoDay, now: number): readonly RaceState[] {
  return day.races.map((race) => stateAt(race, now));
}
