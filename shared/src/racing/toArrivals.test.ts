import { dayArrivals, type ArrivalRecord, type ArrivalsAnswer } from '../contracts';
import { arrival } from '../testing';
import { readAnswer } from '../lib';
import { arrivalOf, toArrivals } from './toArrivals';

const readArrivals = (body: unknown) => toArrivals(readAnswer(dayArrivals.answer, body, dayArrivals.path));
const answer = (value: string | ArrivalRecord): ArrivalsAnswer => ({ arrivals: { '1': { '4': value } } });
const readOne = (value: string | ArrivalRecord) => readArrivals(answer(value))['1']?.['4'];

describe('toArrivals', () => {
  it('takes a plain order for final', () => expect(readOne('16-5')).toEqual(arrival([16, 5])));

  it('takes an order with its state, provisional until said to be final', () => {
    expect(readOne({ ordre: '7 - 3' })).toEqual(arrival([7, 3], { final: false }));
    expect(readOne({ ordre: [7, [3, 4]], arriveeDefinitive: true })).toEqual({
      order: [[7], [3, 4]],
      final: true,
      cancelled: false,
    });
  });

  it.each([
    [{ statut: 'ARRIVEE_PROVISOIRE_AVEC_PHOTO', categorieStatut: 'ARRIVEE' }, 'photo'],
    [{ statut: 'ENQUETE', categorieStatut: 'ARRIVEE' }, 'inquiry'],
    [{ statut: 'ARRIVEE_PROVISOIRE', categorieStatut: 'ENQUETE_EN_COURS' }, 'inquiry'],
    [{ statut: 'ARRIVEE_PROVISOIRE_NON_VALIDEE', categorieStatut: 'ARRIVEE' }, undefined],
    [{ statut: 'ENQUETE', arriveeDefinitive: true }, undefined],
  ])('knows what an order waits for: %j', (state, awaits) => {
    expect(readOne({ ordre: '7 - 3', ...state })?.awaits).toBe(awaits);
  });

  it.each([
    [{ ordre: '', categorieStatut: 'ANNULEE' }],
    [{ ordre: null, statut: 'COURSE_ANNULEE' }],
    [{ statut: 'COURSE_ANNULEE' }],
  ])('knows a cancelled race by %j', (state) => {
    expect(readOne(state)).toEqual({ order: [], final: false, cancelled: true });
  });

  it('takes a day without arrivals', () => expect(readArrivals({ arrivals: {} })).toEqual({}));

  it.each([
    [null],
    [[]],
    [{}],
    [{ arrivals: { '1': '4-2' } }],
    [{ arrivals: { '1': { '1': 5 } } }],
    [{ arrivals: { '1': { '1': { ordre: 7 } } } }],
  ])('refuses %j', (body) => {
    expect(() => readArrivals(body)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });

  it('names what is wrong', () => {
    expect(() => readArrivals({ arrivals: { '1': { '4': 5 } } })).toThrow('/apin/arrivals: arrivals.1.4: ');
  });
});

describe('arrivalOf', () => {
  const day = readArrivals({ arrivals: { '2': { '1': '1' }, '1': { '2': '2', '3': '', '4': {} } } });

  it('matches by meeting and race number', () => {
    expect(arrivalOf(day, { meeting: 1, number: 2 })).toEqual(arrival([2]));
    expect(arrivalOf(day, { meeting: 1, number: 1 })).toBeNull();
    expect(arrivalOf(day, { meeting: 3, number: 1 })).toBeNull();
  });

  it('finds nothing for a race without numbers', () => {
    expect(arrivalOf(day, { meeting: null, number: 1 })).toBeNull();
    expect(arrivalOf(day, { meeting: 1, number: null })).toBeNull();
  });

  it('leaves out an arrival that says nothing, but not a cancelled race', () => {
    expect(arrivalOf(day, { meeting: 1, number: 3 })).toBeNull();
    expect(arrivalOf(day, { meeting: 1, number: 4 })).toBeNull();
    const cancelled = readArrivals(answer({ statut: 'COURSE_ANNULEE' }));
    expect(arrivalOf(cancelled, { meeting: 1, number: 4 })).toMatchObject({ cancelled: true });
  });
});
