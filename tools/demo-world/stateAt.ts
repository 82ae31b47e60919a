import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import type { DemoArrival, DemoDay, DemoRace, RaceState } from './types';

const MINUTE = 60_000;
/** Non-runners are known and the pools open this long before the start. */
const OPENING = 240 * MINUTE;
const PROVISIONAL_PLACES = 5;
/** Odds move in steps: slowly at first, every minute in the last half hour. */
const SLOW_TICK = 10 * MINUTE;
const LAST_TICKS = 30 * MINUTE;

/** When the first and the final arrival of a race come, milliseconds after its start; a little apart by race. */
export function arrivalDelays({ race }: DemoRace): { readonly provisional: number; readonly final: number } {
  return { provisional: 3 * MINUTE + (race.id % 4) * 12_000, final: 8 * MINUTE + (race.id % 5) * 18_000 };
}

/** From -1 to 1, the same for the same runner and tick. */
function wobble(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

function oddsTick(before: number): number {
  return before > LAST_TICKS ? 1000 + Math.floor(before / SLOW_TICK) : Math.floor(before / MINUTE);
}

/**
 * Names the state a race is in. While the name stays the same, so does everything `stateAt` says.
 * @param now epoch milliseconds
 */
export function stageAt(race: DemoRace, now: number): string {
  const before = race.startsAt - now;
  const { provisional, final } = arrivalDelays(race);
  if (-before >= final) return 'final';
  if (-before >= provisional) return 'provisional';
  if (before <= 0) return 'running';
  return before > OPENING ? 'declared' : `odds ${oddsTick(before)}`;
}

/** Odds on their way from the opening to the final ones; 0 while the pool is closed. */
function driftedOdds(runner: CachedateRow, before: number): number {
  if (before > OPENING || runner.cotedirect === 0) return 0;
  if (before <= 0) return runner.cotedirect;
  const tick = oddsTick(before);
  const progress = 1 - (tick >= 1000 ? (tick - 1000) * SLOW_TICK : tick * MINUTE) / OPENING;
  const noise = 0.12 * (1 - progress) * wobble((runner.id % 100_000) + tick);
  const odds = Math.exp(
    (1 - progress) * Math.log(runner.coteprob) + progress * Math.log(runner.cotedirect) + noise,
  );
  return Math.max(1.1, odds >= 20 ? Math.round(odds) : Math.round(odds * 10) / 10);
}

function runnerBefore(runner: CachedateRow, before: number): CachedateRow {
  const isOut = runner.cl === 'NP' && before <= OPENING;
  return {
    ...runner,
    cl: isOut ? 'NP' : '',
    cotedirect: driftedOdds(runner, before),
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

function provisionalArrival(arrival: DemoArrival): DemoArrival {
  const ordre: (readonly number[])[] = [];
  for (const group of arrival.ordre) if (ordre.flat().length < PROVISIONAL_PLACES) ordre.push(group);
  return { ...arrival, ordre, statut: 'ARRIVEE_PROVISOIRE', definitive: false };
}

function raceBefore(race: CaractrapRow, arriv: string): CaractrapRow {
  return { ...race, arriv, tempscourse: '' };
}

/**
 * What is public of a race at a time: declared runners with probable odds, odds that move, a provisional
 * arrival of the first five some three minutes after the start, all of it some eight minutes after.
 * @param now epoch milliseconds
 */
export function stateAt(race: DemoRace, now: number): RaceState {
  const before = race.startsAt - now;
  const { provisional, final } = arrivalDelays(race);
  if (-before >= final) return race;
  const runners = race.runners.map((runner) => runnerBefore(runner, before));
  if (-before < provisional) return { race: raceBefore(race.race, ''), runners, arrival: null };
  const arrival = provisionalArrival(race.arrival);
  return { race: raceBefore(race.race, arrival.ordre.flat().join('-')), runners, arrival };
}

/** What is public of a whole day at a time. */
export function dayAt(day: DemoDay, now: number): readonly RaceState[] {
  return day.races.map((race) => stateAt(race, now));
}
