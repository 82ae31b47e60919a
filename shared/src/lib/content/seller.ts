import type { SellerIdentity } from '../../contracts';
import { SELLER_BLANKS } from './i18n/sellerBlanks';

type Field = keyof SellerIdentity;

/** In the order they are asked for. */
export const SELLER_FIELDS = Object.keys(SELLER_BLANKS) as readonly Field[];

/** Who is exempt from VAT has no number. */
const OPTIONAL: ReadonlySet<Field> = new Set<Field>(['vat']);

export const NO_SELLER = Object.fromEntries(
  SELLER_FIELDS.map((field) => [field, '']),
) as unknown as SellerIdentity;

/** What must be told of the seller (LCEN, article 1-1; code de la consommation, article L. 616-1) and is not known. */
export function missingSellerFields(seller: SellerIdentity): readonly Field[] {
  return SELLER_FIELDS.filter((field) => !OPTIONAL.has(field) && seller[field].trim() === '');
}

/** A number of nine digits as it is customarily set: three groups. */
export function formatSiren(siren: string): string {
  return siren.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');
}
