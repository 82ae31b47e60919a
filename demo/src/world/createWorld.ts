import { dayNumber, isoDay } from './calendar';
import { assignRiders, sendRiders, type RidersPresent } from './entries/assignRiders';
import { createField } from './entries/createField';
import { selectHorses } from './entries/selectHorses';
import { openToAll } from './programme/ages';
import { planDay, type MeetingPlan } from './programme/planDay';
import type { RacePlan } from './programme/planRace';
import { inTime } from './race/inTime';
import { cancelOutcomes, runRace } from './race/runRace';
import type { RunRace } from './race/types';
import { createRandom, type Random } from './random/createRandom';
import { writeDay } from './rows/writeDay';
import { createPeople, type People } from './stable/createPeople';
import { createStud, type Stud } from './stable/createStud';
import { expire, recordRace } from './stable/recordRace';
import type { DemoDay } from './types';

/**
 * Ids of demo rows lie above every real one: races from 900,000,000 (200 a day since 2000-01-01), horses from
 * 1,000,000,000 (a million a generation), people from 1,900,000,000 (ten thousand a generation).
 */
export const DEMO_IDS = { races: 900_000_000, horses: 1_000_000_000, people: 1_900_000_000 } as const;

const RACES_A_DAY = 200;
const MILLENNIUM = dayNumber('2000-01-01');

export interface WorldOptions {
  readonly seed: string;
  /** First day that can be asked for, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** Days raced before `firstDay` so that horses and people have a past. Defaults to 200,
   * about two seconds of work. */
  readonly warmUpDays?: number;
  /** From 0 to 800: keeps the horses and people of worlds that follow one another apart. Defaults to 0. */
  readonly generation?: number;
}

/** A racing world that goes forward day by day, the same for the same options. */
export interface World {
  readonly options: WorldOptions;
  /** The next day that has not been raced, at first a day of the warm-up. */
  readonly nextDay: string;
  /** Races the next day without writing it down, some ten milliseconds: lets a caller yield to the event loop between days. */
  pass(): void;
  /**
   * Generates a day. Days between the last one and this one are raced too, without being returned.
   * @param eve also write what is known the day before, for a card that is shown then
   * @throws RangeError for a day that has already been generated or lies before the first
   */
  day(jour: string, eve?: boolean): DemoDay;
}

interface WorldState {
  readonly seed: string;
  readonly people: People;
  readonly stud: Stud;
}

const SMALLEST_FIELD = 8;

interface Entering {
  readonly state: WorldState;
  readonly day: number;
  readonly entered: Set<number>;
  readonly random: Random;
  readonly pools: RidersPresent;
}

type EnteredRace = Pick<RunRace, 'meeting' | 'plan' | 'field'>;

function enter(meeting: MeetingPlan, entering: Entering): EnteredRace[] {
  const { state, day, entered, random, pools } = entering;
  const year = Number(isoDay(day).slice(0, 4));
  return meeting.races.map((wanted) => {
    const select = (plan: RacePlan) => selectHorses({ plan, stud: state.stud, day, year, entered, random });
    const wishes = select(wanted);
    const isEnough = wishes.length >= SMALLEST_FIELD;
    const plan = isEnough ? wanted : openToAll(wanted);
    const horses = isEnough
      ? wishes
      : [...wishes, ...select({ ...plan, fieldSize: plan.fieldSize - wishes.length })];
    const riders = assignRiders(horses, pools.get(meeting)?.get(plan.nature) ?? [], random);
    return { meeting, plan, field: createField({ plan, horses, riders, random }) };
  });
}

/** Enters and runs every race of a day; nothing is recorded yet. */
function raceDay(state: WorldState, day: number, random: Random): RunRace[] {
  const meetings = planDay(isoDay(day), random);
  const pools = sendRiders(meetings, state.people, random);
  const entered = new Set<number>();
  const first = DEMO_IDS.races + (day - MILLENNIUM) * RACES_A_DAY;
  const races = meetings.flatMap((meeting) => enter(meeting, { state, day, entered, random, pools }));
  return races.map((race, index) => {
    const { stopsAt, weather } = race.meeting;
    const isCancelled = stopsAt !== null && race.plan.number >= stopsAt;
    const outcomes = runRace(race.plan, race.field, weather, day, random);
    return {
      ...race,
      id: first + index + 1,
      isCancelled,
      outcomes: isCancelled ? cancelOutcomes(outcomes) : outcomes,
    };
  });
}

export function createWorld(options: WorldOptions): World {
  const { seed, firstDay, warmUpDays = 200, generation = 0 } = options;
  const random = createRandom(`${seed}/stable`);
  const people = createPeople(random, DEMO_IDS.people + 10_000 * generation);
  const stud = createStud({ random, people, generation }, DEMO_IDS.horses + 1_000_000 * generation);
  const state: WorldState = { seed, people, stud };
  const everyone = new Set([...Object.values(people.riders), ...Object.values(people.trainers)].flat());
  let next = dayNumber(firstDay) - warmUpDays;
  const live = (write: { readonly eve: boolean } | null): DemoDay | null => {
    const jour = isoDay(next);
    const year = Number(jour.slice(0, 4));
    const chance = createRandom(`${seed}/${jour}`);
    stud.beginYear(year, next);
    for (const person of everyone) expire(person, next);
    const races = raceDay(state, next, chance);
    const day = write && writeDay(races, { jour, seed, ...write });
    for (const race of inTime(races)) recordRace(race, next, year, chance);
    next += 1;
    return day;
  };
  return {
    options,
    get nextDay() {
      return isoDay(next);
    },
    pass: () => void live(null),
    day: (jour, eve = false) => {
      const wanted = dayNumber(jour);
      if (wanted < next || wanted < dayNumber(firstDay))
        throw new RangeError(`${jour} lies before ${isoDay(next)}.`);
      while (next < wanted) live(null);
      return live({ eve })!;
    },
  };
}
