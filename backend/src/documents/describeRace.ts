import type { PageDocument } from '@galopin/shared/contracts';
import { formatDay, formatDistance, formatMoney, formatParisTime, parisInstant } from '@galopin/shared/lib';
import { racePageTitle, type Race } from '@galopin/shared/racing';
import { fitDescription } from './fitDescription';
import { fr } from './i18n/fr';

const EVENT = 'https://schema.org/';

/** The document of a race. @param isCancelled as the last arrival says */
export function describeRace(race: Race, isCancelled: boolean): PageDocument {
  const copy = fr.race;
  const title = racePageTitle(race, copy.untitled);
  const time = race.time === null ? null : formatParisTime(race.time);
  const facts = [
    copy.disciplines[race.discipline] ?? race.discipline.toLowerCase(),
    race.distance !== null && formatDistance(race.distance),
    race.declared !== null && copy.runners(race.declared),
    race.prize !== null && formatMoney(race.prize, race.currency),
  ]
    .filter(Boolean)
    .join(', ');
  const head = `${copy.at(race.name || copy.untitled, race.racecourse)}, ${copy.on(formatDay(race.jour), time)}`;
  const description = fitDescription(copy.facts(head, facts), race.arrival === null ? copy.ahead : copy.run);
  return {
    title,
    description,
    type: 'article',
    data: {
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: title,
      description,
      sport: copy.sport,
      startDate: startOf(race),
      eventStatus: `${EVENT}${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
      ...(race.racecourse !== '' && { location: { '@type': 'Place', name: race.racecourse } }),
    },
  };
}

/** The instant in UTC, or the day alone while no time is known. */
function startOf({ jour, time }: Race): string {
  const instant = time === null ? Number.NaN : parisInstant(jour, time);
  return Number.isNaN(instant) ? jour : new Date(instant).toISOString();
}
