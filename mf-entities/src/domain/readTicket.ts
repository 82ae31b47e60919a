import {
  computeStake,
  FLEXI,
  mustPlayEveryOrder,
  type Flexi,
  type Formula,
  type StakeChoice,
  type StakeResult,
} from '@galopin/shared/racing';
import type { Runner } from './Runner';
import type { TicketBet } from './ticketBets';
import type { TicketChoice } from './ticketChoice';

/** What an address asks for that this race does not have. */
export type TicketFault =
  | { readonly kind: 'bet' | 'wanted' | 'flexi'; readonly given: string }
  | { readonly kind: 'notRunning'; readonly numbers: readonly number[] }
  | { readonly kind: 'unreadable'; readonly given: readonly string[] };

/** A ticket as it stands with the runners of this moment. */
export interface Ticket {
  readonly of: TicketBet;
  readonly formula: Formula;
  /** Horses of one combination. */
  readonly wanted: number;
  /** Who starts, in the order they were ticked. */
  readonly bases: readonly Runner[];
  readonly chosen: readonly Runner[];
  /** Ticked, and withdrawn since: they are in no combination. */
  readonly withdrawn: readonly Runner[];
  /** Shares of the base stake that there is a choice of. */
  readonly shares: readonly Flexi[];
  /** There is a choice between one order and all of them. */
  readonly asksForOrder: boolean;
  readonly stake: StakeChoice;
  readonly result: StakeResult;
  readonly faults: readonly TicketFault[];
}

/** Reads a ticket's choice against a race. `bets` has one at least. */
export function readTicket(
  choice: TicketChoice,
  bets: readonly [TicketBet, ...TicketBet[]],
  runners: readonly Runner[],
): Ticket {
  const of = bets.find(({ bet }) => bet.id === choice.bet) ?? bets[0];
  const { bet } = of;
  const starters = runners.filter(isStarter);
  const named = (numbers: readonly number[]) => numbers.flatMap((number) => find(runners, number));
  const [fewest, most] = bet.horses ?? [1, 1];
  // A bet on one horse has no place for a base: it is a tick like the others.
  const takesBases = most > 1;
  const bases = takesBases ? named(choice.bases).filter(isStarter) : [];
  const ticked = named(takesBases ? choice.numbers : [...choice.bases, ...choice.numbers]).filter(isStarter);
  const isWhole = choice.isWholeField && bases.length > 0;
  const chosen = isWhole ? starters.filter((runner) => !bases.includes(runner)) : ticked;
  const wanted = wantedOf(choice.wanted, fewest, most) ?? clamp(bases.length + chosen.length, fewest, most);
  const formula = formulaOf({ bases: bases.length, chosen: chosen.length, wanted, isWhole });
  const shares = FLEXI.filter(
    (share) => share === 100 || (formula !== 'unit' && bet.flexi.some((one) => one === share)),
  );
  const stake: StakeChoice = {
    bet,
    formula,
    wanted,
    chosen: chosen.length,
    bases: bases.length,
    runners: starters.length,
    everyOrder: choice.everyOrder,
    channel: bet.shopStake === null ? 'online' : choice.channel,
    flexi: shares.find((share) => String(share) === choice.flexi) ?? 100,
  };
  return {
    of,
    formula,
    wanted,
    bases,
    chosen,
    withdrawn: named([...choice.bases, ...choice.numbers]).filter((runner) => !isStarter(runner)),
    shares,
    asksForOrder: bet.order !== 'any' && !mustPlayEveryOrder({ bet, formula }),
    stake,
    result: computeStake(stake),
    faults: faultsOf(choice, of, runners),
  };
}

function faultsOf(choice: TicketChoice, of: TicketBet, runners: readonly Runner[]): readonly TicketFault[] {
  const { bet } = of;
  const [fewest, most] = bet.horses ?? [1, 1];
  const strangers = [...choice.bases, ...choice.numbers].filter(
    (number) => find(runners, number).length === 0,
  );
  const isFlexi = FLEXI.some(
    (share) =>
      String(share) === choice.flexi && (share === 100 || bet.flexi.some((offered) => offered === share)),
  );
  const faults: readonly (TicketFault | false)[] = [
    choice.bet !== '' && choice.bet !== bet.id && { kind: 'bet', given: choice.bet },
    choice.wanted !== '' &&
      wantedOf(choice.wanted, fewest, most) === null && { kind: 'wanted', given: choice.wanted },
    choice.flexi !== '' && !isFlexi && { kind: 'flexi', given: choice.flexi },
    choice.unreadable.length > 0 && { kind: 'unreadable', given: choice.unreadable },
    strangers.length > 0 && { kind: 'notRunning', numbers: strangers },
  ];
  return faults.filter((fault) => fault !== false);
}

function formulaOf({
  bases,
  chosen,
  wanted,
  isWhole,
}: Pick<StakeChoice, 'bases' | 'chosen' | 'wanted'> & { readonly isWhole: boolean }): Formula {
  if (bases > 0) return isWhole ? 'fullField' : 'partialField';
  return chosen === wanted ? 'unit' : 'combined';
}

/** `null` for nothing, and for what the bet cannot be played in. */
function wantedOf(text: string, fewest: number, most: number): number | null {
  const wanted = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return wanted >= fewest && wanted <= most ? wanted : null;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const isStarter = ({ finish }: Runner) => finish.kind !== 'nonRunner';
const find = (runners: readonly Runner[], number: number) =>
  runners.filter((runner) => runner.number === number);
