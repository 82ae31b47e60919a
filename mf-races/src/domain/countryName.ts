import { countries } from '../i18n/countries';

let names: Intl.DisplayNames | undefined;

/** The French name of a country: `SE` → « Suède ». `null` for what is no country's ISO 3166 code. */
export function countryName(code: string): string | null {
  // ZZ stands for a region that is not known.
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return null;
  const known = countries[code];
  if (known !== undefined) return known;
  names ??= new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  return names.of(code) ?? null;
}
