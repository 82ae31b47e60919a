import { formatCount, formatParisTime } from '@galopin/shared/lib';
import { HOME_COUNTRY, type Meeting } from '@galopin/shared/racing';
import { countryName } from '../../domain/countryName';
import type { DayRace } from '../../domain/DayRace';
import { meetingNature } from '../../domain/meetingNature';
import { fr } from '../../i18n/fr';

const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '');
const line = (facts: readonly (string | null)[]) => facts.filter((fact) => fact).join(' · ');

/** « Nocturne · Attelé, Monté · Suède · 8 courses · 19h05 »; the country where it is not France. */
export function meetingFacts(meeting: Meeting<DayRace>): string {
  const { races } = meeting;
  const nature = meetingNature(meeting);
  const country = races[0]?.country ?? HOME_COUNTRY;
  const firstTime = races.flatMap(({ time }) => time ?? []).sort()[0];
  return line([
    nature && fr.day.natures[nature],
    distinct(races.map(({ discipline }) => discipline)).join(', '),
    country === HOME_COUNTRY ? null : countryName(country),
    formatCount(races.length, fr.day.race),
    firstTime === undefined ? null : fr.day.from(formatParisTime(firstTime)),
  ]);
}

/** « Couvert, terrain souple · 13 °C · Sable »; empty when the source says nothing. */
export function surroundingsFacts({ races }: Meeting<DayRace>): string {
  const told = races.find(({ surroundings }) => surroundings.weather !== '')?.surroundings;
  const temperature = told?.temperature ?? null;
  const surfaces = distinct(races.map(({ surroundings }) => fr.day.surfaces[surroundings.surface] ?? ''));
  return line([
    told?.weather ?? null,
    temperature === null ? null : fr.day.temperature(String(temperature)),
    surfaces.join(', '),
  ]);
}
