import type { GateFinding } from '@galopin/shared/contracts';

/** Every way delivery's API refuses, with the HTTP status it answers. */
export const DELIVERY_ERRORS = {
  'bad-text': 400,
  unauthorized: 401,
  forbidden: 403,
  'recent-sign-in-required': 403,
  'second-factor-required': 403,
  'unknown-build': 404,
  'unknown-file': 404,
  'unknown-token': 404,
  'unknown-environment': 404,
  'other-digest': 409,
  conflict: 409,
  'not-trusted': 409,
  'too-many-guesses': 429,
  'file-mismatch': 422,
  refused: 422,
  'database-away': 503,
  'backend-away': 503,
  'store-unwritable': 507,
} as const;

export type DeliveryErrorCode = keyof typeof DELIVERY_ERRORS;

/** A refusal of delivery's API, with the rules that were not met. */
export class DeliveryError extends Error {
  readonly status: number;
  /** Seconds after which the same call may be made again. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: DeliveryErrorCode,
    message: string,
    readonly findings: readonly GateFinding[] = [],
    options?: ErrorOptions & { readonly retryAfter?: number },
  ) {
    super(message, options);
    this.name = 'DeliveryError';
    this.status = DELIVERY_ERRORS[code];
    this.retryAfter = options?.retryAfter;
  }
}
