import { race } from '../testing/tipFixtures';
import { groupMeetings } from './groupMeetings';

describe('groupMeetings', () => {
  it('groups by racecourse, numbers counting as numbers, meetings without one last', () => {
    const meetings = groupMeetings([
      race({ id: 1, racecourse: 'Vire', meeting: null, number: 1 }),
      race({ id: 2, racecourse: 'Pau', meeting: 10, number: 1 }),
      race({ id: 3, racecourse: 'Craon', meeting: 2, number: 10 }),
      race({ id: 4, racecourse: 'Craon', meeting: 2, number: 2 }),
      race({ id: 5, racecourse: 'Écommoy', meeting: null, number: 1 }),
    ]);
    expect(meetings.map(({ racecourse, races }) => [racecourse, ...races.map(({ id }) => id)])).toEqual([
      ['Craon', 4, 3],
      ['Pau', 2],
      ['Écommoy', 5],
      ['Vire', 1],
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(groupMeetings([])).toEqual([]);
  });
});
