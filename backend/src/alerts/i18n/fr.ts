import {
  formatCount,
  formatDay,
  formatOdds,
  formatOrder,
  formatParisTime,
  typeset,
} from '@galopin/shared/lib';
import { raceLabel } from '@galopin/shared/racing';

interface Place {
  readonly meetingNumber: number | null;
  readonly raceNumber: number | null;
  readonly racecourse: string;
  readonly jour: string;
  readonly time: string | null;
}

const label = ({ meetingNumber, raceNumber, racecourse }: Place) =>
  [raceLabel(meetingNumber, raceNumber), racecourse].filter(Boolean).join(' ');
const at = ({ time }: Place) => (time === null ? '' : ` à ${formatParisTime(time)}`);

/** What alerts say, by mail and on a device; and the page that ends them. */
export const fr = typeset({
  siteName: 'Galopin',
  declared: {
    one: (name: string) => `Déclaré : ${name}`,
    many: (count: number) => `${formatCount(count, 'favori')} ${count > 1 ? 'sont déclarés' : 'est déclaré'}`,
    horse: (place: Place) => `${formatDay(place.jour)}${at(place)}, ${label(place)}`,
    person: (place: Place, count: number) =>
      `${formatCount(count, 'partant')}, d’abord ${formatDay(place.jour)}${at(place)}, ${label(place)}`,
    line: (name: string, what: string) => `${name} : ${what}.`,
    alone: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
    others: (count: number) => `Et ${formatCount(count, 'autre')}.`,
  },
  nonRunner: {
    title: (horse: string) => `Non-partant : ${horse}`,
    body: (number: number, place: Place) => `Le n° ${number} ne court pas, ${label(place)}${at(place)}.`,
  },
  departure: {
    title: (place: Place, minutes: number) => `${label(place)} : départ dans ${minutes} min`,
    runner: (name: string, number: number) => `${name} (n° ${number})`,
  },
  arrival: {
    title: (place: Place, order: readonly (readonly number[])[]) =>
      `Arrivée ${label(place)} : ${formatOrder(order)}`,
    placed: (name: string, rank: number) => `${name} : ${rank === 1 ? '1er' : `${rank}e`}`,
    unplaced: (name: string) => `${name} : non placé`,
  },
  odds: {
    title: (number: number, horse: string, odds: number) =>
      `N° ${number} ${horse} : cote ${formatOdds(odds)}`,
    body: (direction: 'at-most' | 'at-least', odds: number, place: Place) =>
      `Votre alerte : ${formatOdds(odds)} ou ${direction === 'at-most' ? 'moins' : 'plus'}. ${label(place)}${at(place)}.`,
  },
  kinds: {
    declared: 'les déclarations de vos favoris',
    'non-runner': 'les non-partants parmi vos favoris',
    departure: 'les départs de vos favoris',
    arrival: 'les arrivées de vos favoris',
    odds: 'les cotes que vous attendez',
  },
  channels: { page: 'dans le site', push: 'sur vos appareils', mail: 'par courriel' },
  stop: 'Ne plus m’alerter',
  mail: {
    more: 'La course :',
    why: (kind: string) =>
      `Vous recevez ce message parce que vous avez demandé à être prévenu par courriel pour ${kind}.`,
    stop: 'Ne plus recevoir ces alertes par courriel :',
  },
  stopPage: {
    asking: 'Arrêter ces alertes ?',
    stopped: 'C’est arrêté',
    again: 'Les alertes reprennent',
    invalid: 'Ce lien n’est plus valable',
    ask: (kind: string, channel: string) => `Vous êtes prévenu ${channel} pour ${kind}.`,
    done: (kind: string, channel: string) => `Vous ne serez plus prévenu ${channel} pour ${kind}.`,
    undone: (kind: string, channel: string) => `Vous serez de nouveau prévenu ${channel} pour ${kind}.`,
    wrong: 'Vos alertes se règlent aussi dans votre profil.',
    stop: 'Arrêter',
    undo: 'Annuler : continuer à me prévenir',
    profile: 'Toutes mes alertes',
  },
});
