import * as v from 'valibot';
import { declareCall, described } from '#terms';
import type { ShapeOf } from './calls/Call';

/** Key of the one seller's identity. */
export const SELLER_KEY = 'vendeur';

export const SellerIdentity = v.object({
  name: described(v.string(), 'name or company name'),
  legalForm: described(v.string(), 'legal form and capital'),
  address: v.string(),
  siren: described(v.string(), 'nine digits'),
  vat: described(v.string(), 'number for VAT; who is exempt has none'),
  email: v.string(),
  phone: v.string(),
  director: described(v.string(), 'who answers for what is published'),
  hostName: v.string(),
  hostAddress: v.string(),
  hostPhone: v.string(),
  mediator: described(v.string(), 'name and address of the consumer mediator'),
});
/** Who sells and who hosts, as French law wants it told; a text is empty as long as it is not known. */
export type SellerIdentity = ShapeOf<typeof SellerIdentity>;

/** Who sells, as published. */
export const sellerIdentity = declareCall(
  { method: 'GET', path: '/apin/seller', answer: SellerIdentity },
  () => ({
    summary: 'Who sells and who hosts, as published; a text is empty where it is not known',
    access: 'anyone',
  }),
);
