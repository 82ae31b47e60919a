import type { Notification } from '../contracts';
import { readAnnouncement, type Announcement } from './readAnnouncement';

const arrival: Announcement<'arrival'> = {
  type: 'arrival',
  jour: '2026-11-21',
  reun: 1,
  prix: 4,
  raceId: 77,
  definitive: true,
};

describe('an announced arrival', () => {
  it('reads what a message announces', () => {
    const message: Notification = { message: 'Arrivée', snackbar: false, meta: { ...arrival, more: 1 } };
    expect(readAnnouncement('arrival', message)).toEqual(arrival);
  });

  it('makes do with the day', () => {
    expect(readAnnouncement('arrival', { meta: { type: 'arrival', jour: '2026-11-21' } })).toEqual({
      type: 'arrival',
      jour: '2026-11-21',
      reun: null,
      prix: null,
      raceId: null,
      definitive: false,
    });
  });

  it.each([
    [{}],
    [{ meta: {} }],
    [{ meta: { ...arrival, type: 'payment' } }],
    [{ meta: { ...arrival, jour: undefined } }],
    [{ meta: { ...arrival, raceId: '77' } }],
  ])('finds none in %j', (message) => expect(readAnnouncement('arrival', message)).toBeNull());
});

const change: Announcement<'change'> = { type: 'change', of: 'runners', jour: '2026-11-21', raceId: 77 };

describe('an announced change', () => {
  it('reads what a message announces', () =>
    expect(readAnnouncement('change', { meta: { ...change, more: 1 } })).toEqual(change));

  it('takes no race for any of the day', () =>
    expect(readAnnouncement('change', { meta: { type: 'change', of: 'race', jour: '2026-11-21' } })).toEqual({
      type: 'change',
      of: 'race',
      jour: '2026-11-21',
      raceId: null,
    }));

  it.each([
    [{}],
    [{ meta: { ...change, type: 'arrival' } }],
    [{ meta: { ...change, of: 'weather' } }],
    [{ meta: { ...change, jour: 20_261_121 } }],
    [{ meta: { ...change, raceId: '77' } }],
  ])('finds none in %j', (message) => expect(readAnnouncement('change', message)).toBeNull());
});
