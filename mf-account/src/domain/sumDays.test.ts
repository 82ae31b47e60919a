import { sumDays } from './sumDays';

describe('sumDays', () => {
  it('adds up what the days hold', () => {
    const days = [
      { jour: '2026-11-21', meetings: 8, races: 62, runners: 714 },
      { jour: '2026-11-20', meetings: 2, races: 15, runners: 0 },
    ];
    expect(sumDays(days)).toEqual({ meetings: 10, races: 77, runners: 714 });
  });

  it('is nothing for no days', () => {
    expect(sumDays([])).toEqual({ meetings: 0, races: 0, runners: 0 });
  });
});
