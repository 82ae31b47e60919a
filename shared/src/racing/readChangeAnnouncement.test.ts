import { readChangeAnnouncement, type ChangeAnnouncement } from './readChangeAnnouncement';

const announcement: ChangeAnnouncement = { type: 'change', of: 'runners', jour: '2026-11-21', raceId: 77 };

describe('readChangeAnnouncement', () => {
  it('reads what a message announces', () =>
    expect(readChangeAnnouncement({ meta: { ...announcement, more: 1 } })).toEqual(announcement));

  it('takes no race for any of the day', () =>
    expect(readChangeAnnouncement({ meta: { type: 'change', of: 'race', jour: '2026-11-21' } })).toEqual({
      type: 'change',
      of: 'race',
      jour: '2026-11-21',
      raceId: null,
    }));

  it.each([
    [{}],
    [{ meta: { ...announcement, type: 'arrival' } }],
    [{ meta: { ...announcement, of: 'weather' } }],
    [{ meta: { ...announcement, jour: 20_261_121 } }],
    [{ meta: { ...announcement, raceId: '77' } }],
  ])('finds none in %j', (message) => expect(readChangeAnnouncement(message)).toBeNull());
});
