import { CONTENT_REFUSALS, PAYMENT_REFUSALS, type GateFinding } from '../contracts';

/** Every code that a server answers a call with instead of a result, and its HTTP status. */
export const REFUSALS = {
  ...PAYMENT_REFUSALS,
  ...CONTENT_REFUSALS,
  'bad-request': 400,
  'bad-text': 400,
  'invalid-event': 400,
  'invalid-parameter': 400,
  'unknown-field': 400,
  'unknown-push-service': 400,
  'invalid-signature': 401,
  'invalid-token': 401,
  unauthenticated: 401,
  unauthorized: 401,
  forbidden: 403,
  'email-unverified': 403,
  'link-expired': 403,
  'link-invalid': 403,
  'payment-read-only': 403,
  'recent-sign-in-required': 403,
  'second-factor-required': 403,
  'subscription-required': 403,
  'not-found': 404,
  'unknown-build': 404,
  'unknown-environment': 404,
  'unknown-file': 404,
  'unknown-team': 404,
  'unknown-token': 404,
  'too-slow': 408,
  conflict: 409,
  'mail-unavailable': 409,
  'push-unavailable': 409,
  'too-many-alerts': 409,
  'not-trusted': 409,
  'too-many-notes': 409,
  'other-digest': 409,
  'payload-too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  'file-mismatch': 422,
  refused: 422,
  'too-many-guesses': 429,
  internal: 500,
  'backend-away': 503,
  'database-away': 503,
  'identity-unavailable': 503,
  unavailable: 503,
  'store-unwritable': 507,
} as const satisfies Readonly<Record<string, number>>;
export type RefusalCode = keyof typeof REFUSALS;

/** Facts that help to understand a refusal; no personal data. */
export type CallDetails = Readonly<Record<string, string | number | boolean | null>>;

/** What else is told of a refusal. */
export interface Told extends ErrorOptions {
  readonly details?: CallDetails | undefined;
  /** Rules of delivery that were not met. */
  readonly findings?: readonly GateFinding[];
  /** Seconds after which the same call may be made again. */
  readonly retryAfter?: number;
  /** Of a refusal by the framework, whose codes are fewer. */
  readonly status?: number;
}

/** A call that is not answered as was asked: `{error: {code, message, …}}` with the status of its code. */
export class CallError extends Error {
  readonly status: number;
  readonly details: CallDetails | undefined;
  readonly findings: readonly GateFinding[];
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: RefusalCode,
    message: string,
    { details, findings = [], retryAfter, status = REFUSALS[code], ...options }: Told = {},
  ) {
    super(message, options);
    this.name = 'CallError';
    this.status = status;
    this.details = details;
    this.findings = findings;
    this.retryAfter = retryAfter;
  }
}
