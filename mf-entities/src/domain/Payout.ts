/** What a combination of a bet paid, or several that paid the same. Amounts in cents of a euro; `null` where not known. */
export interface PayoutLine {
  readonly label: string;
  /** Runner numbers joined by hyphens, `NP` for a non-runner; empty where the bet was given back. */
  readonly combinations: readonly string[];
  readonly forOneEuro: number | null;
  readonly forBaseStake: number | null;
  /** Winning stakes, which may be parts of one. */
  readonly winners: number | null;
}

/** One bet on a race and what it paid. */
export interface BetPayouts {
  /** PMU's name: SIMPLE_GAGNANT. */
  readonly bet: string;
  /** Cents. */
  readonly baseStake: number | null;
  /** All stakes are given back. */
  readonly isRefunded: boolean;
  readonly lines: readonly PayoutLine[];
}

/** The bets of the day's great race first, then from the simplest to the largest. */
const ORDER = [
  'QUINTE_PLUS',
  'QUARTE_PLUS',
  'TIERCE',
  'SIMPLE_GAGNANT',
  'SIMPLE_PLACE',
  'COUPLE_GAGNANT',
  'COUPLE_PLACE',
  'COUPLE_ORDRE',
  'TRIO',
  'TRIO_ORDRE',
  'DEUX_SUR_QUATRE',
  'SUPER_QUATRE',
  'MULTI',
  'MINI_MULTI',
  'PICK5',
];

const ONLINE = /^E_/;
/** A bet as one name, whichever pool it is of. */
const bareBet = (bet: string) => bet.replace(ONLINE, '').replace(/_INTERNATIONAL$/, '');

/** A pool of its own, of the stakes made online. */
export const isOnlinePool = (bet: string) => ONLINE.test(bet);

/**
 * Bets in the order to show them, unknown ones last; lines that paid nothing (`4-NP` without a winner) are left out, and with
 * them bets that have nothing to say. Combinations that paid the same, as all six of a 2sur4 do, share a line.
 */
export function payoutsToShow(payouts: readonly BetPayouts[]): readonly BetPayouts[] {
  const place = (bet: string) => {
    const found = ORDER.indexOf(bareBet(bet));
    return found === -1 ? ORDER.length : found;
  };
  return payouts
    .map((payout) => ({ ...payout, lines: groupAlike(payout.lines.filter((line) => paidSomething(line))) }))
    .filter(({ lines, isRefunded }) => isRefunded || lines.length > 0)
    .sort((one, other) => place(one.bet) - place(other.bet) || one.bet.localeCompare(other.bet));
}

function groupAlike(lines: readonly PayoutLine[]): readonly PayoutLine[] {
  const groups = new Map<string, PayoutLine>();
  for (const line of lines) {
    const key = [line.label, line.forOneEuro, line.forBaseStake, line.winners].join('|');
    const known = groups.get(key);
    const combinations = [...(known?.combinations ?? []), ...line.combinations];
    groups.set(key, { ...line, combinations });
  }
  return [...groups.values()];
}

const paidSomething = ({ forOneEuro, forBaseStake }: PayoutLine) =>
  (forOneEuro ?? 0) > 0 || (forBaseStake ?? 0) > 0;
