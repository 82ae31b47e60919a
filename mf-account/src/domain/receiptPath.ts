import { paths } from '@galopin/shared/contracts';

/** Name of the query value that opens a receipt on `/Profile`. */
export const RECEIPT_QUERY = 'recu';

/** Where the receipt of a payment is shown. */
export function receiptPath(paymentId: number): string {
  return `${paths.profile.to()}?${RECEIPT_QUERY}=${paymentId}`;
}
