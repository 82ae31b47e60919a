import { readView, viewAddress } from './dayView';

const TODAY = '2026-11-26';
const BEFORE = '2026-10-31';

describe('views of a day', () => {
  it.each([['departs'], ['reunions'], ['arrivees'], ['quinte'], ['derniere-minute']] as const)(
    'know « %s »',
    (vue) => expect(readView({ vue })).toBe(vue),
  );

  it.each([[{}], [{ vue: 'demain' }], [{ vue: '' }], [{ vue: 'DEPARTS' }]])('know none of %j', (query) =>
    expect(readView(query)).toBeNull(),
  );

  it.each([
    [null, TODAY, '/'],
    ['departs', TODAY, '/?vue=departs'],
    ['departs', BEFORE, '/Jour?vue=departs&jour=2026-10-31'],
    ['reunions', TODAY, '/?vue=reunions'],
    ['reunions', BEFORE, '/Jour?jour=2026-10-31'],
    ['derniere-minute', BEFORE, '/Jour?vue=derniere-minute&jour=2026-10-31'],
    ['arrivees', TODAY, '/?vue=arrivees'],
    ['arrivees', BEFORE, '/?vue=arrivees&jour=2026-10-31'],
    ['quinte', TODAY, '/?vue=quinte'],
    ['quinte', BEFORE, '/?vue=quinte&mois=2026-10'],
  ] as const)('stand, %s of %s, at %s', (view, jour, address) =>
    expect(viewAddress(view, jour, TODAY)).toBe(address),
  );
});
