import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import path from 'node:path';
import { readOrMakeSecret } from './readOrMakeSecret';

/** The private key pointers are signed with, and every public key they may have been signed with. */
export interface SigningKeys {
  readonly own: KeyObject;
  /** Public keys by {@link keyIdOf}; the own one is among them. */
  readonly trusted: ReadonlyMap<string, KeyObject>;
}

export interface SigningKeySettings {
  readonly DATA_DIR: string;
  /** PEM in base64. */
  readonly SIGNING_KEY?: string | undefined;
  /** Base64 of the keys' DER, as between the lines of a PEM file, separated by commas. */
  readonly SIGNING_PUBLIC_KEYS?: string | undefined;
}

/** Short name of a public key: the beginning of its SHA-256. */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/**
 * @param text PEM in base64
 * @throws Error when it is no private Ed25519 key
 */
export function readPrivateKey(text: string): KeyObject {
  return ed25519(createPrivateKey(Buffer.from(text, 'base64')));
}

/**
 * @param text base64 of the DER, comma between several
 * @throws Error when one is no public Ed25519 key
 */
export function readPublicKeys(text: string): KeyObject[] {
  return text
    .split(',')
    .map((one) =>
      ed25519(createPublicKey({ key: Buffer.from(one.trim(), 'base64'), format: 'der', type: 'spki' })),
    );
}

/** The configured key, else the one of the data folder, made on the first start. */
export async function loadSigningKeys(settings: SigningKeySettings): Promise<SigningKeys> {
  const own =
    settings.SIGNING_KEY === undefined
      ? await keyOfFolder(settings.DATA_DIR)
      : readPrivateKey(settings.SIGNING_KEY);
  const others =
    settings.SIGNING_PUBLIC_KEYS === undefined ? [] : readPublicKeys(settings.SIGNING_PUBLIC_KEYS);
  const keys = [createPublicKey(own), ...others];
  return { own, trusted: new Map(keys.map((key) => [keyIdOf(key), key])) };
}

async function keyOfFolder(dataDir: string): Promise<KeyObject> {
  const file = path.resolve(dataDir, 'delivery', 'signing-key.pem');
  const makeKey = () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return ed25519(createPrivateKey(await readOrMakeSecret(file, makeKey)));
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`found a key of type ${key.asymmetricKeyType}, wanted ed25519`);
}
