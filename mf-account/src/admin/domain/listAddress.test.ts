import { listPath, pageQuery, readListAddress } from './listAddress';

const STATES = ['active', 'none'] as const;
const read = (query: Readonly<Record<string, string>>) => readListAddress(query, STATES);

describe('the address of a list', () => {
  it('is read as it is written', () => {
    expect(read({ etat: 'none', page: '3' })).toEqual({ state: 'none', page: 3 });
    expect(listPath('payments', { state: 'completed', page: 2 })).toBe(
      '/Admin?vue=paiements&etat=completed&page=2',
    );
    expect(listPath('payments', { state: null, page: 1 })).toBe('/Admin?vue=paiements');
  });

  it.each([{}, { etat: 'toString', page: '0' }, { page: '-1' }, { page: 'x' }, { page: '123456' }])(
    'is the first page of all where it says %j',
    (query) => expect(read(query)).toEqual({ state: null, page: 1 }),
  );

  it('skips the rows of the pages before', () => {
    expect(pageQuery({ state: null, page: 3 })).toEqual({ state: undefined, limit: 25, offset: 50 });
    expect(read({ page: '99999' }).page).toBe(10_000);
  });
});
