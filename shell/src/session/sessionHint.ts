const COOKIE = 'was-signed-in';
const ONE_YEAR = 31_536_000;

/**
 * Remembers whether this browser was signed in last time, in a cookie that the document's server reads as well: it
 * then leaves the anonymous data out of the document. It says nothing about who, and grants nothing.
 */
export interface SessionHint {
  expectsMember(): boolean;
  remember(signedIn: boolean): void;
}

export function createSessionHint(target: Pick<Document, 'cookie'>): SessionHint {
  return {
    expectsMember: () => target.cookie.split('; ').includes(`${COOKIE}=1`),
    remember(signedIn) {
      target.cookie = `${COOKIE}=${signedIn ? '1' : ''}; Path=/; SameSite=Lax; Max-Age=${signedIn ? ONE_YEAR : 0}`;
    },
  };
}
