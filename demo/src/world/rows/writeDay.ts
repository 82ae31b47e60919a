import { payoutsOf } from '../bets/payoutsOf';
import { dayNumber, parisEpoch } from '../calendar';
import { groupBy } from '../groupBy';
import { createRandom, type Random } from '../random/createRandom';
import type { RunRace } from '../race/types';
import { recordBefore, recordOf } from '../stable/roleRecord';
import type { DemoArrival, DemoBet, DemoDay, DemoRace } from '../types';
import { announcedOrder } from './announcedOrder';
import { countDay } from './countDay';
import { raceRow } from './raceRow';
import type { LookUp } from './rates';
import { runnerRows } from './runnerRow';

function orderOf(race: RunRace): number[][] {
  const classed = race.outcomes.filter((outcome) => outcome.rank !== null);
  const groups = groupBy(classed, (outcome) => outcome.rank);
  return [...groups.values()].map((group) => group.map((outcome) => outcome.entry.numero));
}

function arrivalOf(race: RunRace, jour: string, ordre: DemoArrival['ordre']): DemoArrival {
  const where = { jour, reun: race.meeting.reun, prix: race.plan.number, raceId: race.id };
  return race.isCancelled
    ? { ...where, ordre: [], statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE', definitive: false }
    : {
        ...where,
        ordre,
        statut: 'ARRIVEE_DEFINITIVE_COMPLETE',
        categorieStatut: 'ARRIVEE',
        definitive: true,
      };
}

function lateOf(race: RunRace): number[] {
  return race.field.entries.filter((entry) => entry.isLate).map((entry) => entry.numero);
}

function payoutsFor(race: RunRace, order: DemoArrival['ordre'], random: Random): DemoBet[] {
  const running = race.outcomes.filter((outcome) => outcome.price.final > 0);
  if (race.meeting.reun === null) return [];
  return payoutsOf({
    order,
    odds: new Map(running.map(({ entry, price }) => [entry.numero, price.final])),
    withdrawn: lateOf(race),
    isQuinte: race.plan.isQuinte,
    isCancelled: race.isCancelled,
    random,
  });
}

export interface WriteOptions {
  readonly jour: string;
  readonly seed: string;
  /** Also write what is known the day before, while its races are still to be run. */
  readonly eve: boolean;
}

/** Writes down a day that was run. Call before its races are recorded. */
export function writeDay(races: readonly RunRace[], { jour, seed, eve }: WriteOptions): DemoDay {
  const counts = countDay(races);
  const yesterday = dayNumber(jour) - 1;
  const onEve: LookUp = (role) => recordBefore(role, yesterday);
  const until = parisEpoch(jour, 0);
  return {
    jour,
    races: races.map((race): DemoRace => {
      const random = createRandom(`${seed}/after/${race.id}`);
      const order = orderOf(race);
      return {
        startsAt: parisEpoch(jour, race.plan.minutes),
        race: raceRow(race, jour),
        runners: runnerRows(race, { jour, counts, lookUp: recordOf }),
        eve: eve ? { until, runners: runnerRows(race, { jour, counts, lookUp: onEve }) } : null,
        arrival: arrivalOf(race, jour, order),
        announced: race.isCancelled ? null : announcedOrder(race, order, random),
        lateNonRunners: lateOf(race),
        payouts: payoutsFor(race, order, random),
      };
    }),
  };
}
