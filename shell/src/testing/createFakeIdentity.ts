import type { SessionUser } from '@galopin/shared/contracts';
import type { IdentityProvider } from '../session/identityProvider';

export const member: SessionUser = {
  uid: 'uid-1',
  email: 'membre@demo.test',
  emailVerified: false,
  displayName: null,
};
export const admin: SessionUser = { ...member, uid: 'uid-2', email: 'admin@demo.test', emailVerified: true };

export interface FakeIdentity extends IdentityProvider {
  /** Reports who is there, as the provider does after its first look and on every change. */
  report(user: SessionUser | null): void;
  /** Reports that the provider cannot tell. */
  breakDown(error: Error): void;
  /** Calls from now on, or only those of one name, fail with this; `undefined` heals. */
  failWith(error: Error | undefined, only?: keyof IdentityProvider | 'confirm'): void;
  readonly calls: readonly string[];
}

/** An identity provider in memory, which knows the member only. */
export function createFakeIdentity(): FakeIdentity {
  const calls: string[] = [];
  let failure: Error | undefined;
  let failing: keyof IdentityProvider | 'confirm' | undefined;
  let follow: (user: SessionUser | null) => void = () => undefined;
  let complain: (error: Error) => void = () => undefined;
  const record = (call: string) => {
    calls.push(call);
    if (failure && (failing === undefined || call.startsWith(failing))) throw failure;
  };
  return {
    calls,
    report: (user) => follow(user),
    breakDown: (error) => complain(error),
    failWith: (error, only) => {
      failure = error;
      failing = only;
    },
    onUserChanged(listener, onError) {
      follow = listener;
      complain = onError;
      return () => undefined;
    },
    async signIn(email, _password, code) {
      record(`signIn ${email}${code === undefined ? '' : ` ${code}`}`);
      return { ...member, email };
    },
    async signUp(email) {
      record(`signUp ${email}`);
      return { ...member, email };
    },
    async signOut() {
      record('signOut');
    },
    async sendPasswordReset(email) {
      record(`sendPasswordReset ${email}`);
    },
    async confirmPasswordReset(code) {
      record(`confirmPasswordReset ${code}`);
    },
    async reauthenticate(_password, code) {
      record(`reauthenticate${code === undefined ? '' : ` ${code}`}`);
    },
    async offerSecondFactor() {
      record('offerSecondFactor');
      return {
        secret: 'A-SECRET',
        link: 'otpauth://totp/galopin',
        confirm: async (code) => record(`confirm ${code}`),
      };
    },
    async updatePassword() {
      record('updatePassword');
    },
    async deleteUser() {
      record('deleteUser');
    },
    async idToken(fresh) {
      record(`idToken ${fresh}`);
      return 'a-token';
    },
  };
}

/** A provider's error with its code. */
export const providerError = (code: string): Error => Object.assign(new Error(`Firebase: ${code}`), { code });
