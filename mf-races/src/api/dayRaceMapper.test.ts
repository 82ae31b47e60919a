import { raceRow } from '../testing/raceFixtures';
import { mapDayRaces } from './dayRaceMapper';

const read = (changes: Readonly<Record<string, unknown>>) => mapDayRaces([raceRow(changes)])[0];

describe('a race of the day’s list', () => {
  it('has its country, weather and surface', () => {
    const race = read({
      hippo: 'Mantorp',
      devise: 'SEK',
      meteo: ' Couvert ',
      temperature: '-4',
      natpis: 'PS',
    });
    expect(race?.country).toBe('SE');
    expect(race?.surroundings).toEqual({ weather: 'Couvert', temperature: -4, surface: 'PS' });
  });

  it('takes the short label of the sky where there are no other words', () => {
    expect(read({ nebulositeLibelleCourt: 'Peu Nuageux' })?.surroundings.weather).toBe('Peu Nuageux');
  });

  it.each([
    [{ temperature: 0 }, null],
    [{ temperature: 0, meteo: 'Neige' }, 0],
    [{ temperature: 0, forceVent: 12 }, 0],
    [{ temperature: null, meteo: 'Neige' }, null],
    [{ temperature: 'froid', meteo: 'Neige' }, null],
    [{}, null],
  ])('with %j has the temperature %j', (changes, temperature) =>
    expect(read(changes)?.surroundings.temperature).toBe(temperature),
  );

  it('is found by the specification’s look-up of its number', () => {
    expect(read({ prix: null, num: 'C7' })?.number).toBe(7);
  });

  it.each([[null], [{}], [[{ id: '1' }]]])('is not made of %j', (body) =>
    expect(() => mapDayRaces(body)).toThrow('/caractrap'),
  );
});
