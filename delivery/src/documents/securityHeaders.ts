import type { DeliverySettings } from '../settings/env';

/** Where the identity and document SDKs call when no emulator stands in for them. */
const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** Where browsers tell what the policies have stopped. */
const REPORTS = '/_health/reports';
const REPORTS_NAME = 'site';

type PolicySettings = Pick<
  DeliverySettings,
  'FIREBASE_AUTH_EMULATOR_HOST' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_SDK_BASE_URL' | 'SILK_PICTURES_ORIGIN'
>;

type Sources = Readonly<Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>>;

const NO_SOURCES: Sources = { script: [], connect: [], img: [], frame: [] };

/**
 * What PayPal's script loads and opens, its sandbox included. What runs in our document is named host by host; for the
 * rest PayPal names no hosts but all of its own.
 * @source https://developer.paypal.com/sdk/js/best-practices, https://developer.paypal.com/limited-release/fraudnet/integrate
 */
const PAYPAL_SOURCES: Sources = {
  script: [
    'https://www.paypal.com',
    'https://www.sandbox.paypal.com',
    'https://c.paypal.com',
    'https://www.paypalobjects.com',
  ],
  connect: ['https://*.paypal.com', 'https://www.paypalobjects.com'],
  img: ['https://*.paypal.com', 'https://www.paypalobjects.com'],
  frame: ['https://*.paypal.com'],
};

/**
 * No text becomes script but through the default policy of the document's first script. `iconify` draws icons and may
 * be there once for every build in the page.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'iconify', "'allow-duplicates'"],
};

type Policy = Readonly<Record<string, readonly string[]>>;

const writePolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

export interface DocumentPolicy {
  /** Of this answer alone. */
  readonly nonce: string;
  /** The document of the page where one pays: the only one that PayPal's script may run in. */
  readonly isPayment: boolean;
  /** Hashes of its style elements that have no nonce. */
  readonly styles?: readonly string[];
}

/** Headers of every document. A policy holds as long as the document, whatever pages are shown in it. */
export function securityHeaders(
  { nonce, isPayment, styles = [] }: DocumentPolicy,
  settings: PolicySettings,
): Record<string, string> {
  const own = ["'self'", `'nonce-${nonce}'`];
  const paypal = isPayment ? paypalSources(settings) : NO_SOURCES;
  // The emulator answers on the site's own origin.
  const identity = settings.FIREBASE_AUTH_EMULATOR_HOST === undefined ? FIREBASE_ORIGINS : [];
  const silks = settings.SILK_PICTURES_ORIGIN === undefined ? [] : [settings.SILK_PICTURES_ORIGIN];
  const reports = { 'report-uri': [REPORTS], 'report-to': [REPORTS_NAME] };
  const policy = {
    'default-src': ["'none'"],
    'script-src': [...own, ...paypal.script],
    'style-src': [...own, ...styles],
    'img-src': ["'self'", 'data:', ...silks, ...paypal.img],
    'connect-src': ["'self'", ...identity, ...paypal.connect],
    'frame-src': paypal.frame.length > 0 ? paypal.frame : ["'none'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...reports,
  };
  // PayPal's script makes script of text: where it runs, that is watched and does not block.
  return {
    'content-security-policy': writePolicy(isPayment ? policy : { ...policy, ...TRUSTED_TYPES }),
    ...(isPayment && {
      'content-security-policy-report-only': writePolicy({ ...TRUSTED_TYPES, ...reports }),
    }),
    // Parts that a build loads later carry no hash yet, PayPal's script never: this reports and does not block.
    'integrity-policy-report-only': `blocked-destinations=(script), endpoints=(${REPORTS_NAME})`,
    'reporting-endpoints': `${REPORTS_NAME}="${REPORTS}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** Hosts of a payment that is configured, and no others. */
function paypalSources({ PAYPAL_CLIENT_ID, PAYPAL_SDK_BASE_URL }: PolicySettings): Sources {
  if (PAYPAL_CLIENT_ID === undefined) return NO_SOURCES;
  if (PAYPAL_SDK_BASE_URL === undefined) return PAYPAL_SOURCES;
  const standIn = [new URL(PAYPAL_SDK_BASE_URL).origin];
  return { script: standIn, connect: standIn, img: standIn, frame: standIn };
}
