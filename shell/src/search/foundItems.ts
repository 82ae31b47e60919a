import {
  paths,
  type EntityKind,
  type FoundName,
  type FoundRace,
  type SearchAnswer,
} from '@galopin/shared/contracts';
import { formatNumericDay, formatParisTime, formatShortDay } from '@galopin/shared/lib';
import { raceLabel } from '@galopin/shared/racing';
import { searchCopy as copy } from '../i18n/searchCopy';

/** Something found, or found some time ago. */
export interface Found {
  readonly kind: EntityKind | 'race';
  readonly id: number;
  readonly label: string;
  readonly detail: string;
}

export interface FoundGroup {
  readonly kind: Found['kind'];
  readonly items: readonly Found[];
}

/** What was found in the order it is shown, groups with nothing left out. `today` is `YYYY-MM-DD`. */
export function groupFound(answer: SearchAnswer, today: string): readonly FoundGroup[] {
  const named = (kind: EntityKind, names: readonly FoundName[]): FoundGroup => ({
    kind,
    items: names.map(({ id, name, lastDay }) => ({ kind, id, label: name, detail: dayText(lastDay, today) })),
  });
  const groups: readonly FoundGroup[] = [
    { kind: 'race', items: answer.races.map((race) => raceItem(race, today)) },
    named('horse', answer.horses),
    named('jockey', answer.jockeys),
    named('trainer', answer.trainers),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function raceItem(race: FoundRace, today: string): Found {
  const meeting = /^\d+$/.test(race.meeting) ? Number(race.meeting) : null;
  const day = race.jour === today ? copy.today : formatShortDay(race.jour);
  const label = [raceLabel(meeting, race.raceNumber), race.name].filter(Boolean).join(' · ');
  const when = race.time === null ? day : `${day} ${formatParisTime(race.time)}`;
  return {
    kind: 'race',
    id: race.id,
    label,
    detail: [race.racecourse, when, race.discipline].filter(Boolean).join(' · '),
  };
}

function dayText(day: string, today: string): string {
  if (day === today) return copy.runsToday;
  return day > today ? copy.runsOn(formatShortDay(day)) : copy.lastRan(formatNumericDay(day));
}

const PATHS: Readonly<Record<Found['kind'], (id: number) => string>> = {
  race: paths.race.to,
  horse: paths.horse.to,
  jockey: paths.jockey.to,
  trainer: paths.trainer.to,
};

export const pathOf = ({ kind, id }: Pick<Found, 'kind' | 'id'>): string => PATHS[kind](id);
