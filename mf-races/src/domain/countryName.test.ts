import { countries } from '../i18n/countries';
import { countryName } from './countryName';

describe('countryName', () => {
  it('says in French where a race is run', () => {
    expect(countryName('SE')).toBe('Suède');
    expect(countryName('HK')).toBe('Hong Kong');
  });

  it('knows the countries that are not listed as well', () => {
    expect(countries['IS']).toBeUndefined();
    expect(countryName('IS')).toBe('Islande');
  });

  it.each(['', 'fr', 'FRA', 'QQ', 'ZZ', '__proto__', 'constructor'])('knows no country %p', (code) => {
    expect(countryName(code)).toBeNull();
  });

  it('lists no country under another one’s code', () => {
    const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
    const other = Object.entries(countries).filter(([code, name]) => names.of(code) !== name);
    // Others say it at length.
    expect(other).toEqual([['HK', 'Hong Kong']]);
  });
});
