import { RefusedError } from './createOrderBook';

/** What becomes of calls about orders: answered, refused with 503, or left without an answer for long. */
export const OUTAGES = ['none', 'failing', 'silent'] as const;
export type OutageKind = (typeof OUTAGES)[number];

/** Trouble at PayPal that no payer chooses: before there is an order, and after its payment. */
export interface Outage {
  set(kind: OutageKind): void;
  /**
   * Passes, now or late.
   * @throws RefusedError 503 while PayPal is failing
   */
  meet(): Promise<void>;
}

/** @param late lets as much time pass as a slow answer takes */
export function createOutage(late: () => Promise<unknown>): Outage {
  let kind: OutageKind = 'none';
  return {
    set: (next) => {
      kind = next;
    },
    meet: async () => {
      if (kind === 'failing') {
        throw new RefusedError(503, 'SERVICE_UNAVAILABLE', 'The service is temporarily unavailable.');
      }
      if (kind === 'silent') await late();
    },
  };
}
