import type { Nature } from '../data/racecourses';
import type { MeetingPlan } from '../programme/planDay';
import type { Random } from '../random/createRandom';
import type { People } from '../stable/createPeople';
import type { Horse, Person } from '../stable/types';

/** Riders present at each meeting, by nature; nobody is at two meetings. */
export type RidersPresent = ReadonlyMap<MeetingPlan, ReadonlyMap<Nature, readonly Person[]>>;

const ABSENT = 0.2;
/** No race has more runners. */
const LARGEST_FIELD = 18;

/** Sends the day's riders to the meetings; the better ones tend to go to the greater courses. */
export function sendRiders(meetings: readonly MeetingPlan[], people: People, random: Random): RidersPresent {
  const present = new Map(meetings.map((meeting) => [meeting, new Map<Nature, readonly Person[]>()]));
  for (const nature of ['trot', 'plat', 'obstacle'] as const) {
    const hosts = meetings
      .filter((meeting) => meeting.races.some((race) => race.nature === nature))
      .sort((left, right) => right.course.prestige - left.course.prestige);
    const all = people.riders[nature];
    const active = all.filter(() => !random.chance(ABSENT));
    const enough = active.length >= hosts.length * LARGEST_FIELD ? active : all;
    const ranked = enough
      .map((rider) => ({ rider, order: rider.skill + 0.25 * random.normal() }))
      .sort((left, right) => right.order - left.order)
      .map(({ rider }) => rider);
    const share = Math.floor(ranked.length / Math.max(1, hosts.length));
    hosts.forEach((meeting, index) =>
      present.get(meeting)?.set(nature, ranked.slice(index * share, (index + 1) * share)),
    );
  }
  return present;
}

const appeal = ({ skill }: Person) => 0.05 + skill * skill * skill;

/** One rider for each horse, in the same order. The better horses choose first. */
export function assignRiders(horses: readonly Horse[], pool: readonly Person[], random: Random): Person[] {
  const free = new Set(pool);
  const riders = new Map<Horse, Person>();
  for (const horse of [...horses].sort((left, right) => right.ability - left.ability)) {
    const own = free.has(horse.regularRider) && random.chance(0.85);
    const rider = own ? horse.regularRider : random.weighted([...free], appeal);
    free.delete(rider);
    riders.set(horse, rider);
  }
  return horses.map((horse) => riders.get(horse)!);
}
