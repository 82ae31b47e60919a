import type { Notification } from '@galopin/shared/contracts';
import type { NumberedArrival } from './storeStates';

const SHOWN_PLACES = 5;

/** The message that tells open pages of an arrival; it is meant for pages, not for a snackbar. */
export function announceArrival(arrival: NumberedArrival): Notification {
  const { jour, reun, prix, raceId, definitive, ordre } = arrival;
  const race = `R${reun} C${prix}`;
  const meta = { type: 'arrival', jour, reun, prix, raceId, definitive };
  const shown = { status: 'info', snackbar: false, meta } as const;
  if (arrival.categorieStatut === 'ANNULEE') return { message: `Course annulée ${race}`, ...shown };
  const state = definitive ? 'Arrivée définitive' : 'Arrivée provisoire';
  return { message: `${state} ${race} : ${ordre.flat().slice(0, SHOWN_PLACES).join(' - ')}`, ...shown };
}
