import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSigningKeys } from './signingKeys';

const pair = generateKeyPairSync('ed25519');
const privateKey = Buffer.from(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

describe('loadSigningKeys', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const ids = async (more: object = {}) => [
    ...(await loadSigningKeys({ DATA_DIR: folder, ...more })).trusted.keys(),
  ];
  const file = () => path.join(folder, 'delivery', 'signing-key.pem');

  it('makes a key that only its owner can read, and keeps it', async () => {
    const [first] = await ids();
    expect(await ids()).toEqual([first]);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it('takes the configured key, and trusts further ones beside it', async () => {
    const [own] = await ids();
    const [configured] = await ids({ SIGNING_KEY: privateKey });
    expect(configured).not.toBe(own);
    expect(await ids({ SIGNING_PUBLIC_KEYS: publicKey })).toEqual([own, configured]);
  });

  it('refuses a key of another kind, and an empty file', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const pem = Buffer.from(other.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
    await expect(ids({ SIGNING_KEY: pem })).rejects.toThrow('found a key of type ec, wanted ed25519');
    await ids();
    await writeFile(file(), '');
    await expect(ids()).rejects.toThrow(`${file()} is empty`);
  });
});
