import type { RaceKey } from '../../../races/store/RaceKey';
import type { BetPayouts, PayoutLine } from '../../../races/store/savePayouts';
import { isFields, listOf, numberOf, textOf, wholeOf, type Fields } from '../fields';
import { progressOf } from '../mergeDocuments';
import type { RaceDocuments } from '../RaceDocuments';

/** Cents, as dividends are told for. */
const ONE_EURO = 100;

/** Cents that a stake returns where another one returns `dividend`; null where either is not known. */
function asFor(stake: number | null, dividend: number | null, of: number | null): number | null {
  if (stake === null || dividend === null || of === null || of <= 0) return null;
  return Math.round((dividend * stake) / of);
}

/**
 * One line of a bet. `dividende` is for one euro or for the base stake, as `dividendeUnite` says, and tells the others
 * where they are missing.
 */
function lineOf(line: Fields, bet: Fields, miseBase: number | null): PayoutLine {
  const unit = textOf(line, 'dividendeUnite') || textOf(bet, 'dividendeUnite');
  const paysFor = { PourUnEuro: ONE_EURO, PourUneMiseDeBase: miseBase }[unit] ?? null;
  const dividend = numberOf(line, 'dividende');
  return {
    libelle: textOf(line, 'libelle'),
    combinaison: textOf(line, 'combinaison'),
    dividendeEuro: numberOf(line, 'dividendePourUnEuro') ?? asFor(ONE_EURO, dividend, paysFor),
    dividendeBase: numberOf(line, 'dividendePourUneMiseDeBase') ?? asFor(miseBase, dividend, paysFor),
    gagnants: numberOf(line, 'nombreGagnants'),
  };
}

/** What the bets paid, dividends in cents; a base stake that the payouts leave out is that of the bet on offer. */
export function derivePayouts(key: RaceKey, { payouts, race }: RaceDocuments): readonly BetPayouts[] {
  const offered = listOf(race, 'paris');
  return Object.values(payouts)
    .filter(isFields)
    .map((bet) => {
      const typePari = textOf(bet, 'typePari');
      const offer = offered.find((each) => textOf(each, 'typePari') === typePari) ?? {};
      const miseBase = wholeOf(bet, 'miseBase') ?? wholeOf(offer, 'miseBase');
      return {
        ...key,
        typePari,
        miseBase,
        rembourse: bet['rembourse'] === true,
        lines: listOf(bet, 'rapports').map((line) => lineOf(line, bet, miseBase)),
      };
    });
}

/**
 * Whether PMU has payouts of a race: false where an empty list came, or where it says of a race that is over that it
 * has none; null while it has not said, or the race is not over.
 */
export function derivePayable({ race, payouts, hasNoPayouts }: RaceDocuments): boolean | null {
  if (Object.keys(payouts).length > 0 || race['rapportsDefinitifsDisponibles'] === true) return true;
  if (hasNoPayouts === true) return false;
  return race['rapportsDefinitifsDisponibles'] === false && progressOf(race) === 2 ? false : null;
}
