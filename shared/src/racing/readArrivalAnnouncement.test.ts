import type { Notification } from '../contracts';
import { readArrivalAnnouncement, type ArrivalAnnouncement } from './readArrivalAnnouncement';

const announcement: ArrivalAnnouncement = {
  type: 'arrival',
  jour: '2026-11-21',
  reun: 1,
  prix: 4,
  raceId: 77,
  definitive: true,
};

describe('readArrivalAnnouncement', () => {
  it('reads what a message announces', () => {
    const message: Notification = { message: 'Arrivée', snackbar: false, meta: { ...announcement, more: 1 } };
    expect(readArrivalAnnouncement(message)).toEqual(announcement);
  });

  it('makes do with the day', () => {
    expect(readArrivalAnnouncement({ meta: { type: 'arrival', jour: '2026-11-21' } })).toEqual({
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
    [{ meta: { ...announcement, type: 'payment' } }],
    [{ meta: { ...announcement, jour: undefined } }],
    [{ meta: { ...announcement, raceId: '77' } }],
  ])('finds none in %j', (message) => expect(readArrivalAnnouncement(message)).toBeNull());
});
