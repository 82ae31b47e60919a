import type { DeliverySettings } from '../env';

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
  'FIREBASE_AUTH_EMULATOR_HOST' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_SDK_BASE_URL'
>;

type Sources = Readonly<Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>>;

const NO_SOURCES: Sources = { script: [], connect: [], img: [], frame: [] };

/** What PayPal's script loads and opens, its sandbox included. */
const PAYPAL_SOURCES: Sources = {
  script: ['https://*.paypal.com', 'https://www.paypalobjects.com'],
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

/**
 * Headers of every document.
 * @param nonce of this answer alone
 */
export function securityHeaders(nonce: string, settings: PolicySettings): Record<string, string> {
  const own = ["'self'", `'nonce-${nonce}'`];
  const paypal = paypalSources(settings);
  // The emulator answers on the site's own origin.
  const identity = settings.FIREBASE_AUTH_EMULATOR_HOST === undefined ? FIREBASE_ORIGINS : [];
  const reports = { 'report-uri': [REPORTS], 'report-to': [REPORTS_NAME] };
  const policy = {
    'default-src': ["'none'"],
    'script-src': [...own, ...paypal.script],
    'style-src': own,
    'img-src': ["'self'", 'data:', ...paypal.img],
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
  // PayPal's script is written for pages without them: there they are watched and do not block.
  const isPaid = settings.PAYPAL_CLIENT_ID !== undefined;
  return {
    'content-security-policy': writePolicy(isPaid ? policy : { ...policy, ...TRUSTED_TYPES }),
    ...(isPaid && {
      'content-security-policy-report-only': writePolicy({ ...TRUSTED_TYPES, ...reports }),
    }),
    // Scripts of payment providers can carry no hash, so this reports and does not block.
    'integrity-policy-report-only': `blocked-destinations=(script), endpoints=(${REPORTS_NAME})`,
    'reporting-endpoints': `${REPORTS_NAME}="${REPORTS}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
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
