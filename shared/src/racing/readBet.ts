/** A bet by its own name and the pool it is of. */
export interface NamedBet {
  /** Without any sign of its pool: SIMPLE_GAGNANT, BIG5. */
  readonly bet: string;
  /** Stakes of shops and online together, those made online, or those of another country as well. */
  readonly pool: 'network' | 'online' | 'international';
}

/** Online forms that are not the bet's name after `E_`. */
const ONLINE_FORMS: Readonly<Record<string, string>> = { EB5: 'BIG5' };

/**
 * Reads PMU's name of a bet. Online pools say so in their name, each in its own way.
 * @source programmes of 2024 to 2026: `poolIds` of E_PICK5, E_QUINTE_PLUS and EB5 side by side
 */
export function readBet(typePari: string): NamedBet {
  const online = ONLINE_FORMS[typePari] ?? /^E_(.+)$/.exec(typePari)?.[1];
  if (online !== undefined) return { bet: online, pool: 'online' };
  const abroad = /^(.+)_INTERNATIONAL$/.exec(typePari)?.[1];
  return abroad === undefined ? { bet: typePari, pool: 'network' } : { bet: abroad, pool: 'international' };
}

/** The bets of the day's great race first, then from the simplest to the largest. */
const ORDER = [
  'QUINTE_PLUS',
  'QUARTE_PLUS',
  'TIERCE',
  'CLASSIC_TIERCE',
  'SIMPLE_GAGNANT',
  'SIMPLE_PLACE',
  'COUPLE_GAGNANT',
  'COUPLE_PLACE',
  'COUPLE_ORDRE',
  'TRIO',
  'TRIO_ORDRE',
  'TIC_TROIS',
  'DEUX_SUR_QUATRE',
  'SUPER_QUATRE',
  'MULTI',
  'MINI_MULTI',
  'PICK5',
  'BIG5',
  'REPORT_PLUS',
];

/** Sorts bets as they are shown, those that are not known last. */
export function byBet(one: NamedBet, other: NamedBet): number {
  const place = ({ bet }: NamedBet) => ORDER.indexOf(bet) + 1 || ORDER.length + 1;
  return place(one) - place(other) || one.bet.localeCompare(other.bet);
}

/**
 * One of each bet, and what its online pool adds: the network's where there is one, else the online one. A pool of
 * another country is a bet of its own.
 */
export function splitPools<Bet extends NamedBet>(
  bets: readonly Bet[],
): { readonly main: readonly Bet[]; readonly online: readonly Bet[] } {
  const sorted = [...bets].sort(byBet);
  const inNetwork = new Set(sorted.flatMap(({ bet, pool }) => (pool === 'network' ? [bet] : [])));
  const isSecond = ({ bet, pool }: Bet) => pool === 'online' && inNetwork.has(bet);
  return { main: sorted.filter((bet) => !isSecond(bet)), online: sorted.filter(isSecond) };
}
