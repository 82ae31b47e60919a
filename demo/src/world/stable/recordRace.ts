import { kilometreRate } from '../race/formatTimes';
import type { Outcome } from '../race/runRace';
import type { RunRace } from '../race/types';
import type { Random } from '../random/createRandom';
import {
  count,
  countIn,
  emptyTally,
  UNPLACED,
  type FormItem,
  type Horse,
  type Person,
  type Role,
} from './types';

const LETTER = {
  Attelé: 'a',
  Monté: 'm',
  Plat: 'p',
  Haies: 'h',
  'Steeple-chase': 's',
  'Steeple-chase cross-country': 'c',
} as const;
const RESULT: Readonly<Record<string, string>> = { DAI: 'D', ARR: 'D', TBE: 'T', TJ: 'TJ' };
const YEAR_DAYS = 365;
const LONGEST_FORM = 110;

/** Item of a form string: rank or code with the discipline's letter. */
export function formText(outcome: Outcome, race: RunRace): string {
  return `${RESULT[outcome.cl] ?? outcome.cl}${LETTER[race.plan.discipline]}`;
}

function countForPerson(role: Role, day: number, hippo: string, rank: number | null, item: FormItem): void {
  role.form.push(item);
  if (role.form.length > 2 * LONGEST_FORM) role.form.splice(0, role.form.length - LONGEST_FORM);
  countIn(role.byCourse, hippo, rank);
  count(role.year, rank);
  const today = role.days.at(-1);
  if (today?.day === day) count(today.tally, rank);
  else {
    const tally = emptyTally();
    count(tally, rank);
    role.days.push({ day, tally });
  }
}

/** Forgets what is older than 365 days. */
export function expire(person: Person, day: number): void {
  for (const role of [person.riding, person.training]) {
    for (
      let oldest = role.days[0];
      oldest !== undefined && oldest.day < day - YEAR_DAYS;
      oldest = role.days[0]
    ) {
      role.year.starts -= oldest.tally.starts;
      role.year.wins -= oldest.tally.wins;
      role.year.places -= oldest.tally.places;
      role.days.shift();
    }
  }
}

function earn(horse: Horse, cents: number, rank: number | null): void {
  const { earnings } = horse;
  if (rank === 1) earnings.wins += cents;
  else earnings.places += cents;
  earnings.thisYear += cents;
}

/** Years of horses' careers are short: their form is kept whole. */
function countForHorse(outcome: Outcome, race: RunRace, day: number, item: FormItem): void {
  const { horse } = outcome.entry;
  const surface = surfaceOf(race);
  count(horse.tally, outcome.rank);
  horse.surfaces.set(
    surface,
    (horse.surfaces.get(surface) ?? false) || (outcome.rank !== null && outcome.rank <= 4),
  );
  horse.ranks = [outcome.rank ?? UNPLACED, ...horse.ranks].slice(0, 6);
  horse.form.push(item);
  horse.lastDay = day;
}

/** Surface code of the race, as in the column `natpis`. */
export function surfaceOf({ meeting, plan }: RunRace): string {
  const { trotTrack = 'PS', gallopTrack = 'PH' } = meeting.course;
  return plan.nature === 'trot' ? trotTrack : plan.nature === 'obstacle' ? 'PH' : gallopTrack;
}

function remember(outcome: Outcome, race: RunRace, day: number): void {
  const { entry } = outcome;
  const { horse } = entry;
  // To the tenth of a second that is shown, so that equal records rank equal.
  const rate =
    race.plan.nature === 'trot' && outcome.time > 0 ? Math.round((outcome.time / entry.dist) * 10) * 100 : 0;
  if (rate > 0 && (horse.record === 0 || rate < horse.record)) horse.record = rate;
  horse.last = {
    day,
    hippo: race.meeting.course.name,
    cheque: race.plan.purse,
    partant: race.field.entries.length,
    dist: entry.dist,
    place: outcome.cl,
    cote: outcome.price.final,
    rider: entry.rider.name,
    trainer: horse.trainer.name,
    owner: horse.owner,
    redkm: rate > 0 ? kilometreRate(rate) : '',
    claiming: String(entry.claiming),
  };
  horse.lastShoeing = horse.shoeing;
  horse.lastBlinkers = horse.blinkers;
  horse.shoeings.add(horse.shoeing);
  horse.hasWornBlinkers ||= horse.blinkers !== '';
}

/** Writes a race into the past of its horses and people. Non-runners and cancelled races leave no trace. */
export function recordRace(race: RunRace, day: number, year: number, random: Random): void {
  if (race.isCancelled) return;
  const hippo = race.meeting.course.name;
  for (const outcome of race.outcomes) {
    if (outcome.entry.isNonRunner) continue;
    const { horse, rider } = outcome.entry;
    const item = { year, hippo, rider: rider.id, rank: outcome.rank, text: formText(outcome, race) };
    earn(horse, Math.round(outcome.prize / (race.meeting.course.rate ?? 1)), outcome.rank);
    countForHorse(outcome, race, day, item);
    remember(outcome, race, day);
    countForPerson(rider.riding, day, hippo, outcome.rank, item);
    countForPerson(horse.trainer.training, day, hippo, outcome.rank, item);
    horse.freshness = 0.6 * horse.freshness + 0.22 * random.normal();
  }
}
