import type { PublicConfig, SessionUser } from '@galopin/shared/contracts';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
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
  const { apiKey, authDomain, projectId, storageBucket } = config;
  const app = initializeApp({ apiKey, authDomain, projectId, storageBucket });
  // Not `getAuth`: it brings the pop-up and redirect flows, which nothing here uses.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulator) connectAuthEmulator(auth, siteOrigin, { disableWarnings: true });

  return {
    onUserChanged: (listener, onError) =>
      onAuthStateChanged(auth, (user) => listener(user ? describeUser(user) : null), onError),
    async signIn(email, password) {
      await setPersistence(auth, indexedDBLocalPersistence);
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return describeUser(user);
    },
    signOut: () => signOut(auth),
    idToken: async (fresh) => (auth.currentUser ? auth.currentUser.getIdToken(fresh) : null),
  };
}

function describeUser({ uid, email, emailVerified, displayName }: User): SessionUser {
  return { uid, email: email ?? '', emailVerified, displayName };
}
