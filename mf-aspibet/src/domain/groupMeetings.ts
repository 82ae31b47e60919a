import type { Race } from './TipDay';

/** The races of one racecourse on one day. */
export interface Meeting {
  readonly racecourse: string;
  /** Lowest meeting number; `null` for meetings without one. */
  readonly number: number | null;
  readonly races: readonly Race[];
}

/** Those with a number first, in its order; the others after them. */
const byNumber = (one: number | null, other: number | null) => (one ?? Infinity) - (other ?? Infinity) || 0;

const byMeetingAndRace = (one: Race, other: Race) =>
  byNumber(one.meeting, other.meeting) || byNumber(one.number, other.number) || one.id - other.id;

/** Groups races by racecourse, numbers counting as numbers; meetings without a number last, by name. */
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
