import { raceRow } from '../testing/entityFixtures';
import { mapRace } from './raceMapper';

describe('mapRace', () => {
  it('reads numbers kept as text and flags', () => {
    expect(mapRace([raceRow()])).toMatchObject({
      id: 77,
      meeting: 1,
      number: 4,
      distance: 2850,
      declared: 3,
      prize: 150_000,
      isQuinte: true,
      isAutostart: true,
      category: 'Groupe II',
      arrival: null,
    });
  });

  it('fills what is missing with « none »', () => {
    expect(mapRace([{ id: 5, jour: '2026-11-21', hippo: null, unknownColumn: 1 }])).toMatchObject({
      racecourse: '',
      meeting: null,
      number: null,
      time: null,
      distance: null,
      prize: null,
      currency: 'EUR',
      isQuinte: false,
    });
  });

  it('knows a meeting by name only', () =>
    expect(mapRace([raceRow({ reun: 'Vire' })])).toMatchObject({ meeting: null }));

  it('reads the arrival of a recorded race as final', () =>
    expect(mapRace([raceRow({ arriv: '2-1-3' })])?.arrival).toEqual({
      order: [[2], [1], [3]],
      final: true,
      cancelled: false,
    }));

  it('takes 0 °C for no temperature unless other weather is known', () => {
    expect(mapRace([raceRow()])?.weather.temperature).toBeNull();
    expect(mapRace([raceRow({ nebulositeLibelleCourt: 'Neige' })])?.weather.temperature).toBe(0);
  });

  it('is null for an empty list', () => expect(mapRace([])).toBeNull());

  it.each([null, {}, [{ id: 'x' }]])('refuses %p', (body) =>
    expect(() => mapRace(body)).toThrow(expect.objectContaining({ code: 'malformed' })),
  );
});
