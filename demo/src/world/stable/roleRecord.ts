import { count, emptyTally, type FormItem, type Role, type Tally } from './types';

/** What someone has done in a role, as a card shows it. */
export interface RoleRecord {
  /** Newest last. */
  readonly form: readonly FormItem[];
  /** The last 365 days. */
  readonly year: Readonly<Tally>;
  atCourse(hippo: string): Readonly<Tally>;
}

const NONE = emptyTally();

/** All that was recorded. */
export function recordOf({ form, year, byCourse }: Role): RoleRecord {
  return { form, year, atCourse: (hippo) => byCourse.get(hippo) ?? NONE };
}

function minus(all: Readonly<Tally>, part: Readonly<Tally>): Tally {
  return {
    starts: all.starts - part.starts,
    wins: all.wins - part.wins,
    places: all.places - part.places,
  };
}

/**
 * What was recorded before a day.
 * @param day number of the last day that may have been recorded
 */
export function recordBefore(role: Role, day: number): RoleRecord {
  const whole = recordOf(role);
  const last = role.days.at(-1);
  if (last?.day !== day) return whole;
  const split = role.form.length - last.tally.starts;
  const items = role.form.slice(split);
  return {
    form: role.form.slice(0, split),
    year: minus(whole.year, last.tally),
    atCourse: (hippo) => {
      const tally = emptyTally();
      for (const item of items) if (item.hippo === hippo) count(tally, item.rank);
      return minus(whole.atCourse(hippo), tally);
    },
  };
}
