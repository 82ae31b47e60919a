/**
 * Files of the published builds. Keys are relative paths of letters, digits, `.`, `_`, `-` and `/`. A key is
 * written once and never changed, so that a bucket which can only get and put new keys is enough.
 */
export interface BuildStore {
  /** Content of a key, `null` when there is none. */
  get(key: string): Promise<Buffer | null>;
  /**
   * Writes a new key, whole or not at all. Writing the same content again is harmless.
   * @throws KeyTakenError when the key holds other content
   */
  putNew(key: string, content: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Keys below a folder (`mf-races/`), sorted; empty when there are none. */
  list(prefix: string): Promise<string[]>;
  /** Forgets a key for good; harmless when it is not there. Only builds that nothing refers to are removed. */
  remove(key: string): Promise<void>;
}

/** A key that exists with other content. */
export class KeyTakenError extends Error {
  constructor(key: string) {
    super(`${key} is stored with other content and is never overwritten`);
    this.name = 'KeyTakenError';
  }
}

/** Characters of one name: file systems take no longer ones. */
const KEY = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]{1,200}(?:\/[\w.-]{1,200})*$/;

/** @throws Error for a key that could leave the store */
export function checkStoreKey(key: string): string {
  if (!isStoreKey(key)) throw new Error(`${key} is no key of a store`);
  return key;
}

/** True for a key that names a file below the store and nothing else. */
export const isStoreKey = (key: string): boolean => KEY.test(key);
