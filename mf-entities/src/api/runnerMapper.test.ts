import { runnerRow } from '../testing/entityFixtures';
import { mapRunners } from './runnerMapper';

const map = (over: Parameters<typeof runnerRow>[1]) => mapRunners([runnerRow(1, over)])[0];

describe('mapRunners', () => {
  it('sorts by saddle-cloth number', () =>
    expect(mapRunners([runnerRow(10), runnerRow(2)]).map(({ number }) => number)).toEqual([2, 10]));

  it('takes odds of 0 for none', () =>
    expect(map({ cotedirect: 0, coteprob: 2.5 })).toMatchObject({ finalOdds: null, probableOdds: 2.5 }));

  it('takes earnings in whole units, and cents where there are no others', () => {
    expect(map({})?.earnings).toBe(299_900);
    expect(map({ gains: '', gainsCarriere: 1_050_000 })?.earnings).toBe(10_500);
    expect(map({ gains: '500', gainsCarriere: -1 })?.earnings).toBe(500);
    expect(map({ gains: '0', gainsCarriere: 0 })?.earnings).toBe(0);
    expect(map({ gains: '', gainsCarriere: -1 })?.earnings).toBeNull();
  });

  it('links nobody by the id 0', () =>
    expect(map({ idJockey: 0 })?.jockey).toEqual({ id: null, name: 'Driver 1' }));

  it('reads weights and ratings kept as text', () =>
    expect(map({ poidmont: '58.5', vha: '28,5' })).toMatchObject({ weight: 58.5, rating: 28.5 }));

  it('sets names as all other pages do, and leaves times as they are', () =>
    expect(map({ cheval: "Sea d'Automne", jockey: "P. O'Brien", redkm: `1'12"5` })).toMatchObject({
      horse: { name: 'Sea d’Automne' },
      jockey: { name: 'P. O’Brien' },
      kilometreTime: `1'12"5`,
    }));

  it('drops blanks around codes', () => expect(map({ country: 'FR ' })?.country).toBe('FR'));

  it('makes do with a bare row', () =>
    expect(mapRunners([{ numero: 4 }])[0]).toMatchObject({ number: 4, form: '', earnings: null, age: null }));

  it.each([null, {}, [{}], [{ numero: 'x' }]])('refuses %p', (body) =>
    expect(() => mapRunners(body)).toThrow(expect.objectContaining({ code: 'malformed' })),
  );
});
