import { getApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore/lite';

/**
 * Initialises the document database from the public configuration the identity was set up with.
 * @throws FirebaseError when there is no such app or the configuration is refused
 */
export function initialiseDocumentDatabase(): void {
  getFirestore(getApp());
}
