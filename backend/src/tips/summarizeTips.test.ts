import { firstDayOfRecord, judge, summarizeTips } from './summarizeTips';
import type { TippedResult } from './TippedResult';

const TODAY = '2026-11-22';
const ORDER = [[4], [8], [15], [2], [11], [3]];

const result = (jour: string, given: Partial<TippedResult> = {}): TippedResult => ({
  raceId: 1,
  jour,
  meeting: 1,
  race: 4,
  racecourse: 'VINCENNES',
  raceName: 'PRIX DE VESOUL',
  quinte: false,
  declared: 16,
  base: 4,
  baseStarted: true,
  selection: [4, 8, 15, 2, 11, 9, 7, 1],
  order: ORDER,
  payouts: [
    { bet: 'SIMPLE_GAGNANT', runner: '4', paid: 310, refunded: false },
    { bet: 'SIMPLE_PLACE', runner: '4', paid: 140, refunded: false },
    { bet: 'SIMPLE_PLACE', runner: '8', paid: 220, refunded: false },
  ],
  ...given,
});

describe('summarizeTips', () => {
  it('counts 30, 90 and 365 days, today included', () => {
    const days = ['2026-11-22', '2026-10-24', '2026-10-23', '2026-08-25', '2026-08-24', '2025-11-23'];
    const { periods } = summarizeTips(
      days.map((jour) => judge(result(jour))),
      TODAY,
    );
    expect(periods.map(({ days: length, from, tips }) => [length, from, tips])).toEqual([
      [30, '2026-10-24', 2],
      [90, '2026-08-25', 4],
      [365, '2025-11-23', 6],
    ]);
    expect(firstDayOfRecord(TODAY)).toBe('2025-11-23');
  });

  it('counts as by hand: four tips, one base second, one base withdrawn, one Quinté+', () => {
    const results = [
      result(TODAY),
      result(TODAY, { base: 8 }),
      result(TODAY, { base: 9, baseStarted: false, selection: [9, 5, 6] }),
      result(TODAY, { quinte: true, base: 7, selection: [7, 4, 8, 15, 2, 12, 13, 14] }),
    ];
    expect(summarizeTips(results.map(judge), TODAY).periods[0]).toEqual({
      days: 30,
      from: '2026-10-24',
      to: TODAY,
      tips: 4,
      baseWins: { hits: 1, count: 3 },
      basePlaces: { hits: 2, count: 3 },
      winners: { hits: 3, count: 4 },
      tierce: { hits: 1, count: 1 },
      quarte: { hits: 1, count: 1 },
      quinte: { hits: 0, count: 1 },
      winReturn: { count: 3, returned: 310 },
      placeReturn: { count: 3, returned: 360 },
    });
  });

  it('lists the latest ten with what was found', () => {
    const results = Array.from({ length: 12 }, (_, index) => result(TODAY, { raceId: index }));
    const { latest } = summarizeTips(results.map(judge), TODAY);
    expect(latest.map(({ raceId }) => raceId)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(latest[0]).toMatchObject({ base: 4, basePlace: 1, found: 5, arrival: ORDER.slice(0, 5) });
  });

  it('gives no place to a base that did not start', () => {
    expect(
      summarizeTips([judge(result(TODAY, { baseStarted: false }))], TODAY).latest[0]?.basePlace,
    ).toBeNull();
  });

  it('has nothing to say without tips', () => {
    const { periods, latest } = summarizeTips([], TODAY);
    expect(latest).toEqual([]);
    expect(periods.every(({ tips, baseWins }) => tips === 0 && baseWins.count === 0)).toBe(true);
  });
});
