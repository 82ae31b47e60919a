import { CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { parseSort } from './parseSort';

const read = (sort: string) =>
  parseSort(sort, CARACTRAP_COLUMNS).map(({ column, direction }) => `${column.name} ${direction}`);

describe('the sort parameter', () => {
  it('reads columns and directions, ascending where none is given', () => {
    expect(read('reun asc, prix desc,jour')).toEqual(['reun asc', 'prix desc', 'jour asc']);
  });

  it.each(['nothing asc', 'reun up', 'reun asc asc', '', 'reun;drop table', 'reun asc,', 'source asc'])(
    'refuses %j and says what is wanted',
    (sort) => {
      expect(() => read(sort)).toThrow(/"sort" is .*columns of the answer/);
    },
  );
});
