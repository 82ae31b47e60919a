import type { Fields } from '../fields';
import { NO_DOCUMENTS } from '../RaceDocuments';
import { meeting, trot } from '../testing/documents';
import { readAgeOf } from './ages';
import { currencyOf } from './countries';
import { deriveRace } from './deriveRace';
import { prizeName } from './prizeName';
import { racecourseName } from './racecourses';

const KEY = { jour: '2026-11-21', reun: 1, prix: 1 };
const derived = (race: Fields, header: Fields = {}) =>
  deriveRace(
    KEY,
    { ...NO_DOCUMENTS, meeting: { ...meeting, ...header }, race: { ...trot, ...race } },
    (field, word) => {
      throw new Error(`${field} ${word} is not known`);
    },
  );

describe('the surface and the ground of a race', () => {
  it.each([
    ['grass', { typePiste: 'GAZON', parcours: '1600 M. (GRANDE PISTE)' }, 'PH', 'Grande piste'],
    ['grass as PMU calls it elsewhere', { typePiste: 'HERBE', parcours: '' }, 'PH', ''],
    [
      'all weather by its course',
      { typePiste: 'GAZON', parcours: '1900 M. (PISTE EN SABLE FIBRE)' },
      'PSF',
      '',
    ],
    [
      'all weather by its ground',
      { typePiste: 'GAZON', penetrometre: { intitule: 'PSF Standard' } },
      'PSF',
      'Grande piste',
    ],
    ['dirt by its course', { typePiste: 'GAZON', parcours: 'PISTE EN SABLE(DIRT)' }, 'PS', ''],
    ['nothing that is told', { parcours: '' }, '', ''],
  ])('is %s', (_, race, natpis, pistegp) => {
    expect(derived(race)).toMatchObject({ natpis, pistegp });
  });

  it('stands in the weather, as the field’s tables have it and the statistics of the ground read it', () => {
    const measured = { valeurMesure: '3,2', heureMesure: '2026-11-21T10:00', intitule: 'Bon souple' };
    expect(derived({ penetrometre: measured })).toMatchObject({ meteo: 'Peu nuageux, terrain bon souple' });
    expect(derived({ penetrometre: { intitule: 'PSF Lente' } })).toMatchObject({
      meteo: 'Peu nuageux, piste lente',
    });
    expect(derived({ penetrometre: { intitule: 'Lourd' } }, { meteo: undefined })).toMatchObject({
      meteo: 'terrain lourd',
    });
  });

  it('leaves the weather alone where nobody has measured the ground', () => {
    expect(derived({})).toMatchObject({ meteo: 'Quelques nuages.' });
    expect(derived({ penetrometre: { valeurMesure: '', intitule: '' } })).toMatchObject({
      meteo: 'Quelques nuages.',
    });
  });
});

describe('the age condition of a trot', () => {
  it.each([
    ['Pour 5 à 10 ans inclus, n’ayant pas gagné 182.000 €.', '5-10'],
    ['Course F. Pour 4 ans et au-dessus.', '4+'],
    ['Pour 5 ans, n’ayant pas gagné 57.000. - Recul de 25 m.', '5'],
    ['Pour chevaux entiers et hongres de 4 ans et plus.', '4+'],
    ['Pour 4, 5 et 6 ans (nés en 2020).', '4-6'],
    ['Pour juments, n’ayant pas gagné. Âgées de 5 ans.', ''],
    ['Recul de 25 m à 28.000 €.', ''],
    ['', ''],
  ])('is read from « %s »', (conditions, age) => expect(readAgeOf(conditions)).toBe(age));

  it('is the field of its own where there is one', () => {
    expect(derived({ conditionAge: 'TROIS_ANS', conditions: 'Pour 4 ans.' })).toMatchObject({ age: '3' });
    expect(derived({ conditionAge: undefined })).toMatchObject({ age: '4+' });
  });
});

describe('names of PMU', () => {
  it.each([
    ['COM', 'COMPIEGNE', 'Compiègne'],
    ['COM', 'COMPIÈGNE (PISTE)', 'Compiègne'],
    ['', 'VINCENNES', 'Paris-Vincennes'],
    ['VIN', 'VINCENNES HIVER', 'Paris-Vincennes'],
    ['', 'EVRY', 'Évry'],
    ['', 'CAGNES/MER', 'Cagnes-sur-Mer'],
    ['', "LE LION D'ANGERS", "Le Lion-d'Angers"],
    ['XYZ', 'VAL-LES-BRUYERES', 'Val-les-Bruyeres'],
    ['', 'Cordemais', 'Cordemais'],
  ])('have one racecourse for %s %s', (code, label, name) => expect(racecourseName(code, label)).toBe(name));

  it.each([
    ["PRIX DE L'ETOILE", "Prix de l'Étoile"],
    ['GRAND CRITERIUM DU PRESIDENT DE LA REPUBLIQUE', 'Grand Critérium du Président de la République'],
    ["PRIX DE LA COTE D'EMERAUDE", "Prix de la Cote d'Emeraude"],
    ['PRIX RENE BALLIERE', 'Prix Rene Balliere'],
    ['Prix de l’Etoile', 'Prix de l’Etoile'],
    ['PRIX DU SOLEIL DE BRETAGNE', 'Prix du Soleil de Bretagne'],
  ])('have accents where there is no doubt: %s', (label, name) => expect(prizeName(label)).toBe(name));
});

describe('the currency of a race', () => {
  it.each([
    ['', 'FRA', 'EUR'],
    ['', 'DEU', 'EUR'],
    ['', '', 'EUR'],
    ['', 'SWE', 'XXX'],
    ['', 'QQQ', 'XXX'],
    ['SEK', 'SWE', 'SEK'],
    ['GBP', 'FRA', 'GBP'],
  ])('said « %s » in %s is %s', (said, country, currency) =>
    expect(currencyOf(said, country)).toBe(currency),
  );

  it('is that of its runners as well', () =>
    expect(derived({}, { pays: { code: 'SWE', libelle: 'SUEDE' } })).toMatchObject({ devise: 'XXX' }));
});
