import type { RunRace } from '../race/types';
import type { Person } from '../stable/types';

interface Ride {
  readonly minutes: number;
  readonly won: boolean;
}

/** How often people and owners are engaged on the day. */
export interface DayCounts {
  riding(person: Person, minutes: number): EngagementCount;
  training(person: Person, minutes: number): EngagementCount;
  /** Runners of an owner today. */
  owned(owner: string): number;
}

export interface EngagementCount {
  readonly total: number;
  /** Run before the given time. */
  readonly run: number;
  readonly won: number;
}

/** A cancelled race is never behind anyone. */
const NEVER = Infinity;

function countOf(rides: readonly Ride[] | undefined, minutes: number): EngagementCount {
  const before = rides?.filter((ride) => ride.minutes < minutes) ?? [];
  return { total: rides?.length ?? 0, run: before.length, won: before.filter((ride) => ride.won).length };
}

export function countDay(races: readonly RunRace[]): DayCounts {
  const riding = new Map<number, Ride[]>();
  const training = new Map<number, Ride[]>();
  const owned = new Map<string, number>();
  for (const { plan, outcomes, isCancelled } of races) {
    for (const { entry, rank } of outcomes.filter((outcome) => !outcome.entry.isNonRunner)) {
      const ride = { minutes: isCancelled ? NEVER : plan.minutes, won: rank === 1 };
      riding.set(entry.rider.id, [...(riding.get(entry.rider.id) ?? []), ride]);
      training.set(entry.horse.trainer.id, [...(training.get(entry.horse.trainer.id) ?? []), ride]);
      owned.set(entry.horse.owner, (owned.get(entry.horse.owner) ?? 0) + 1);
    }
  }
  return {
    riding: (person, minutes) => countOf(riding.get(person.id), minutes),
    training: (person, minutes) => countOf(training.get(person.id), minutes),
    owned: (owner) => owned.get(owner) ?? 0,
  };
}
