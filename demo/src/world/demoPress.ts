import type { PressSynthesis } from '@galopin/shared/contracts';
import { raceOf } from './raceOf';
import { createRandom } from './random/createRandom';
import type { DemoDay } from './types';

const TITLES = [
  'Le Turfiste',
  'La Gazette des Pistes',
  'Trot & Galop',
  "L'Écho du Paddock",
  'Le Courrier du Pari',
  'Quinté Matin',
  "La Dépêche de l'Ouest",
  'Le Sulky',
  'Casaques',
  'Le Pronostic de la Veille',
  'La Ligne Droite',
  "Le Petit Journal de l'Hippodrome",
] as const;
const SELECTED = 8;

/**
 * Selections of the press for the day's Quinté+ race, each by opening odds with a mind of its own; null on a day
 * without.
 */
export function demoPress(day: DemoDay): PressSynthesis | null {
  const quinte = day.races.find(({ race }) => race.quinte === 1);
  const key = quinte === undefined ? null : raceOf(quinte);
  if (quinte === undefined || key === null) return null;
  const random = createRandom(`press/${day.jour}`);
  const known = quinte.runners.filter((runner) => runner.coteprob > 0);
  const titles = TITLES.map((title) => ({
    title,
    selection: known
      .map((runner) => ({ runner, order: Math.log(runner.coteprob) + 0.45 * random.normal() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, SELECTED)
      .map(({ runner }) => runner.numero),
  }));
  return { ...key, titles };
}
