import { fr } from '../i18n/fr';

/** A runner of the examples. */
export interface Runner {
  readonly number: number;
  readonly horse: string;
  readonly driver: string;
  readonly age: number;
  readonly distance: number;
  /** Milliseconds over a kilometre. */
  readonly time: number;
  /** Euro. */
  readonly earnings: number;
  readonly odds: number | null;
}

/** The first has won, the fourth does not run. */
export const sampleRunners: readonly Runner[] = fr.data.runners.map(([horse = '', driver = ''], index) => ({
  number: index + 1,
  horse,
  driver,
  age: 4 + (index % 5),
  distance: 2700 + (index % 3) * 25,
  time: 72_400 + ((index * 7) % 12) * 100,
  earnings: 12_400 + ((index * 5) % 12) * 31_750,
  odds: index === 3 ? null : 2.4 + ((index * 7) % 12) * 1.9,
}));

export const rowKindOf = ({ number }: Runner): 'highlight' | 'muted' | undefined =>
  number === 1 ? 'highlight' : number === 4 ? 'muted' : undefined;
