import type { Race } from './Race';

type Grouped = Pick<Race, 'id' | 'racecourse' | 'meeting' | 'number'>;

/** The races of one racecourse on one day. */
export interface Meeting<OneRace extends Grouped = Race> {
  readonly racecourse: string;
  /** Lowest meeting number; `null` for meetings without one. */
  readonly number: number | null;
  /** By meeting number, then race number. */
  readonly races: readonly OneRace[];
}

/** Meetings with a number first, in its order; the others after them. */
const byNumber = (one: number | null, other: number | null) => (one ?? Infinity) - (other ?? Infinity) || 0;

const byMeetingAndRace = (one: Grouped, other: Grouped) =>
  byNumber(one.meeting, other.meeting) || byNumber(one.number, other.number) || one.id - other.id;

/**
 * Groups a day's races by racecourse, sorts the races by meeting and race number and the groups by their first
 * meeting number (specification, part 4); numbers count as numbers, so that 2 comes before 10. Meetings without a
 * number come last, by name.
 */
export function groupMeetings<OneRace extends Grouped>(
  races: readonly OneRace[],
): readonly Meeting<OneRace>[] {
  const groups = new Map<string, OneRace[]>();
  for (const race of [...races].sort(byMeetingAndRace)) {
    const group = groups.get(race.racecourse);
    if (group) group.push(race);
    else groups.set(race.racecourse, [race]);
  }
  return [...groups]
    .map(([racecourse, grouped]) => ({ racecourse, number: grouped[0]?.meeting ?? null, races: grouped }))
    .sort(
      (one, other) =>
        byNumber(one.number, other.number) || one.racecourse.localeCompare(other.racecourse, 'fr'),
    );
}
