import type { PublicConfig, SessionUser } from '@galopin/shared/contracts';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { IdentityProvider } from './identityProvider';
import { offerSecondFactor, withSecondFactor } from './secondFactor';

/**
 * Firebase Authentication; with `documentDatabase.ts` the only home of Firebase. Loaded on its own, never on the way to the
 * first paint.
 * @param siteOrigin the emulator answers there, so that a phone on the network can sign in too
 */
export function createFirebaseIdentity(
  config: PublicConfig['firebase'],
  siteOrigin: string,
): IdentityProvider {
  const auth = openAuth(config, siteOrigin);
  const enter = async (by: () => Promise<UserCredential>) => {
    await setPersistence(auth, indexedDBLocalPersistence);
    return describeUser((await by()).user);
  };
  return {
    onUserChanged: (listener, onError) =>
      onAuthStateChanged(auth, (user) => listener(user ? describeUser(user) : null), onError),
    signIn: (email, password, code) =>
      enter(() => withSecondFactor(auth, () => signInWithEmailAndPassword(auth, email, password), code)),
    signUp: (email, password) => enter(() => createUserWithEmailAndPassword(auth, email, password)),
    signOut: () => signOut(auth),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    confirmPasswordReset: (code, password) => confirmPasswordReset(auth, code, password),
    async reauthenticate(password, code) {
      const user = signedInUser(auth);
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await withSecondFactor(auth, () => reauthenticateWithCredential(user, credential), code);
    },
    offerSecondFactor: async () => offerSecondFactor(signedInUser(auth), siteOrigin),
    updatePassword: async (password) => updatePassword(signedInUser(auth), password),
    deleteUser: async () => deleteUser(signedInUser(auth)),
    idToken: async (fresh) => (auth.currentUser ? auth.currentUser.getIdToken(fresh) : null),
  };
}

function openAuth(config: PublicConfig['firebase'], siteOrigin: string): Auth {
  const { apiKey, authDomain, projectId, storageBucket } = config;
  const app = initializeApp({ apiKey, authDomain, projectId, storageBucket });
  // Not `getAuth`: it brings the pop-up and redirect flows, which nothing here uses.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // The language of the provider's mails.
  auth.languageCode = 'fr';
  if (config.emulator) connectAuthEmulator(auth, siteOrigin, { disableWarnings: true });
  return auth;
}

function signedInUser({ currentUser }: Auth): User {
  if (!currentUser) throw new FirebaseError('auth/no-current-user', 'Nobody is signed in');
  return currentUser;
}

function describeUser({ uid, email, emailVerified, displayName }: User): SessionUser {
  return { uid, email: email ?? '', emailVerified, displayName };
}
