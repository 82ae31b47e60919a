import { raceRow } from '../testing/tipFixtures';
import { mapRaces } from './raceMapper';

describe('mapRaces', () => {
  it('reads the columns a list of tips shows', () => {
    expect(mapRaces([raceRow({ quinte: 1, arriv: '16-5-14' })])).toEqual([
      {
        id: 104,
        racecourse: 'Paris-Vincennes',
        meeting: 1,
        number: 4,
        name: 'Prix de Vesoul',
        time: '15:15:00',
        discipline: 'Attelé',
        distance: 2850,
        runners: 16,
        isQuinte: true,
        arrival: '16-5-14',
      },
    ]);
  });

  it('takes missing and empty columns for « none »', () => {
    const [race] = mapRaces([{ id: 7, dist: '', partant: '-1', heure: null, reun: 'Mantorp' }]);
    expect(race).toMatchObject({
      id: 7,
      meeting: null,
      number: null,
      name: '',
      time: null,
      distance: null,
      runners: null,
      isQuinte: false,
      arrival: '',
    });
  });

  it('falls back on the digits of the race name for its number', () => {
    expect(mapRaces([raceRow({ prix: null, prixnom: 'Course 6' })])[0]?.number).toBe(6);
  });

  it.each([
    ['no list', { races: [] }],
    ['a row without id', [{ reun: '1' }]],
    ['text where a number belongs', [raceRow({ id: 'x' })]],
  ])('refuses %s', (_, body) => {
    expect(() => mapRaces(body)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});
