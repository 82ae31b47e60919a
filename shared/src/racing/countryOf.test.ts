import { countryOf } from './countryOf';

describe('the country of a race', () => {
  it.each([
    ['Mantorp', 'SEK', 'SE'],
    ['Orkla Arena', 'NOK', 'NO'],
    ['Charlottenlund', 'DKK', 'DK'],
    ['Maronas', 'UYU', 'UY'],
    // A course of that name is in England as well.
    ['Ascot', 'AUD', 'AU'],
    ['Meadowlands', 'USD', 'US'],
  ])('%s with %s is that of its currency: %s', (racecourse, currency, country) =>
    expect(countryOf({ racecourse, currency })).toBe(country),
  );

  it.each([
    ['Berlin-Mariendorf', 'DE'],
    ['Vienne Krieau', 'AT'],
    ['Baléares - Mao', 'ES'],
    ['MONS - GHLIN', 'BE'],
    ['Wolvega', 'NL'],
    ['Baden-Baden', 'DE'],
  ])('%s in euros is that of its racecourse: %s', (racecourse, country) =>
    expect(countryOf({ racecourse, currency: 'EUR' })).toBe(country),
  );

  it.each(['Paris-Vincennes', 'Montauban', 'Le Mont-Saint-Michel', 'Romorantin', 'Yorkville', ''])(
    '%j is not known abroad, so it is France',
    (racecourse) => expect(countryOf({ racecourse, currency: 'EUR' })).toBe('FR'),
  );

  it.each(['€', 'euros', 'eur', 'XOF', 'XXX', 'S'])(
    'takes %j for no country’s currency, so that the racecourse tells',
    (currency) => {
      expect(countryOf({ racecourse: 'Craon', currency })).toBe('FR');
      expect(countryOf({ racecourse: 'Wolvega', currency })).toBe('NL');
    },
  );
});
