import { paths, raceShareCard, type PageDocument } from '@galopin/shared/contracts';
import { formatDay, formatParisTime, parisInstant } from '@galopin/shared/lib';
import { racePageTitle, type Race } from '@galopin/shared/racing';
import { fitDescription } from './fitDescription';
import { fr } from './i18n/fr';
import { raceFacts } from './raceFacts';
import { breadcrumbs, graphOf } from './structuredData';

const EVENT = 'https://schema.org/';

/** The document of a race. @param isCancelled as the last arrival says */
export function describeRace(race: Race, isCancelled: boolean): PageDocument {
  const copy = fr.race;
  const title = racePageTitle(race, copy.untitled);
  const time = race.time === null ? null : formatParisTime(race.time);
  const facts = raceFacts(race).join(', ');
  const head = `${copy.at(race.name || copy.untitled, race.racecourse)}, ${copy.on(formatDay(race.jour), time)}`;
  const description = fitDescription(copy.facts(head, facts), race.arrival === null ? copy.ahead : copy.run);
  return {
    title,
    description,
    type: 'article',
    image: raceShareCard.path.replace(':id', String(race.id)),
    data: graphOf(
      {
        '@type': 'SportsEvent',
        name: title,
        description,
        sport: copy.sport,
        url: paths.race.to(race.id),
        startDate: startOf(race),
        eventStatus: `${EVENT}${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
        ...(race.racecourse !== '' && { location: { '@type': 'Place', name: race.racecourse } }),
      },
      breadcrumbs(title),
    ),
  };
}

const HOUR_MS = 3_600_000;

/** The clock's time in Paris with how far it is ahead of UTC, or the day alone while no time is known. */
function startOf({ jour, time }: Race): string {
  const instant = time === null ? Number.NaN : parisInstant(jour, time);
  if (Number.isNaN(instant)) return jour;
  const wall = new Date(`${jour}T${time}Z`);
  const ahead = Math.round((wall.getTime() - instant) / HOUR_MS);
  return `${wall.toISOString().slice(0, 19)}+0${ahead}:00`;
}
