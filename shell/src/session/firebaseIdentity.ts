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
} from 'firebase/auth';
import { fetchEmulatorResetCode } from './fetchEmulatorResetCode';
import type { IdentityProvider } from './identityProvider';

/**
 * Firebase Authentication; with `firestoreLite` the only home of Firebase. Loaded on its own, never on the way to the
 * first paint.
 * @param siteOrigin the emulator answers there, so that a phone on the network can sign in too
 */
export function createFirebaseIdentity(
  config: PublicConfig['firebase'],
  siteOrigin: string,
): IdentityProvider {
  const auth = openAuth(config, siteOrigin);
  const enter = async (by: typeof signInWithEmailAndPassword, email: string, password: string) => {
    await setPersistence(auth, indexedDBLocalPersistence);
    const { user } = await by(auth, email, password);
    return describeUser(user);
  };
  return {
    onUserChanged: (listener, onError) =>
      onAuthStateChanged(auth, (user) => listener(user ? describeUser(user) : null), onError),
    signIn: (email, password) => enter(signInWithEmailAndPassword, email, password),
    signUp: (email, password) => enter(createUserWithEmailAndPassword, email, password),
    signOut: () => signOut(auth),
    async sendPasswordReset(email) {
      await sendPasswordResetEmail(auth, email);
      // The emulator sends no mail.
      return config.emulator ? fetchEmulatorResetCode(siteOrigin, config.projectId, email) : null;
    },
    confirmPasswordReset: (code, password) => confirmPasswordReset(auth, code, password),
    async reauthenticate(password) {
      const user = signedInUser(auth);
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    },
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
