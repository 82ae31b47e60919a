import { raceListQuery } from './raceListQuery';

describe('raceListQuery', () => {
  const day = { limit: 1001, sort: 'reun asc, prix asc', jour: '2026-11-21' };

  it('asks for meeting 1 only, unless every meeting may be seen', () => {
    expect(raceListQuery('2026-11-21', false)).toEqual({ ...day, reun: 1 });
    expect(raceListQuery('2026-11-21', true)).toEqual({ ...day, reun: undefined });
  });
});
