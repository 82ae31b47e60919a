import { formatCount } from '@galopin/shared/lib';
import { stakeOf, betName } from '@galopin/shared/racing';
import type { Ticket, TicketFault } from '../../domain/readTicket';
import type { Runner } from '../../domain/Runner';
import { formatStake } from '../../i18n/formatStake';
import { notRunningWords, unreadableWords } from '../../i18n/numberFaults';
import { ticketCopy as copy } from '../../i18n/ticketCopy';

/** « 7 Ibis du Gîte, 9 Jappeloup ». */
export const horseNames = (runners: readonly Runner[]): string =>
  runners.map(({ number, horse }) => `${number}\u00a0${horse.name}`).join(', ');

/** What is wrong with the address: what stands there, and what the race has. */
export function faultWords(fault: TicketFault, runners: readonly Runner[]): string {
  if (fault.kind === 'unreadable') return unreadableWords(fault.given);
  if (fault.kind === 'notRunning') return notRunningWords(fault.numbers, runners);
  // An address may hold anything of any length.
  return copy.faults[fault.kind](fault.given.slice(0, 24));
}

/** « Multi en 5 », « Quinté+ ». */
export function playName({ of, wanted }: Ticket): string {
  const [fewest, most] = of.bet.horses ?? [1, 1];
  return fewest === most ? betName(of.name) : `${betName(of.name)} ${copy.inHorses(wanted)}`;
}

/** « Champ réduit, 2 bases, 5 chevaux »; of one combination its numbers, in the order they were ticked. */
export function formulaWords({ formula, bases, chosen }: Ticket): string {
  if (formula === 'unit')
    return `${copy.formulas.unit} : ${chosen.map(({ number }) => number).join('\u00a0- ')}`;
  return [
    copy.formulas[formula],
    bases.length > 0 && copy.basesCount(bases.length),
    formatCount(chosen.length, copy.horses, copy.horsesPlural),
  ]
    .filter(Boolean)
    .join(', ');
}

/** « 21 combinaisons à 2 € · Flexi 50 % »; why there is no price where there is none. */
export function countWords(ticket: Ticket): string {
  const { result, stake, wanted, bases, chosen } = ticket;
  if (result.status === 'ready') {
    const { combinations, isRounded } = result.stake;
    return [
      copy.at(formatCount(combinations, copy.combination), formatStake(stakeOf(stake) ?? 0)),
      stake.flexi !== 100 && copy.shares(stake.flexi),
      isRounded && copy.rounded,
    ]
      .filter(Boolean)
      .join(' · ');
  }
  const { field, reason } = result.fault;
  if (field === 'bases' && reason === 'tooMany') return copy.tooManyBases(wanted - 1);
  if (reason === 'tooFew')
    return bases.length + chosen.length === 0
      ? copy.nothing
      : copy.tooFew(Math.max(1, wanted - bases.length - chosen.length));
  return reason === 'tooMany' ? copy.tooMany : copy.notOffered;
}
