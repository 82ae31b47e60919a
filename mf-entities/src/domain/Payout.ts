import { splitPools, type NamedBet } from '@galopin/shared/racing';

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
export interface BetPayouts extends NamedBet {
  /** Cents. */
  readonly baseStake: number | null;
  /** All stakes are given back. */
  readonly isRefunded: boolean;
  readonly lines: readonly PayoutLine[];
}

/** What the bets on a race paid. */
export interface RacePayouts {
  /** Each bet once, in the order to show them. */
  readonly main: readonly BetPayouts[];
  /** Online pools of bets that are among `main`, where they paid something else. */
  readonly online: readonly BetPayouts[];
  /** Where there are none: the source has some, or gives none; `null` where it has not said. */
  readonly isGiven: boolean | null;
}

/**
 * Payouts as they are shown. Lines that paid nothing (`4-NP` without a winner) are left out, and with them bets that have
 * nothing to say. Combinations that paid the same, as all six of a 2sur4 do, share a line. An online pool that paid what
 * the other one did is not said twice.
 */
export function payoutsToShow(payouts: readonly BetPayouts[]): Pick<RacePayouts, 'main' | 'online'> {
  const said = payouts
    .map((payout) => ({ ...payout, lines: groupAlike(payout.lines.filter((line) => paidSomething(line))) }))
    .filter(({ lines, isRefunded }) => isRefunded || lines.length > 0);
  const { main, online } = splitPools(said);
  const known = new Map(main.map((payout) => [payout.bet, saidBy(payout)]));
  return { main, online: online.filter((payout) => known.get(payout.bet) !== saidBy(payout)) };
}

/** What a bet paid, as text: base stakes and winners of two pools may differ where their dividends do not. */
const saidBy = ({ isRefunded, lines }: BetPayouts) =>
  JSON.stringify([
    isRefunded,
    lines.map((line) => [line.combinations, line.forOneEuro ?? line.forBaseStake]),
  ]);

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
