import type { SellerIdentity } from '../../../contracts';

/** Names by which a text asks for what the seller's identity says: `{nom}`. */
export const SELLER_BLANKS: Readonly<Record<keyof SellerIdentity, string>> = {
  name: 'nom',
  legalForm: 'forme juridique',
  address: 'adresse',
  siren: 'siren',
  vat: 'tva',
  email: 'e-mail',
  phone: 'téléphone',
  director: 'directeur',
  hostName: 'hébergeur',
  hostAddress: 'adresse hébergeur',
  hostPhone: 'téléphone hébergeur',
  mediator: 'médiateur',
};
