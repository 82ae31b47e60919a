import type { Ground } from '@galopin/shared/contracts';
import { fieldsOf, numberOf, textOf, type Fields } from '../fields';
import { translate, type OnUnknown } from './vocabulary';

const ALL_WEATHER = /\bPSF\b|SABLE FIBR/i;
const DIRT = /\bDIRT\b|PISTE EN SABLE/i;

/**
 * Code of the surface. PMU calls all-weather tracks grass (GAZON) as well: what the course or the measurement of the
 * ground says comes first.
 * @source programmes of 2024 to 2026: `parcours` « PISTE EN SABLE FIBRE », « PISTE EN SABLE(DIRT) », `penetrometre`
 * « PSF Standard »
 */
export function surfaceOf(race: Fields, onUnknown: OnUnknown): string {
  const course = textOf(race, 'parcours');
  const told = translate('typePiste', textOf(race, 'typePiste'), onUnknown);
  if (ALL_WEATHER.test(course) || ALL_WEATHER.test(textOf(fieldsOf(race, 'penetrometre'), 'intitule')))
    return 'PSF';
  return DIRT.test(course) ? 'PS' : told;
}

/** The state of the ground as it was measured; null where nobody says it. Times are of Paris, as PMU writes them. */
export function groundOf(race: Fields): Ground | null {
  const measured = fieldsOf(race, 'penetrometre');
  const intitule = textOf(measured, 'intitule');
  const valeur = numberOf(measured, 'valeurMesure');
  if (intitule === '' && valeur === null) return null;
  return {
    intitule,
    valeur: valeur !== null && valeur > 0 ? valeur : null,
    heure: /T(\d{2}:\d{2})/.exec(textOf(measured, 'heureMesure'))?.[1] ?? '',
    commentaire: textOf(measured, 'commentaire'),
  };
}

/** `Peu nuageux, terrain bon souple`: sky and ground in one text, as the field's tables have them. */
export function skyAndGround(sky: { readonly short: string; readonly long: string }, race: Fields): string {
  const label = textOf(fieldsOf(race, 'penetrometre'), 'intitule');
  if (label === '') return sky.long;
  const ground = ALL_WEATHER.test(label)
    ? `piste ${label.replace(/^PSF\s*/i, '').toLocaleLowerCase('fr') || 'en sable fibré'}`
    : `terrain ${label.toLocaleLowerCase('fr')}`;
  const short = sky.short.slice(0, 1) + sky.short.slice(1).toLocaleLowerCase('fr');
  return [short, ground].filter(Boolean).join(', ');
}

/** The track of a course: « Grande piste »; what only names the surface is none. */
export function trackOf(race: Fields): string {
  const found = /\(([^()]*PISTE[^()]*)\)|\b((?:GRANDE|MOYENNE|PETITE) PISTE)\b/i.exec(
    textOf(race, 'parcours'),
  );
  const words = (found?.[1] ?? found?.[2] ?? '').toLocaleLowerCase('fr');
  return ALL_WEATHER.test(words) || DIRT.test(words)
    ? ''
    : words.slice(0, 1).toLocaleUpperCase('fr') + words.slice(1);
}
