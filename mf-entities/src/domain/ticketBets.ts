import { bets, isOffered, type Bet, type BetId, type NamedBet } from '@galopin/shared/racing';
import type { OfferedBet } from './RaceDetails';

/** A bet that a ticket can be made of, with the base stakes that count on this race. */
export interface TicketBet {
  readonly bet: Bet & { readonly id: BetId };
  readonly name: NamedBet;
  /** No longer sold, while others of the race are. */
  readonly isClosed: boolean;
}

export interface TicketBets {
  /** In the order to show them. */
  readonly bets: readonly TicketBet[];
  /** The source names no bet of this race: these are the usual ones for its field. */
  readonly isUsual: boolean;
  /** Bets on offer whose combinations are not counted here. */
  readonly uncounted: readonly NamedBet[];
}

/** What decides which bets are usual. */
interface Field {
  readonly declared: number;
  readonly isQuinte: boolean;
}

/** Bets that are made of horses of this one race. */
const COUNTED = bets.filter(({ horses }) => horses !== null);

/** The bets of a race: those its source names, else those that are usual for its field. */
export function ticketBets(offered: readonly OfferedBet[], field: Field): TicketBets {
  if (offered.length === 0) {
    const usual = COUNTED.filter((bet) => isOffered(bet, field));
    return {
      bets: usual.map((bet) => ({ bet, name: { bet: bet.code, pool: 'network' }, isClosed: false })),
      isUsual: true,
      uncounted: [],
    };
  }
  const isSelling = offered.some(({ isOnSale }) => isOnSale);
  const known = new Map<string, TicketBet>();
  const uncounted: NamedBet[] = [];
  for (const one of offered) {
    const rule = COUNTED.find(({ code }) => code === one.bet);
    if (rule === undefined) uncounted.push(one);
    // A pool of another country is another bet; one ticket of either says all there is to say.
    else if (!known.has(rule.id))
      known.set(rule.id, {
        bet: withStake(rule, one),
        name: one,
        isClosed: isSelling && !one.isOnSale,
      });
  }
  return { bets: [...known.values()], isUsual: false, uncounted };
}

/** The base stake that the source names goes before the usual one. */
function withStake<Rule extends Bet>(rule: Rule, { pool, baseStake }: OfferedBet): Rule {
  if (pool === 'online') return { ...rule, shopStake: null, onlineStake: baseStake ?? rule.onlineStake };
  return baseStake === null ? rule : { ...rule, shopStake: baseStake };
}
