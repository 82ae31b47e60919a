import { CACHEDATE_COLUMNS, isNumberColumn, type Column } from '@galopin/shared/dictionary';
import { parseForm, parseRaceTime } from '@galopin/shared/racing';
import fc from 'fast-check';
import { parseValue } from '../../parseValue';
import { DAY, runner } from '../testing/documents';
import { deriveRunner } from './deriveRunner';
import { readFormString } from './formString';
import { kilometreRate, totalTime } from './moments';
import { ranksOf, readOrder } from './readOrder';

const races = fc.array(
  fc.tuple(
    fc.constantFrom('0', '1', '9', '10', '12', 'D', 'T', 'A', 'Ret'),
    fc.constantFrom('a', 'm', 'p', 'h', 's', 'c'),
  ),
);

describe('what PMU writes', () => {
  it('is read as a form string, blanks between its items, no race lost', () => {
    fc.assert(
      fc.property(races, (items) => {
        const { musiqueche, ranks } = readFormString(items.map((item) => item.join('')).join(''));
        expect(musiqueche).toBe(items.map((item) => item.join('')).join(' '));
        expect(parseForm(musiqueche)).toHaveLength(items.length);
        const expected = items.map(([result]) => (/^[1-9]$/.test(result) ? Number(result) : 10));
        expect(ranks).toEqual([...expected, 0, 0, 0, 0, 0, 0].slice(0, 6));
      }),
    );
    expect(readFormString('6a3aDa(25)1a').musiqueche).toBe('6a 3a Da (25) 1a');
    expect(readFormString(' comme ci ')).toMatchObject({ musiqueche: 'comme ci', ranks: [0, 0, 0, 0, 0, 0] });
  });

  it('is read as an order of numbers that can be one, each with its rank', () => {
    const order = fc.array(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 3 }));
    fc.assert(fc.property(order, (places) => expect(readOrder(places)).toEqual(places)));
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        for (const place of readOrder(anything))
          for (const numero of place)
            expect(numero > 0 && numero < 100 && Number.isInteger(numero)).toBe(true);
      }),
    );
    expect([...ranksOf([[3], [1, 4], [2]])]).toEqual([
      [3, 1],
      [1, 2],
      [4, 2],
      [2, 4],
    ]);
  });

  it('is read as times, to the hundredth for a race and cut to the tenth for a kilometre', () => {
    const times = fc.integer({ min: 1000, max: 5_999_000 });
    fc.assert(
      fc.property(times, (ms) => {
        expect(parseRaceTime(totalTime(ms))).toBe(Math.round(ms / 10) * 10);
        expect(parseRaceTime(kilometreRate(ms))).toBe(Math.floor(ms / 100) * 100);
      }),
    );
    expect([totalTime(0), totalTime(null), kilometreRate(-1), kilometreRate(null)]).toEqual(['', '', '', '']);
  });
});

describe('a runner of PMU', () => {
  const nonsense = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constantFrom(null, [], {}, '12,5', '1e9', -1, 0),
  );
  const quote = fc.record({ rapport: nonsense, dateRapport: nonsense });
  const fields = fc.record(
    {
      handicapDistance: nonsense,
      handicapPoids: nonsense,
      handicapValeur: nonsense,
      placeCorde: nonsense,
      ordreArrivee: nonsense,
      tempsObtenu: nonsense,
      reductionKilometrique: nonsense,
      supplement: nonsense,
      tauxReclamation: nonsense,
      musique: nonsense,
      age: nonsense,
      nombreCourses: nonsense,
      nombreVictoires: nonsense,
      nombrePlacesSecond: nonsense,
      nombrePlacesTroisieme: nonsense,
      gainsParticipant: fc.record({ gainsCarriere: nonsense, gainsPlace: nonsense }),
      dernierRapportDirect: quote,
      dernierRapportReference: quote,
    },
    { requiredKeys: [] },
  );
  const derive = (given: object) =>
    deriveRunner(3, runner(3, { ...given }), [], {
      key: { jour: DAY, reun: 1, prix: 1 },
      race: { dist: '2850', partant: '5' },
      ranks: new Map(),
      incidents: new Map(),
      stables: new Map(),
      onUnknown: () => undefined,
    });

  it('fills its columns with what they can hold, whatever odds, distances and sums come', () => {
    fc.assert(
      fc.property(fields, (given) => {
        const row = derive(given);
        for (const column of CACHEDATE_COLUMNS as readonly Column[]) {
          const value = row[column.name];
          if (value === undefined) continue;
          expect(typeof value).toBe(isNumberColumn(column) ? 'number' : 'string');
          expect(parseValue(column, value)).not.toHaveProperty('problem');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has no more wins than a horse can have, whatever is said', () => {
    const most = 2_147_483_646;
    const given = { nombreVictoires: most, nombrePlacesSecond: most, nombrePlacesTroisieme: 1 };
    expect(derive(given)).toMatchObject({ victoirescheval: 0, placescheval: 1 });
  });

  it('has its earnings in cents, and in euros without the cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (gainsCarriere) => {
        const row = derive({ gainsParticipant: { gainsCarriere } });
        expect(row).toMatchObject({ gainsCarriere, gains: String(Math.trunc(gainsCarriere / 100)) });
      }),
    );
  });
});
