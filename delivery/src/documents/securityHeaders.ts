/** Where the identity and document SDKs call when no emulator stands in for them. */
const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/**
 * Headers of every document.
 * @param nonce of this answer alone
 * @param emulator whether the Auth emulator answers on the site's own origin
 */
export function securityHeaders(nonce: string, emulator: boolean): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'connect-src': ["'self'", ...(emulator ? [] : FIREBASE_ORIGINS)].join(' '),
    'font-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    // Scripts of payment providers can carry no hash, so this reports and does not block.
    'integrity-policy-report-only': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
