import { RACE_KEY } from '../contracts';

/** A race of a numbered meeting, whatever its id. */
export interface RaceKey {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  readonly reun: number;
  readonly prix: number;
}

/** `2026-07-07/R1/C1`: the way people and files name a race. */
export function formatRaceKey({ jour, reun, prix }: RaceKey): string {
  return `${jour}/R${reun}/C${prix}`;
}

/** Reads `2026-07-07/R1/C1`; null for anything else. */
export function parseRaceKey(text: string): RaceKey | null {
  const found = RACE_KEY.exec(text.trim());
  if (found === null) return null;
  const [, jour = '', reun, prix] = found;
  const instant = new Date(`${jour}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(jour);
  return isDay && Number(reun) > 0 && Number(prix) > 0
    ? { jour, reun: Number(reun), prix: Number(prix) }
    : null;
}
