import type { Meeting, Race } from './RaceDay';

/** Meetings with a number first, in its order; the others after them. */
const byNumber = (one: number | null, other: number | null) => (one ?? Infinity) - (other ?? Infinity) || 0;

const byMeetingAndRace = (one: Race, other: Race) =>
  byNumber(one.meeting, other.meeting) || byNumber(one.number, other.number) || one.id - other.id;

/**
 * Groups a day's races by racecourse, sorts the races by meeting and race number and the groups by their first
 * meeting number (specification, part 4); numbers count as numbers, so that 2 comes before 10.
 */
export function groupMeetings(races: readonly Race[]): readonly Meeting[] {
  const groups = new Map<string, Race[]>();
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
