import { inTime } from '../race/inTime';
import type { RunRace } from '../race/types';
import type { Person } from '../stable/types';

interface Start {
  /** Place of the race in the day, by time. */
  readonly order: number;
  readonly wasRun: boolean;
  readonly won: boolean;
}

/** What someone was declared for, ran and won in the races of a day that come before a race. */
export interface EarlierStarts {
  readonly declared: number;
  readonly run: number;
  readonly won: number;
}

/**
 * Starts of people and owners in the races of the day that come before a race: 0 for the first, the same for all of
 * one race. Non-runners are counted as declared.
 * @source pturf rows of 2022-12-04: the rides of a jockey, the runners of a trainer or owner are numbered from 0,
 * in the order of time in two thirds of the rows
 */
export interface DayCounts {
  riding(person: Person, race: RunRace): EarlierStarts;
  training(person: Person, race: RunRace): EarlierStarts;
  /** Runners declared for an owner. */
  owned(owner: string, race: RunRace): number;
}

class Starts<Key> {
  private readonly byKey = new Map<Key, Start[]>();

  add(key: Key, start: Start): void {
    const starts = this.byKey.get(key);
    if (starts === undefined) this.byKey.set(key, [start]);
    else starts.push(start);
  }

  before(key: Key, order: number): EarlierStarts {
    const earlier = this.byKey.get(key)?.filter((start) => start.order < order) ?? [];
    return {
      declared: earlier.length,
      run: earlier.filter(({ wasRun }) => wasRun).length,
      won: earlier.filter(({ won }) => won).length,
    };
  }
}

export function countDay(races: readonly RunRace[]): DayCounts {
  const orders = new Map(inTime(races).map(({ id }, order) => [id, order]));
  const orderOf = ({ id }: RunRace) => orders.get(id)!;
  const riding = new Starts<number>();
  const training = new Starts<number>();
  const owned = new Starts<string>();
  for (const race of races) {
    for (const { entry, rank } of race.outcomes) {
      const wasRun = !race.isCancelled && !entry.isNonRunner;
      const start = { order: orderOf(race), wasRun, won: rank === 1 };
      riding.add(entry.rider.id, start);
      training.add(entry.horse.trainer.id, start);
      owned.add(entry.horse.owner, start);
    }
  }
  return {
    riding: (person, race) => riding.before(person.id, orderOf(race)),
    training: (person, race) => training.before(person.id, orderOf(race)),
    owned: (owner, race) => owned.before(owner, orderOf(race)).declared,
  };
}
