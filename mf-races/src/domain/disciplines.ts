import { plainKey } from './plainKey';

/** A discipline as the data names it (`typec`), which is also how visitors know it. */
const DISCIPLINES = [
  'Attelé',
  'Monté',
  'Plat',
  'Haies',
  'Steeple-chase',
  'Steeple-chase cross-country',
] as const;

/** The disciplines of French programmes by their key, trot first, in the customary order. */
export const KNOWN_DISCIPLINES: ReadonlyMap<string, string> = new Map(
  DISCIPLINES.map((name) => [plainKey(name), name]),
);
