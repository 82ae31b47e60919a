import { formatDay, formatOrder, formatParisTime } from '@galopin/shared/lib';
import { raceLabel, type Race } from '@galopin/shared/racing';
import { fr } from './i18n/fr';
import { raceFacts } from './raceFacts';

/** What the picture of a race says; each line may be empty. */
export interface ShareCard {
  /** « R1 · Vincennes ». */
  readonly place: string;
  /** « C8 – Prix de Vesoul ». */
  readonly title: string;
  readonly when: string;
  readonly facts: string;
  readonly isQuinte: boolean;
  /** Who was recorded at the first places, those of a dead heat as one; empty before, and for a race that was called off. */
  readonly arrival: readonly string[];
}

/** Places of an arrival that are named. */
const PLACES = 5;

/** What shared links show of a race: what does not change until it is run, and then its arrival. */
export function shareCardOf(race: Race): ShareCard {
  const { jour, time, arrival } = race;
  const copy = fr.race;
  return {
    place: [raceLabel(race.meeting, null), race.racecourse].filter(Boolean).join(' · '),
    title: [raceLabel(null, race.number), race.name].filter(Boolean).join(' – ') || copy.untitled,
    when: copy.on(formatDay(jour), time === null ? null : formatParisTime(time)),
    facts: raceFacts(race).join(' · '),
    isQuinte: race.isQuinte,
    arrival:
      arrival === null || arrival.cancelled
        ? []
        : arrival.order.slice(0, PLACES).map((place) => formatOrder([place])),
  };
}
