const COOKIE = 'was-signed-in';
const ADMIN_COOKIE = 'was-administrator';
const OWED_COOKIE = 'owes-sign-out';
const ONE_YEAR = 31_536_000;

/**
 * Remembers whether this browser was signed in last time, in a cookie that the document's server reads as well: it
 * then leaves the anonymous data out of the document. It says nothing about who, and grants nothing.
 */
export interface SessionHint {
  expectsMember(): boolean;
  remember(signedIn: boolean): void;
  /** Whether the API took the account of last time for the administrator's; forgotten with the sign-out. */
  expectsAdmin(): boolean;
  rememberAdmin(isAdmin: boolean): void;
  /** Whether somebody signed out here without the provider having done its part. */
  owesSignOut(): boolean;
  oweSignOut(owed: boolean): void;
}

export function createSessionHint(target: Pick<Document, 'cookie'>): SessionHint {
  const has = (name: string) => target.cookie.split('; ').includes(`${name}=1`);
  const set = (name: string, on: boolean) => {
    target.cookie = `${name}=${on ? '1' : ''}; Path=/; SameSite=Lax; Max-Age=${on ? ONE_YEAR : 0}`;
  };
  return {
    expectsMember: () => has(COOKIE),
    remember: (signedIn) => set(COOKIE, signedIn),
    expectsAdmin: () => has(ADMIN_COOKIE),
    rememberAdmin: (isAdmin) => {
      if (isAdmin !== has(ADMIN_COOKIE)) set(ADMIN_COOKIE, isAdmin);
    },
    owesSignOut: () => has(OWED_COOKIE),
    oweSignOut: (owed) => set(OWED_COOKIE, owed),
  };
}
