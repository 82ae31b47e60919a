import { HOME_COUNTRY } from '@galopin/shared/racing';
import { countryName } from './countryName';
import { isWanted, type DayFilters } from './dayFilters';
import type { DayRace } from './DayRace';
import { KNOWN_DISCIPLINES } from './disciplines';
import { plainKey } from './plainKey';

/** One thing that can be filtered by. */
export interface FilterChoice {
  readonly key: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** Races of the day that have it and meet the other kinds of filters. */
  readonly count: number;
}

/** The choices of a day by kind. A kind that leaves nothing to choose is empty. */
export interface FilterChoices {
  /** Trot first, as programmes list them. */
  readonly disciplines: readonly FilterChoice[];
  /** France first, then by name. */
  readonly countries: readonly FilterChoice[];
  readonly quinte: FilterChoice | null;
}

/** What a day's races can be filtered by, with what is chosen already, even where the day has none of it. */
export function filterChoices(races: readonly DayRace[], filters: DayFilters): FilterChoices {
  const quinteCount = countOf(races, { ...filters, quinte: true });
  return {
    disciplines: offered(disciplineChoices(races, filters)),
    countries: offered(countryChoices(races, filters)),
    quinte:
      filters.quinte || races.some(({ isQuinte }) => isQuinte)
        ? { key: 'quinte', label: '', isChosen: filters.quinte, count: quinteCount }
        : null,
  };
}

function disciplineChoices(races: readonly DayRace[], filters: DayFilters): readonly FilterChoice[] {
  const known = [...KNOWN_DISCIPLINES.keys()];
  const labels = new Map(
    filters.disciplines.map((key): [string, string] => [key, KNOWN_DISCIPLINES.get(key) ?? key]),
  );
  for (const { discipline } of races) {
    const key = plainKey(discipline);
    if (key !== '') labels.set(key, KNOWN_DISCIPLINES.get(key) ?? discipline);
  }
  const rank = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  return [...labels]
    .sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other, 'fr'))
    .map(([key, label]) => ({
      key,
      label,
      isChosen: filters.disciplines.includes(key),
      count: countOf(races, { ...filters, disciplines: [key] }),
    }));
}

function countryChoices(races: readonly DayRace[], filters: DayFilters): readonly FilterChoice[] {
  const codes = new Set([...filters.countries, ...races.map(({ country }) => country)]);
  return [...codes]
    .map((key) => ({
      key,
      label: countryName(key) ?? key,
      isChosen: filters.countries.includes(key),
      count: countOf(races, { ...filters, countries: [key] }),
    }))
    .sort(
      (one, other) =>
        Number(other.key === HOME_COUNTRY) - Number(one.key === HOME_COUNTRY) ||
        one.label.localeCompare(other.label, 'fr'),
    );
}

const countOf = (races: readonly DayRace[], filters: DayFilters) =>
  races.filter((race) => isWanted(race, filters)).length;

/** One choice that everything has is none. */
function offered(choices: readonly FilterChoice[]): readonly FilterChoice[] {
  return choices.length > 1 || choices.some(({ isChosen }) => isChosen) ? choices : [];
}
