import { riderLicence } from './riderLicence';

const none = { starts: 1, wins: 0, places: 0 };
const of = (...keys: string[]) => riderLicence(keys.map((key) => ({ key, all: none, year: none })));

describe('riderLicence', () => {
  it.each([
    [['Attelé'], 'driver'],
    [['Monté'], 'trotRider'],
    [['Attelé', 'Monté'], 'trot'],
    [['Plat', 'Haies'], 'jockey'],
    [['Plat', 'Attelé'], 'both'],
    [[], 'unknown'],
  ])('tells of %j: %s', (keys, licence) => expect(of(...keys)).toBe(licence));
});
