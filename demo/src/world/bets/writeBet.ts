import type { DemoBet, DemoDividend } from '../types';
import type { BetRule } from './rules';

/** Winners that share one part of a pool. Amounts in cents. */
export interface Line {
  readonly libelle: string;
  readonly numbers: readonly (number | 'NP')[];
  readonly staked: number;
  /** What a euro brings, before rounding. */
  readonly forOneEuro: number;
}

const LEAST = 1.05;

/** Down to ten cents for a euro, as the pools pay, and never less than they guarantee. */
function paid(forOneEuro: number): number {
  return Math.round(Math.max(LEAST, Math.floor(forOneEuro * 10 + 1e-9) / 10) * 100);
}

/**
 * Winners of one combination each, after a dead heat: each gets its stake back and an equal part of the rest.
 * @returns what a euro on each brings
 */
export function shareProfit(net: number, staked: readonly number[]): number[] {
  const profit = Math.max(0, net - staked.reduce((sum, stake) => sum + stake, 0));
  return staked.map((stake) => 1 + profit / staked.length / stake);
}

function writeLine(
  { libelle, numbers, staked, forOneEuro }: Line,
  { miseBase, paysFor }: BetRule,
): DemoDividend {
  const euro = paid(forOneEuro);
  const base = Math.round((euro * miseBase) / 100);
  return {
    libelle,
    combinaison: numbers.join('-'),
    dividende: paysFor === 'PourUnEuro' ? euro : base,
    dividendePourUnEuro: euro,
    dividendePourUneMiseDeBase: base,
    nombreGagnants: Math.round((staked / miseBase) * 100) / 100,
  };
}

/** A bet without a winning line is paid back, which its only line then says. */
export function writeBet(rule: BetRule, lines: readonly Line[]): DemoBet {
  const { typePari, famillePari, miseBase, paysFor } = rule;
  return {
    typePari,
    famillePari,
    miseBase,
    dividendeUnite: paysFor,
    rembourse: lines.length === 0,
    rapports:
      lines.length === 0 ? [refundLine(rule, 'Remboursé')] : lines.map((line) => writeLine(line, rule)),
  };
}

/** The line of stakes that are given back, one euro for one: of a withdrawn runner or of all. */
export function refundLine(rule: BetRule, libelle: string, numero?: number): DemoDividend {
  return {
    libelle,
    combinaison: numero === undefined ? '' : String(numero),
    dividende: rule.paysFor === 'PourUnEuro' ? 100 : rule.miseBase,
    dividendePourUnEuro: 100,
    dividendePourUneMiseDeBase: rule.miseBase,
    nombreGagnants: 0,
  };
}
