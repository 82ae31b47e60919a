import type { Notification } from '@galopin/shared/contracts';
import type { Announcement } from '@galopin/shared/racing';

const SHOWN_PLACES = 5;

/** An arrival, or a race called off, as open pages are told of it. */
export interface AnnouncedArrival {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  readonly reun: number;
  readonly prix: number;
  /** Null while the race has no row. */
  readonly raceId: number | null;
  /** Places, each with the numbers that share it; empty for a cancelled race. */
  readonly ordre: readonly (readonly number[])[];
  readonly categorieStatut: string | null;
  readonly definitive: boolean;
  /** The order differs from the one announced before. */
  readonly corrected?: boolean;
}

/** The message that tells open pages of an arrival; it is meant for pages, not for a snackbar. */
export function announceArrival(arrival: AnnouncedArrival): Notification {
  const { jour, reun, prix, raceId, definitive, ordre, corrected = false } = arrival;
  const race = `R${reun} C${prix}`;
  const meta: Announcement<'arrival'> = { type: 'arrival', jour, reun, prix, raceId, definitive };
  const shown = { status: 'info', snackbar: false, meta } as const;
  if (arrival.categorieStatut === 'ANNULEE') return { message: `Course annulée ${race}`, ...shown };
  const state = `${definitive ? 'Arrivée définitive' : 'Arrivée provisoire'}${corrected ? ' corrigée' : ''}`;
  return { message: `${state} ${race} : ${ordre.flat().slice(0, SHOWN_PLACES).join(' - ')}`, ...shown };
}
