import { createRandom } from './random/createRandom';
import type { DemoDay } from './types';

/** Eight numbers of one title of the press, best first. */
export interface PressSelection {
  readonly titre: string;
  readonly selection: readonly number[];
}

/** What the press says of the day's Quinté+ race. */
export interface DemoPress {
  readonly jour: string;
  readonly raceId: number;
  readonly titres: readonly PressSelection[];
  /** How many titles name a runner, the most named first, then by number. */
  readonly comptes: readonly { readonly numero: number; readonly cites: number }[];
}

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

/** Selections of the press for the day's Quinté+ race, each by opening odds with a mind of its own. */
export function demoPress(day: DemoDay): DemoPress | null {
  const quinte = day.races.find(({ race }) => race.quinte === 1);
  if (quinte === undefined) return null;
  const random = createRandom(`press/${day.jour}`);
  const known = quinte.runners.filter((runner) => runner.coteprob > 0);
  const titres = TITLES.map((titre) => ({
    titre,
    selection: known
      .map((runner) => ({ runner, order: Math.log(runner.coteprob) + 0.45 * random.normal() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, SELECTED)
      .map(({ runner }) => runner.numero),
  }));
  const named = titres.flatMap(({ selection }) => selection);
  const comptes = [...new Set(named)]
    .map((numero) => ({ numero, cites: named.filter((other) => other === numero).length }))
    .sort((one, other) => other.cites - one.cites || one.numero - other.numero);
  return { jour: day.jour, raceId: quinte.race.id, titres, comptes };
}
