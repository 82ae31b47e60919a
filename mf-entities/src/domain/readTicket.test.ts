import { mapRunners } from '../api/runnerMapper';
import { runnerRow } from '../testing/entityFixtures';
import { readTicket } from './readTicket';
import { ticketBets, type TicketBet } from './ticketBets';
import { readTicketChoice, tick, tickBase, writeTicketChoice } from './ticketChoice';

const RUNNERS = mapRunners(
  Array.from({ length: 16 }, (_, index) => runnerRow(index + 1, index === 15 ? { cl: 'NP' } : {})),
);
const BETS = ticketBets([], { declared: 16, isQuinte: true }).bets as unknown as readonly [
  TicketBet,
  ...TicketBet[],
];
const choiceOf = (query: string) => readTicketChoice(new URLSearchParams(query));
const ticketOf = (query: string) => readTicket(choiceOf(query), BETS, RUNNERS);
const costs = (query: string) => {
  const { result } = ticketOf(query);
  return result.status === 'ready' ? [result.stake.combinations, result.stake.cents] : result.fault;
};

describe('a ticket', () => {
  // By hand: combinations × base stake.
  it.each([
    ['one Quinté+', 'pari=quinte&numeros=1,2,3,4,5', 1, 200],
    ['the same in all orders', 'pari=quinte&numeros=1,2,3,4,5&ordre=tous', 120, 24_000],
    ['7 horses in a Quinté+', 'pari=quinte&numeros=1,2,3,4,5,6,7', 21, 4200],
    ['the same at 25 %', 'pari=quinte&numeros=1,2,3,4,5,6,7&flexi=25', 21, 1050],
    ['2 bases with 4', 'pari=quinte&bases=1,2&numeros=3,4,5,6', 4, 800],
    ['2 bases with all others of 15 that start', 'pari=tierce&bases=1,2&champ=total', 13, 1300],
    ['3 Simples in a shop', 'pari=simpleGagnant&numeros=1,2,3', 3, 600],
    ['3 Simples online', 'pari=simpleGagnant&numeros=1,2,3&ou=internet', 3, 300],
    ['a Multi in as many as are ticked', 'pari=multi&numeros=1,2,3,4,5,6', 1, 300],
    ['a Multi in fewer', 'pari=multi&en=4&numeros=1,2,3,4,5,6', 15, 4500],
  ])('counts %s', (_, query, combinations, cents) => {
    expect(costs(query)).toEqual([combinations, cents]);
  });

  it('counts nobody who does not start, and says who that is', () => {
    const { withdrawn, chosen, result } = ticketOf('pari=trio&numeros=1,2,16');
    expect(withdrawn.map(({ number }) => number)).toEqual([16]);
    expect(chosen.map(({ number }) => number)).toEqual([1, 2]);
    expect(result).toMatchObject({ status: 'wrong', fault: { reason: 'tooFew', given: 2, wanted: 3 } });
  });

  it('takes bases for ticks like others where a bet is on one horse', () => {
    const { bases, formula, result } = ticketOf('pari=simpleGagnant&bases=1,2&numeros=3&champ=total');
    expect([bases, formula, result.status === 'ready' && result.stake.combinations]).toEqual([
      [],
      'combined',
      3,
    ]);
  });

  it('keeps the order of the ticks', () =>
    expect(ticketOf('pari=quinte&numeros=9,3,12,1,5').chosen.map(({ number }) => number)).toEqual([
      9, 3, 12, 1, 5,
    ]));

  it('says what its address asks for in vain, and goes on without', () => {
    const { faults, of, stake } = ticketOf('pari=loto&numeros=3,x,03,44,100,-1&en=9&flexi=33');
    expect(faults).toEqual([
      { kind: 'bet', given: 'loto' },
      { kind: 'wanted', given: '9' },
      { kind: 'flexi', given: '33' },
      { kind: 'unreadable', given: ['x', '03', '100', '-1'] },
      { kind: 'notRunning', numbers: [44] },
    ]);
    expect([of, stake.flexi]).toEqual([BETS[0], 100]);
  });

  it('refuses more bases than leave a horse beside them', () =>
    expect(costs('pari=trio&bases=1,2,3&numeros=4')).toMatchObject({ field: 'bases', reason: 'tooMany' }));

  it('reads no more of an address than a race has numbers for', () => {
    const many = Array.from({ length: 5000 }, (_, index) => (index % 99) + 1).join(',');
    expect(choiceOf(`numeros=${many}`).numbers).toHaveLength(40);
  });

  it('is the same once it is written into an address', () => {
    const query = 'pari=multi&en=5&bases=3&numeros=1,2&champ=total&ordre=tous&flexi=50&ou=internet';
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(writeTicketChoice(choiceOf(query))))
      if (value !== null) written.set(name, value);
    expect(choiceOf(written.toString())).toEqual(choiceOf(query));
  });
});

describe('a tick', () => {
  it('is set and taken away, of a base as well', () => {
    const one = tick(choiceOf('numeros=1'), 2, []);
    expect(one.numbers).toEqual([1, 2]);
    expect(tick(one, 1, []).numbers).toEqual([2]);
    const base = tickBase(one, 2);
    expect([base.numbers, base.bases]).toEqual([[1], [2]]);
    expect(tick(base, 2, []).bases).toEqual([]);
    expect(tickBase(base, 2).numbers).toEqual([1, 2]);
  });

  it('of the last base ends the whole field beside it', () => {
    const field = choiceOf('bases=1&champ=total');
    expect(tickBase(field, 1)).toMatchObject({ bases: [], numbers: [1], isWholeField: false });
    expect(tick(field, 1, [1, 2, 3])).toMatchObject({ bases: [], numbers: [], isWholeField: false });
    expect(tick(choiceOf('numeros=1&champ=total'), 2, [1, 2, 3]).numbers).toEqual([1, 2]);
  });

  it('taken out of a whole field leaves the others', () =>
    expect(tick(choiceOf('bases=1&champ=total'), 3, [1, 2, 3, 4])).toMatchObject({
      numbers: [2, 4],
      bases: [1],
      isWholeField: false,
    }));
});
