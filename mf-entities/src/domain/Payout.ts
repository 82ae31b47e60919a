/** What one combination of a bet paid. Amounts in cents of a euro; `null` where not known. */
export interface PayoutLine {
  readonly label: string;
  /** Runner numbers joined by hyphens, `NP` for a non-runner; empty where the bet was given back. */
  readonly combination: string;
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

/** Bets from the simplest to the largest, as French result pages have them. */
const ORDER = [
  'SIMPLE_GAGNANT',
  'SIMPLE_PLACE',
  'COUPLE_GAGNANT',
  'COUPLE_PLACE',
  'COUPLE_ORDRE',
  'DEUX_SUR_QUATRE',
  'TRIO',
  'TRIO_ORDRE',
  'TIERCE',
  'QUARTE_PLUS',
  'QUINTE_PLUS',
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
 * them bets that have nothing to say.
 */
export function payoutsToShow(payouts: readonly BetPayouts[]): readonly BetPayouts[] {
  const place = (bet: string) => {
    const found = ORDER.indexOf(bareBet(bet));
    return found === -1 ? ORDER.length : found;
  };
  return payouts
    .map((payout) => ({ ...payout, lines: payout.lines.filter((line) => paidSomething(line)) }))
    .filter(({ lines, isRefunded }) => isRefunded || lines.length > 0)
    .sort((one, other) => place(one.bet) - place(other.bet) || one.bet.localeCompare(other.bet));
}

const paidSomething = ({ forOneEuro, forBaseStake }: PayoutLine) =>
  (forOneEuro ?? 0) > 0 || (forBaseStake ?? 0) > 0;
