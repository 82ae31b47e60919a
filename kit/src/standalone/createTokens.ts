import { AppError } from '@galopin/shared/contracts';
import { DEMO_ACCOUNTS } from '@galopin/shared/testing';

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
/** Shorter than the ten minutes for which the administrator counts as just signed in. */
const KEPT_MS = 300_000;

/** Bearers of the demo accounts, by address: whoever the switches show signs in at the Auth emulator as on the site. */
export function createTokens(now: () => number): (email: string) => Promise<string> {
  const held = new Map<string, { readonly token: Promise<string>; readonly until: number }>();
  return (email) => {
    const found = held.get(email);
    if (found !== undefined && found.until > now()) return found.token;
    const token = signIn(email);
    held.set(email, { token, until: now() + KEPT_MS });
    // The next call tries again; this one's caller is told.
    token.catch(() => held.delete(email));
    return token;
  };
}

async function signIn(email: string): Promise<string> {
  const response = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_ACCOUNTS.password, returnSecureToken: true }),
  });
  if (!response.ok) {
    const details = { status: response.status };
    throw new AppError('http', `The Auth emulator does not know ${email}`, { details });
  }
  const { idToken } = (await response.json()) as { readonly idToken: string };
  return idToken;
}
