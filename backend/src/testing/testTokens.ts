import { exportJWK, generateKeyPair, createLocalJWKSet, SignJWT, UnsecuredJWT } from 'jose';
import { createTokenVerifier, type TokenVerifier } from '../http/identity/createTokenVerifier';

export const TEST_PROJECT = 'demo-galopin';
export const TEST_ADMIN = 'admin@demo.test';

export interface TestClaims {
  readonly sub?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** When the password was given, epoch seconds; now unless told otherwise. */
  readonly auth_time?: number;
  /** `sign_in_second_factor` is `totp` where a code was asked for beside the password. */
  readonly firebase?: { readonly sign_in_second_factor?: string };
  readonly project?: string;
  /** Seconds from now; negative is past. */
  readonly expiresIn?: number;
  /** Seconds from now that it says it was issued; now, or before it expired. */
  readonly issuedIn?: number;
}

export interface TestTokens {
  readonly verifier: TokenVerifier;
  /** Same keys, and unsigned tokens as the Auth emulator issues them. */
  readonly emulatorVerifier: TokenVerifier;
  /** Same keys; the administrator is wanted with a second factor. */
  readonly strictVerifier: TokenVerifier;
  sign(claims?: TestClaims): Promise<string>;
  unsigned(claims?: TestClaims): string;
}

/** A token issuer of its own, and verifiers that trust it. */
export async function createTestTokens(): Promise<TestTokens> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }] });
  const verifier = (allowUnsigned: boolean, wantsSecondFactor = false) =>
    createTokenVerifier({
      projectId: TEST_PROJECT,
      keys,
      allowUnsigned,
      adminEmail: TEST_ADMIN,
      wantsSecondFactor,
    });
  return {
    verifier: verifier(false),
    emulatorVerifier: verifier(true),
    strictVerifier: verifier(false, true),
    sign: (claims = {}) =>
      new SignJWT(body(claims)).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey),
    unsigned: (claims = {}) => new UnsecuredJWT(body(claims)).encode(),
  };
}

function body({
  project = TEST_PROJECT,
  expiresIn = 3600,
  issuedIn = Math.min(0, expiresIn - 1),
  sub = 'member-1',
  ...claims
}: TestClaims) {
  const now = Math.floor(Date.now() / 1000);
  return {
    email: 'membre@demo.test',
    email_verified: false,
    auth_time: now,
    ...claims,
    sub,
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: now + issuedIn,
    exp: now + expiresIn,
  };
}
