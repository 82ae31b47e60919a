import { performance } from '../testing/entityAnswers';
import { pastRuns } from './pastRuns';

const rider = { id: 201, name: 'A. Martin' };
const today = {
  jour: '2026-11-21',
  racecourse: 'Paris-Vincennes',
  runner: { jockey: rider, shoeing: 'DD' },
};
const run = (raceId: number, jour: string, over: Parameters<typeof performance>[1] = {}) =>
  performance(raceId, { jour, shoeing: 'DD', ...over });

describe('what a horse’s past races say of it', () => {
  it('are the last five before the day, the newest first', () => {
    const rows = [
      run(9, '2026-11-22'),
      run(8, '2026-11-21'),
      ...[7, 6, 5, 4, 3, 2].map((id) => run(id, `2026-11-0${id}`)),
    ];
    const past = pastRuns(rows, today);
    expect(past.runs.map(({ raceId }) => raceId)).toEqual([7, 6, 5, 4, 3]);
    expect(past.daysSince).toBe(14);
  });

  it('counts the days from the last start, not from a race in which it stayed away', () => {
    const rows = [run(2, '2026-11-20', { outcome: 'nonRunner', rank: null }), run(1, '2026-11-11')];
    expect(pastRuns(rows, today)).toMatchObject({ daysSince: 10, runs: [{ raceId: 2 }, { raceId: 1 }] });
  });

  it('notices another rider and another shoeing, and only these', () => {
    expect(pastRuns([run(1, '2026-11-11')], today)).toMatchObject({ riderBefore: '', shoeingBefore: null });
    const other = { jockey: { id: 7, name: 'B. Goop' }, shoeing: 'FF' };
    expect(pastRuns([run(1, '2026-11-11', other)], today)).toMatchObject({
      riderBefore: 'B. Goop',
      shoeingBefore: 'FF',
    });
    // What is not known has not changed.
    const unknown = { jockey: { id: null, name: '' }, shoeing: '' };
    expect(pastRuns([run(1, '2026-11-11', unknown)], today)).toMatchObject({
      riderBefore: '',
      shoeingBefore: null,
    });
  });

  it('knows a rider without id by the name', () => {
    const runner = { jockey: { id: null, name: 'A. Martin' }, shoeing: '' };
    const rows = [run(1, '2026-11-11', { jockey: { id: null, name: 'A. Martin' } })];
    expect(pastRuns(rows, { ...today, runner }).riderBefore).toBe('');
  });

  it('counts its starts at the racecourse', () => {
    const rows = [
      run(4, '2026-11-10', { rank: 1 }),
      run(3, '2026-11-09', { rank: 3 }),
      run(2, '2026-11-08', { rank: null, result: 'DAI' }),
      run(1, '2026-11-07', { rank: 1, racecourse: 'Craon' }),
    ];
    expect(pastRuns(rows, today).here).toMatchObject({ starts: 3, wins: 1, places: 2 });
  });

  it('has the best time at the racecourse, of what is a time', () => {
    const times = [`1'13"2`, `1'12"9`, '', 'inconnu', `1'14"0`];
    const rows = times.map((kilometreTime, index) => run(index + 1, '2026-11-11', { kilometreTime }));
    expect(pastRuns(rows, today).here.bestTime).toBe(`1'12"9`);
    const elsewhere = [run(9, '2026-11-12', { kilometreTime: `1'10"0`, racecourse: 'Enghien' }), ...rows];
    expect(pastRuns(elsewhere, today).here.bestTime).toBe(`1'12"9`);
  });

  it('says nothing of a horse that has not run', () => {
    expect(pastRuns([], today)).toEqual({
      runs: [],
      daysSince: null,
      riderBefore: '',
      shoeingBefore: null,
      here: { starts: 0, wins: 0, places: 0, bestTime: '' },
    });
  });
});
