let names: Intl.DisplayNames | undefined;

/** The French name of a country: `SE` → « Suède ». `null` for what is no country's ISO 3166 code. */
export function countryName(code: string): string | null {
  // ZZ stands for a region that is not known.
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return null;
  // Made when it is first asked for: most days are French only.
  names ??= new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  return names.of(code) ?? null;
}
