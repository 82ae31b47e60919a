import { DEMO_DEFAULTS } from '@galopin/shared/settings';

/**
 * An ID token as the Auth emulator makes them: it counts where a drill gave its servers an emulator's address.
 * @param at epoch milliseconds that it is made at
 */
export function memberToken(
  uid: string,
  claims: Readonly<Record<string, unknown>> = {},
  at = Date.now(),
): string {
  const now = Math.floor(at / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const body = {
    iss: `https://securetoken.google.com/${DEMO_DEFAULTS.projectId}`,
    aud: DEMO_DEFAULTS.projectId,
    sub: uid,
    email: `${uid}@drill.test`,
    email_verified: false,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    ...claims,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(body)}.`;
}

export const adminToken = (): string =>
  memberToken('drill-admin', { email: DEMO_DEFAULTS.adminEmail, email_verified: true });

/** What pages know Parse by; public on every site. */
export const DRILL_PARSE = { appId: 'drill', javascriptKey: 'drill-javascript-key' } as const;
