/**
 * A name as one writes it everywhere: capitals and digits only, without accents, blanks or points.
 * `Kobée d'Eronville` is `KOBEEDERONVILLE`.
 */
export function nameKey(name: string): string {
  return name
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/**
 * A rider's or trainer's name without form of address and without the « (s) » of a trainer's company:
 * `Mme R. HAGHIGHAT` is `RHAGHIGHAT`, `CH.PLISSON (S)` is `CHPLISSON`.
 */
export function personKey(name: string): string {
  return nameKey(name.replace(/^\s*(mme|mlle|melle|mr|mrs)\b\.?/i, '').replace(/\(\s*s\s*\)\s*$/i, ''));
}

/** What tells a horse from others of its name. */
export interface Pedigree {
  readonly name: string;
  readonly dam: string;
  readonly sire: string;
  /** PMU's `idCheval`, `NAME-DAM-SIRE`; takes the place of the parents. */
  readonly idCheval?: string | undefined;
  /** Used where neither parent is known. */
  readonly birthYear?: number | undefined;
}

/** A horse by its name and parents, the same whether they come in one text or in three; empty for a horse without name. */
export function horseKey({ name, dam, sire, idCheval, birthYear }: Pedigree): string {
  const own = nameKey(name);
  if (own === '') return '';
  const whole = nameKey(idCheval ?? '');
  const parents = whole.startsWith(own) ? whole.slice(own.length) : nameKey(dam) + nameKey(sire);
  return parents === '' && birthYear !== undefined ? `${own}|${birthYear}` : `${own}|${parents}`;
}
