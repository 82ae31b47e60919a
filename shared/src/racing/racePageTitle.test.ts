import { racePageTitle } from './racePageTitle';

const race = { meeting: 1, number: 8, name: 'Prix de Vesoul', racecourse: 'Vincennes', jour: '2026-11-21' };

describe('racePageTitle', () => {
  it('names race, racecourse and day', () => {
    expect(racePageTitle(race, 'Course')).toBe('R1\u00a0C8 – Prix de Vesoul, Vincennes, 21/11/2026');
  });

  it('leaves out what is not known, and still names something', () => {
    const bare = { ...race, meeting: null, number: null, name: '', racecourse: '' };
    expect(racePageTitle(bare, 'Course')).toBe('Course, 21/11/2026');
  });
});
