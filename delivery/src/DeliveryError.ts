import type { GateFinding } from '@galopin/shared/contracts';

/** Every way delivery's API refuses, with the HTTP status it answers. */
export const DELIVERY_ERRORS = {
  unauthorized: 401,
  forbidden: 403,
  'unknown-build': 404,
  'unknown-file': 404,
  'unknown-token': 404,
  'unknown-environment': 404,
  'other-digest': 409,
  conflict: 409,
  'not-trusted': 409,
  'file-mismatch': 422,
  refused: 422,
  'database-away': 503,
  'backend-away': 503,
} as const;

export type DeliveryErrorCode = keyof typeof DELIVERY_ERRORS;

/** A refusal of delivery's API, with the rules that were not met. */
export class DeliveryError extends Error {
  readonly status: number;

  constructor(
    readonly code: DeliveryErrorCode,
    message: string,
    readonly findings: readonly GateFinding[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DeliveryError';
    this.status = DELIVERY_ERRORS[code];
  }
}
