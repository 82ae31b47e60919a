import { arrival, race, raceRow } from '../testing';
import { readRaces } from './readRaces';

const { jour: DAY } = race();

const mapOne = (changes: Readonly<Record<string, unknown>>) => readRaces([raceRow(changes)])[0];

describe('readRaces', () => {
  it('reads a row of caractrap', () => {
    expect(mapOne({ quinte: 1, arriv: '16-5-14' })).toEqual({
      id: 1,
      jour: DAY,
      racecourse: 'VINCENNES',
      meeting: 1,
      number: 1,
      name: 'PRIX DE TEST',
      time: '13:50:00',
      discipline: 'attele',
      distance: 2700,
      declared: 14,
      prize: 40_000,
      currency: 'EUR',
      isQuinte: true,
      arrival: arrival([16, 5, 14]),
    });
  });

  it('reads missing and empty fields as « none »', () => {
    expect(readRaces([{ id: 2, jour: DAY }])).toEqual([
      {
        id: 2,
        jour: DAY,
        racecourse: '',
        meeting: null,
        number: null,
        name: '',
        time: null,
        discipline: '',
        distance: null,
        declared: null,
        prize: null,
        currency: 'EUR',
        isQuinte: false,
        arrival: null,
      },
    ]);
    expect(mapOne({ heure: null, devise: '', arriv: null })).toMatchObject({
      time: null,
      currency: 'EUR',
      arrival: null,
    });
  });

  it.each([0, '0', '', 'abc', -5, null])('reads the amount %j as none', (dist) => {
    expect(mapOne({ dist })?.distance).toBeNull();
  });

  it('sets names in French', () => {
    const names = { prixnom: "Prix d'Antibes", hippo: "Le Lion-d'Angers" };
    expect(mapOne(names)).toMatchObject({ name: 'Prix d’Antibes', racecourse: 'Le Lion-d’Angers' });
  });

  it('knows a meeting by name only, and a race by the digits of its name', () => {
    expect(mapOne({ reun: 'Mantorp', prix: null, prixnom: 'Course 6' })).toMatchObject({
      meeting: null,
      number: 6,
    });
  });

  it('ignores columns it does not know', () => {
    expect(mapOne({ tout_nouveau: { a: 1 } })?.id).toBe(1);
  });

  it.each([
    ['no list', { races: [] }],
    ['nothing', null],
    ['a row without id', [{ jour: DAY }]],
    ['a row whose id is text', [raceRow({ id: 'x' })]],
    ['a row whose name is no text', [raceRow({ prixnom: {} })]],
  ])('refuses %s as malformed', (_, body) => {
    expect(() => readRaces(body)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });

  it('names the field that is wrong', () => {
    expect(() => readRaces([raceRow(), raceRow({ jour: 5 })])).toThrow('/caractrap: 1.jour:');
  });
});
